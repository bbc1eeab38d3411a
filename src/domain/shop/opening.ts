import { clockInShop } from '../clock.ts';
import { type ClosedDays, isClosedOn } from './closures.ts';
import type { DayHours } from './shop.ts';

/** `days` from now until the shop opens: 0 is today; `date` is that day, midnight in UTC. Times as `8:30`. */
export type Opening = { open: true; until: string } | { open: false; days: number; date: Date; at: string };

/** How far ahead the next opening is searched for. */
const DAYS_MAX = 99;

/** `08:30` → `8:30`, as hours are written in a sentence. */
const spoken = (time: string) => time.replace(/^0/, '');

/** Whether the shop is open and until when, or when it opens next. Undefined for a shop that never opens. */
export function openingAt(
  week: readonly DayHours[],
  at: Date,
  closures: readonly ClosedDays[] = [],
): Opening | undefined {
  const { weekday, time, midnight: date } = clockInShop(at);
  for (let days = 0; days < DAYS_MAX; days++) {
    const hours = isClosedOn(closures, date) ? null : week[(weekday + days) % 7];
    // Times are written `hh:mm`, so they compare as text.
    if (hours && (days > 0 || time < hours.opens))
      return { open: false, days, date, at: spoken(hours.opens) };
    if (hours && time < hours.closes) return { open: true, until: spoken(hours.closes) };
    date.setUTCDate(date.getUTCDate() + 1);
  }
  return undefined;
}
