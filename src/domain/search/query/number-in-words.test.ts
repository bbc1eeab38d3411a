import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';

const texts = (text: string) =>
  planOf(text)
    .words.map((word) => word.text)
    .join(' ');

test.each([
  ['pežo dvjesto šest far', 'pezo 206 far'],
  ['dvjestošestica far', '206 far'],
  ['dvjestošesticu far', '206 far'],
  ['206ica far', '206 far'],
  ['tristo sedam far', '307 far'],
  ['tristosedmica far', '307 far'],
  ['mercedes sto devedeset far', 'mercedes 190 far'],
  ['stodevedesetka far', '190 far'],
  ['sto dvadeset četvorka far', '124 far'],
  ['stodvadesetčetvorka far', '124 far'],
  ['alternator sto dvadeset ampera', 'alternator 120 a'],
  ['fiat petsto branik', 'fiat 500 branik'],
  ['audi stotka far', 'audi 100 far'],
  ['far za audi osamdesetku', 'far za audi 80'],
])('%s is read as %s', (text, expected) => expect(texts(`${text} `)).toBe(expected));

test.each([
  'što košta far',
  'što dva fara',
  'sto far',
  'golf šesto far',
  'golf petica',
  'štop golf',
  'stotina',
])('%s has no such number', (text) => expect(texts(`${text} `)).not.toMatch(/\d{3}(?!\d)/));

test('a Peugeot is understood by its number in words', () =>
  expect(planOf('pežo dvjestošestica far ').vehicle?.model?.name).toBe('206'));
