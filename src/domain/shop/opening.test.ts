import { expect, test } from 'vitest';
import { openingSentence } from '#src/strings/marks.ts';
import { openingAt } from './opening.ts';
import { shop } from './shop.ts';

// 2026-11-23 is a Monday; Sarajevo is one hour ahead of UTC in winter, two in summer.
test.each([
  ['2026-11-23T06:59:00Z', 'Zatvoreno do 8:00'],
  ['2026-11-23T07:00:00Z', 'Otvoreno do 16:00'],
  ['2026-11-23T14:59:00Z', 'Otvoreno do 16:00'],
  ['2026-11-23T15:00:00Z', 'Zatvoreno do sutra u\u00a08:00'],
  ['2026-11-27T18:00:00Z', 'Zatvoreno do sutra u\u00a08:30'],
  ['2026-11-28T07:29:00Z', 'Zatvoreno do 8:30'],
  ['2026-11-28T10:00:00Z', 'Otvoreno do 12:00'],
  ['2026-11-28T11:00:00Z', 'Zatvoreno do ponedjeljka u\u00a08:00'],
  ['2026-11-29T12:00:00Z', 'Zatvoreno do sutra u\u00a08:00'],
  ['2026-11-29T23:30:00Z', 'Zatvoreno do 8:00'],
  ['2026-07-06T06:00:00Z', 'Otvoreno do 16:00'],
  ['2026-07-06T05:59:00Z', 'Zatvoreno do 8:00'],
])('at %s the shop says: %s', (at, sentence) => {
  const opening = openingAt(shop().openingHours, new Date(at));
  expect(opening && openingSentence(opening)).toBe(sentence);
});

test('a shop that opens on one day only says which', () => {
  const week = [null, null, { opens: '09:00', closes: '10:00' }, null, null, null, null];
  const opening = openingAt(week, new Date('2026-11-25T12:00:00Z'));
  expect(opening && openingSentence(opening)).toBe('Zatvoreno do srijede u\u00a09:00');
});

test.each([
  ['2026-12-24T09:00:00Z', [['2026-12-24', '2026-12-26']], 'Zatvoreno do ponedjeljka u\u00a08:00'],
  ['2026-12-23T16:00:00Z', [['2026-12-24', '2027-01-03']], 'Zatvoreno do 4.\u00a01. u\u00a08:00'],
  ['2026-12-23T09:00:00Z', [['2026-12-24', '2027-01-03']], 'Otvoreno do 16:00'],
  ['2026-12-23T23:30:00Z', [['2026-12-24', '2026-12-24']], 'Zatvoreno do sutra u\u00a08:00'],
])('at %s, closed on %j, it says: %s', (at, closed, sentence) => {
  const closures = closed.map(([from = '', to = '']) => ({ from, to }));
  const opening = openingAt(shop().openingHours, new Date(at), closures);
  expect(opening && openingSentence(opening)).toBe(sentence);
});

test('a shop that never opens says nothing', () => {
  expect(openingAt([null, null, null, null, null, null, null], new Date())).toBeUndefined();
});
