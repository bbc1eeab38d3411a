import { expect, test } from 'vitest';
import { calendarDate, clockTime, isoDay, shortMoment } from './calendar.ts';

test('time and date are those of the shop, in summer and in winter', () => {
  expect(clockTime(new Date('2026-07-01T12:32:00Z'))).toBe('14:32');
  expect(clockTime(new Date('2026-11-21T23:05:00Z'))).toBe('00:05');
  expect(calendarDate(new Date('2026-11-21T23:05:00Z'))).toBe('22. 11. 2026.');
});

test('days are counted on the calendar, also over a change of the clocks', () => {
  // 23:30 in the shop; the clocks go forward on 29 March 2026, and back on 25 October.
  expect(isoDay(new Date('2026-03-27T22:30:00Z'), 2)).toBe('2026-03-29');
  expect(isoDay(new Date('2026-03-28T22:30:00Z'), 1)).toBe('2026-03-29');
  expect(isoDay(new Date('2026-10-24T22:30:00Z'), 1)).toBe('2026-10-26');
  expect(isoDay(new Date('2026-03-28T22:30:00Z'), 90)).toBe('2026-06-26');
  expect(isoDay(new Date('2026-12-31T10:00:00Z'))).toBe('2026-12-31');
});

test('a moment of today is shown without its date', () => {
  const now = new Date('2026-11-21T15:00:00Z');
  expect(shortMoment(new Date('2026-11-21T13:32:00Z'), now)).toBe('14:32');
  expect(shortMoment(new Date('2026-11-20T13:32:00Z'), now)).toBe('20. 11. 2026. 14:32');
});
