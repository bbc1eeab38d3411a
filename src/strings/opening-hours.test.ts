import { expect, test } from 'vitest';
import { shop } from '#src/domain/shop/shop.ts';
import { closureDays, openingHoursLines, usualHours, workdayHours } from './opening-hours.ts';

const day = { opens: '08:00', closes: '16:00' };

test('the shop’s week has three lines, with the working days in one', () => {
  expect(openingHoursLines(shop().openingHours)).toEqual([
    { days: 'Pon–pet', hours: '08:00–16:00', closed: false },
    { days: 'Subota', hours: '08:30–12:00', closed: false },
    { days: 'Nedjelja', hours: 'zatvoreno', closed: true },
  ]);
});

test('a day that differs in the middle splits the week', () => {
  const lines = openingHoursLines([day, day, null, day, day, null, null]);
  expect(lines.map((line) => line.days)).toEqual(['Pon–uto', 'Srijeda', 'Čet–pet', 'Sub–ned']);
});

test('a shop open every day has one line', () => {
  expect(openingHoursLines(Array.from({ length: 7 }, () => day))).toEqual([
    { days: 'Pon–ned', hours: '08:00–16:00', closed: false },
  ]);
});

test('the product page has one line if all working days are equal, otherwise a line for each', () => {
  const short = { opens: '08:00', closes: '14:00' };
  const week = shop().openingHours;
  expect(workdayHours(week)).toEqual([['Radnim danom:', '08:00 - 16:00h']]);
  expect(workdayHours(week.with(4, short))).toEqual([
    ['Pon–čet:', '08:00–16:00'],
    ['Petak:', '08:00–14:00'],
  ]);
  expect(workdayHours(week.with(0, null))).toEqual([['Uto–pet:', '08:00–16:00']]);
});

test('the home page shows the first days with hours, and nothing for a shop that never opens', () => {
  expect(usualHours(shop().openingHours)).toBe('pon–pet 08:00–16:00');
  expect(usualHours(Array.from({ length: 7 }, () => null))).toBe('');
});

test('a closure is written as one day, or as its first and last day', () => {
  expect(closureDays({ from: '2026-12-25', to: '2026-12-25', reason: '' })).toBe('25. 12. 2026.');
  expect(closureDays({ from: '2026-12-24', to: '2027-01-02', reason: '' })).toBe(
    '24. 12. 2026. – 2. 1. 2027.',
  );
});
