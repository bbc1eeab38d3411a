import { expect, test } from 'vitest';
import { fitDescription, fitTitle } from './seo-text.ts';

test('a title uses the fullest wording that search engines show whole', () => {
  const long = 'Električni preklopivi retrovizor s memorijom – Audi A4 2004–2009';
  expect(fitTitle(long, 'Električni preklopivi retrovizor – Audi A4', 'Retrovizor')).toBe(
    'Električni preklopivi retrovizor – Audi A4',
  );
  expect(fitTitle('Far – Audi A4 2008', 'Far')).toBe('Far – Audi A4 2008');
});

test('a description leaves out sentences that no longer fit', () => {
  const filler = 'x'.repeat(140);
  expect(fitDescription(filler, 'Predug dodatak ovdje.', 'Kratko.')).toBe(`${filler} Kratko.`);
});
