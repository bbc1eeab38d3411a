import { SHOP_TIME_ZONE } from './limits/pages.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

// Numbers only, formatted by hand: Chromium has no Bosnian locale data.
const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const);

/** The shop's calendar and clock, wherever the visitor is; `weekday` counts from Monday, 0 … 6; `time` is `14:32`. */
export function clockInShop(at: Date) {
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const { year = '', month = '', day = '', hour = '', minute = '' } = part;
  const midnight = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return { midnight, weekday: (midnight.getUTCDay() + 6) % 7, hour: Number(hour), time: `${hour}:${minute}` };
}

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
