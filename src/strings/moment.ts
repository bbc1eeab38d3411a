import { calendarDate, clockTime } from '#src/domain/calendar.ts';

/** Within a sentence: `u 14:32` of today, else `20. 11. 2026. u 14:32`. */
export function atMoment(at: Date, now: Date = new Date()): string {
  const date = calendarDate(at);
  const time = `u ${clockTime(at)}`;
  return date === calendarDate(now) ? time : `${date} ${time}`;
}
