import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';

const texts = (text: string) => planOf(text).words.map((word) => word.text);
const generations = (text: string) => {
  const { vehicle } = planOf(text);
  return vehicle ? [vehicle, ...vehicle.others].map(({ generation }) => generation?.name) : [];
};

test.each([
  ['retrovizor golf 4 trojka ', 'troja'],
  ['retrovizor golf 4 3 vrata ', 'troja'],
  ['retrovizor golf 5 5 vrata lijevi ', 'petora'],
  ['hauba golf 4 tri vrata ', 'troja'],
  ['retrovizor golf 4 5v ', 'petora'],
  ['retrovizor audi a4 b8 5 vrata ', 'petora'],
  ['retrovizor peugeot 307 3 vrata ', 'troja'],
])('%s is for a car with %s doors, of one generation', (text, doors) => {
  expect(texts(text)).toContain(doors);
  expect(texts(text)).not.toContain('vrata');
  expect(generations(text)).toHaveLength(1);
});

test.each([
  'retrovizor golf 5 ',
  'vrata golf 4 ',
  'far golf trojka ',
  'senzor 5v ',
  'golf pet vrata lijeva ',
  'golf 5 vrata prednja ',
])('%s counts no doors', (text) => expect(texts(text).join(' ')).not.toMatch(/troja|petora/));
