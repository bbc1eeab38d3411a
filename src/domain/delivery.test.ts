import { expect, test } from 'vitest';
import { deliveryDay } from './delivery.ts';

test.each([
  ['on a Monday morning by Thursday', '2026-11-16T09:00:00Z', { weekday: 3, day: 19, month: 11 }],
  ['after closing a day later', '2026-11-16T15:30:00Z', { weekday: 4, day: 20, month: 11 }],
  ['before a weekend after it', '2026-12-11T09:00:00Z', { weekday: 2, day: 16, month: 12 }],
  ['on a Saturday as on Monday', '2026-12-12T09:00:00Z', { weekday: 3, day: 17, month: 12 }],
  ['around a holiday a day later', '2026-11-23T09:00:00Z', { weekday: 4, day: 27, month: 11 }],
  ['over New Year', '2026-12-31T09:00:00Z', { weekday: 2, day: 6, month: 1 }],
  ['late abroad, by the shop’s clock', '2026-11-16T23:30:00Z', { weekday: 4, day: 20, month: 11 }],
])('three working days %s', (_, at, day) => expect(deliveryDay(new Date(at), 3)).toEqual(day));
