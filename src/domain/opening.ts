import { clockInShop } from './clock.ts';

type DayHours = { opens: string; closes: string } | null;

/** `days` from now until the shop opens: 0 is today; `weekday` counts from Monday, 0 … 6. Times as `8:30`. */
export type Opening =
  { open: true; until: string } | { open: false; days: number; weekday: number; at: string };

/** `08:30` → `8:30`, as hours are written in a sentence. */
const spoken = (time: string) => time.replace(/^0/, '');

/** Whether the shop is open and until when, or when it opens next. Undefined for a shop that never opens. */
export function openingAt(week: readonly DayHours[], at: Date): Opening | undefined {
  const { weekday, time } = clockInShop(at);
  const today = week[weekday];
  // Times are written `hh:mm`, so they compare as text.
  if (today && today.opens <= time && time < today.closes) return { open: true, until: spoken(today.closes) };
  for (let days = today && time < today.opens ? 0 : 1; days <= 7; days++) {
    const day = (weekday + days) % 7;
    const hours = week[day];
    if (hours) return { open: false, days, weekday: day, at: spoken(hours.opens) };
  }
  return undefined;
}
