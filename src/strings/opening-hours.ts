import type { Closure, DayHours } from '#src/domain/shop/shop.ts';
import { calendarDate } from '#src/domain/calendar.ts';
import { frameText } from './frame.ts';

export const DAYS = ['Ponedjeljak', 'Utorak', 'Srijeda', 'Četvrtak', 'Petak', 'Subota', 'Nedjelja'] as const;
const SHORT_DAYS = ['Pon', 'uto', 'sri', 'čet', 'pet', 'sub', 'ned'] as const;

type HoursLine = { days: string; hours: string; closed: boolean };

const written = (day: DayHours): string => (day ? `${day.opens}–${day.closes}` : frameText['hours.closed']);

/** Consecutive days with the same hours share a line: `Pon–pet 08:00–16:00`. */
export function openingHoursLines(week: readonly DayHours[]): HoursLine[] {
  const starts = week.flatMap((day, i) =>
    i > 0 && written(week[i - 1] ?? null) === written(day) ? [] : [i],
  );
  return starts.map((start, i) => {
    const end = (starts[i + 1] ?? week.length) - 1;
    const first = start === end ? DAYS[start] : SHORT_DAYS[start];
    const days = start === end ? (first ?? '') : `${first ?? ''}–${SHORT_DAYS[end] ?? ''}`;
    const day = week[start] ?? null;
    return { days: days.charAt(0).toUpperCase() + days.slice(1), hours: written(day), closed: day === null };
  });
}

/** 'pon–pet 08:00–16:00', the first days with hours, within a sentence; empty for a shop that never opens. */
export function usualHours(week: readonly DayHours[]): string {
  const line = openingHoursLines(week).find(({ closed }) => !closed);
  return line ? `${line.days.toLocaleLowerCase('hr')} ${line.hours}` : '';
}

/** For the product page: one line when all working days are the same (SPEC §2), else a line for each. */
export function workdayHours(week: readonly DayHours[]): [days: string, times: string][] {
  const lines = openingHoursLines(week.slice(0, 5)).filter(({ closed }) => !closed);
  const monday = week[0];
  return lines.length === 1 && monday && lines[0]?.days === `${SHORT_DAYS[0]}–${SHORT_DAYS[4]}`
    ? [['Radnim danom:', `${monday.opens} - ${monday.closes}h`]]
    : lines.map(({ days, hours }) => [`${days}:`, hours]);
}

/** `24. 12. 2026.` or `24. 12. 2026. – 2. 1. 2027.`. */
export function closureDays({ from, to }: Closure): string {
  const [first, last] = [from, to].map((day) => calendarDate(new Date(day)));
  return first === last ? (first ?? '') : `${first ?? ''} – ${last ?? ''}`;
}
