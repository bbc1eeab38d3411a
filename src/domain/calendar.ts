import { clockInShop } from './clock.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** `14:32` */
export const clockTime = (at: Date): string => clockInShop(at).time;

/** `21. 11. 2026.` */
export function calendarDate(at: Date): string {
  const { midnight } = clockInShop(at);
  return `${midnight.getUTCDate()}. ${midnight.getUTCMonth() + 1}. ${midnight.getUTCFullYear()}.`;
}

/** The time alone for today, with the date for any other day: `14:32`, `20. 11. 2026. 14:32`. */
export function shortMoment(at: Date, now: Date = new Date()): string {
  const date = calendarDate(at);
  return date === calendarDate(now) ? clockTime(at) : `${date} ${clockTime(at)}`;
}

/** `2026-11-21`, the shop's date, or that of so many days later. */
export function isoDay(at: Date, daysLater = 0): string {
  const { midnight } = clockInShop(at);
  return new Date(midnight.getTime() + daysLater * DAY_MS).toISOString().slice(0, 10);
}
