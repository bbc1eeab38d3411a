import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';

const asked = (text: string) =>
  planOf(text)
    .units.map(({ partName, words }) => partName ?? words.map(({ typed }) => typed).join(' '))
    .sort();

test.each([
  ['doboš zadnjeg točka clio ', ['bubanj kočnice', 'clio', 'zadnjeg']],
  ['čep ulja motora ', ['čep ulja']],
  ['kočioni disk točka ', ['kočioni disk']],
  ['senzor motora ', ['motora', 'senzor']],
  ['dihtung motora ', ['dihtung', 'motora']],
  ['podizač stakla prednja lijeva vrata ', ['lijeva', 'podizač stakla', 'prednja']],
  ['zvučnik zadnja vrata clio ', ['clio', 'zadnja', 'zvučnik']],
  ['retrovizor vozačeva vrata ', ['retrovizor', 'vozačeva']],
  ['retrovizor i prednja vrata ', ['prednja', 'retrovizor vrata']],
  ['hauba desna vrata ', ['desna', 'hauba', 'vrata']],
])('%s asks for %j', (text, expected) => expect(asked(text)).toEqual(expected));

test.each([
  ['motorić nivelacije fara golf ', ['golf', 'motorić fara']],
  ['zupčasti remen kaiš ', ['zupčasti remen']],
  ['staklo retrovizora ogledala ', ['staklo retrovizora']],
  ['gumica stabilizatora balansa ', ['gumica balans štange']],
  ['poklopac motora hauba ', ['hauba']],
  ['visokotlačna pumpa bosch ', ['bosch', 'pumpa visokog pritiska']],
  ['servo pumpa električna ', ['električna', 'servo pumpa']],
  ['nosač motora mjenjača ', ['mjenjača', 'nosač motora']],
])('what another name of the part has is not asked for again: %s', (text, expected) =>
  expect(asked(text)).toEqual(expected),
);
