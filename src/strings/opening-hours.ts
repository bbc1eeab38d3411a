import type { DayHours } from '#src/domain/shop.ts';
import { frameText } from './frame.ts';

const DAYS = ['Ponedjeljak', 'Utorak', 'Srijeda', 'Četvrtak', 'Petak', 'Subota', 'Nedjelja'] as const;
const SHORT_DAYS = ['Pon', 'uto', 'sri', 'čet', 'pet', 'sub', 'ned'] as const;

export type HoursLine = { days: string; hours: string; closed: boolean };

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
