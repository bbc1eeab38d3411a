import { expect, test } from 'vitest';
import { calendarDate, clockTime, shortMoment } from './clock.ts';

test('time and date are those of the shop, in summer and in winter', () => {
  expect(clockTime(new Date('2026-07-01T12:32:00Z'))).toBe('14:32');
  expect(clockTime(new Date('2026-11-21T23:05:00Z'))).toBe('00:05');
  expect(calendarDate(new Date('2026-11-21T23:05:00Z'))).toBe('22. 11. 2026.');
});

test('a moment of today is shown without its date', () => {
  const now = new Date('2026-11-21T15:00:00Z');
  expect(shortMoment(new Date('2026-11-21T13:32:00Z'), now)).toBe('14:32');
  expect(shortMoment(new Date('2026-11-20T13:32:00Z'), now)).toBe('20. 11. 2026. 14:32');
});
