import { expect, test } from 'vitest';
import { deliveryDay } from './delivery.ts';

test.each([
  ['on a Monday morning by Thursday', '2026-11-16T09:00:00Z', '2026-11-19'],
  ['after closing a day later', '2026-11-16T15:30:00Z', '2026-11-20'],
  ['before a weekend after it', '2026-12-11T09:00:00Z', '2026-12-16'],
  ['on a Saturday as on Monday', '2026-12-12T09:00:00Z', '2026-12-17'],
  ['around a holiday a day later', '2026-11-23T09:00:00Z', '2026-11-27'],
  ['over New Year', '2026-12-31T09:00:00Z', '2027-01-06'],
  ['over New Year in the week', '2028-12-29T09:00:00Z', '2029-01-05'],
  ['over Independence Day', '2027-02-26T09:00:00Z', '2027-03-04'],
  ['over both days of Labour Day', '2028-04-28T09:00:00Z', '2028-05-05'],
  ['late abroad, by the shop’s clock', '2026-11-16T23:30:00Z', '2026-11-20'],
])('three working days %s', (_, at, day) =>
  expect(deliveryDay(new Date(at), 3)?.toISOString().slice(0, 10)).toBe(day),
);

test('nothing is sent while the shop is closed', () => {
  const closures = [{ from: '2026-11-18', to: '2026-11-20' }];
  const day = deliveryDay(new Date('2026-11-16T09:00:00Z'), 3, closures);
  expect(day?.toISOString().slice(0, 10)).toBe('2026-11-24');
});

test('a shop that is closed for years promises no day', () => {
  const closures = [{ from: '2026-11-18', to: '9999-12-31' }];
  expect(deliveryDay(new Date('2026-11-16T09:00:00Z'), 3, closures)).toBeUndefined();
});
