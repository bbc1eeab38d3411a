import { expect, test } from 'vitest';
import { fitSentence } from './fit.ts';

test.each([
  ['limuzina', 'Ne odgovara: za limuzinu'],
  ['karavan', 'Ne odgovara: za karavan'],
])('a part for the body %s is refused in the accusative', (body, sentence) =>
  expect(fitSentence({ verdict: 'no', fits: [body] }, 'Audi A4 2008')).toEqual(['', sentence]),
);
