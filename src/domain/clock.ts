import { SHOP_TIME_ZONE } from './limits.ts';

// Numbers only, formatted by hand: Chromium has no Bosnian locale data.
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function read(at: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** The time in the shop's time zone: `14:32`. */
export function clockTime(at: Date): string {
  const { hour, minute } = read(at);
  return `${hour}:${minute}`;
}

/** `21. 11. 2026.` */
export function calendarDate(at: Date): string {
  const { day, month, year } = read(at);
  return `${Number(day)}. ${Number(month)}. ${year}.`;
}

/** The time alone for today, with the date for any other day: `14:32`, `20. 11. 2026. 14:32`. */
export function shortMoment(at: Date, now: Date = new Date()): string {
  const date = calendarDate(at);
  return date === calendarDate(now) ? clockTime(at) : `${date} ${clockTime(at)}`;
}
