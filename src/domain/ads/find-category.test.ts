import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';

const categoryOf = (part: string): string | null => demoKnowledge.findCategory(part, '')?.slug ?? null;

test.each([
  'prekidač svjetla',
  'prekidač farova',
  'prekidač brisača',
  'pumpa volana',
  'elektro pumpa volana',
  'servo pumpa volana',
  'modul volana',
  'remenica pumpe volana',
  'osigurač alternatora',
  'ležaj točka',
  'lager točka',
  'senzor brzine točka',
  'nosač točka',
  'senzor volana',
  'sajla haube',
  'instalacija farova',
  'senzor parkinga zadnji branik',
  'senzor parkinga prednjeg branika',
])('a %s is not filed under the part that it serves', (part) => expect(categoryOf(part)).toBeNull());

test.each([
  ['nosač fara', 'farovi'],
  ['poklopac fara', 'farovi'],
  ['nosač branika', 'branici'],
  ['obloga volana', 'volani-i-airbag'],
  ['motorić retrovizora', 'vanjski-retrovizori'],
  ['motor brisača', 'brisaci'],
  ['pumpa brisača', 'brisaci'],
  ['sajla kvačila', 'kvacila'],
  ['nosač akumulatora', 'akumulatori'],
  ['senzor kočionih pločica', 'kocnice'],
  ['senzor pritiska u gumama', 'felge-i-gume'],
])('a %s is filed under %s', (part, slug) => expect(categoryOf(part)).toBe(slug));

test.each([
  ['točak volana', 'volani-i-airbag'],
  ['žmigavac retrovizora', 'vanjski-retrovizori'],
  ['pozicijsko svjetlo', 'farovi'],
  ['manžetna mjenjača', 'enterijer'],
  ['manžetna poluosovine', null],
  ['manžetna letve', null],
  ['amort. zadnji', 'amortizeri'],
  ['retr. lijevi', 'vanjski-retrovizori'],
  ['elek. podizač', null],
  ['lanci za snijeg, garancija', null],
  ['navlake za volan, dostava', 'volani-i-airbag'],
  ['zimske 205/55 Matador', 'felge-i-gume'],
  ['ljetnje Sava 185/65 par', 'felge-i-gume'],
  ['195/55 R 15 ljetne', 'felge-i-gume'],
  ['zimske metlice 650/475', 'brisaci'],
  ['sjedišta grijana', 'sjedista'],
  ['Set LUK', 'kvacila'],
  ['LuK komplet 1.9 tdi', 'kvacila'],
  ['Hidrocilindar LuK', 'kvacila'],
  ['Varta 74Ah', 'akumulatori'],
  ['brojčanik 205/55', null],
  ['200 turbo far', 'farovi'],
  ['nov turbo garrett', 'turbine'],
  ['turbo 2.2 cdi', 'turbine'],
  ['ispravan turbo sa interkulerom', 'turbine'],
  ['rasprodaja alternatora', 'alternatori'],
  ['prodaja motora', null],
])('a %s belongs to %s', (part, slug) => expect(categoryOf(part)).toBe(slug));
