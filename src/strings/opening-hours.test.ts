import { expect, test } from 'vitest';
import { shop } from '#src/domain/shop.ts';
import { openingHoursLines } from './opening-hours.ts';

const day = { opens: '08:00', closes: '16:00' };

test('the shop’s week is three lines, workdays joined', () => {
  expect(openingHoursLines(shop.openingHours)).toEqual([
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
