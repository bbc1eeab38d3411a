import { SHOP_TIME_ZONE } from './limits/pages.ts';

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
