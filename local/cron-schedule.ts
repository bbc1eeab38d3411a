const MACROS: Record<string, string> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
};

/** Minute, hour, day of the month, month, day of the week (7 is Sunday as well). */
const RANGES = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

export interface CronSchedule {
  /** Whether the schedule names this minute. Seconds do not count, and the clock is UTC, as on Netlify. */
  matches: (time: Date) => boolean;
}

/**
 * Five numeric fields with lists, ranges and steps, or a macro such as `@daily`.
 *
 * @throws when the expression says anything else
 */
export function parseCron(expression: string): CronSchedule {
  const fields = (MACROS[expression] ?? expression).trim().split(/\s+/);
  if (fields.length !== RANGES.length) throw new Error(`"${expression}" is not a cron expression.`);
  const sets = RANGES.map(([low, high], at) => parseField(fields[at] ?? '', low, high, expression));
  const [minutes, hours, days, months, weekdays] = sets as [
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
  ];
  const eitherDay = fields[2] !== '*' && fields[4] !== '*';

  return {
    matches: (time) => {
      const weekday = time.getUTCDay();
      const onDay = days.has(time.getUTCDate());
      const onWeekday = weekdays.has(weekday) || (weekday === 0 && weekdays.has(7));
      return (
        minutes.has(time.getUTCMinutes()) &&
        hours.has(time.getUTCHours()) &&
        months.has(time.getUTCMonth() + 1) &&
        // As cron always had it: when both kinds of day are named, either will do.
        (eitherDay ? onDay || onWeekday : onDay && onWeekday)
      );
    },
  };
}

function parseField(field: string, low: number, high: number, expression: string): Set<number> {
  const values = new Set<number>();
  for (const item of field.split(',')) {
    const [, from, to, step] = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(item) ?? [];
    const first = from === undefined ? low : Number(from);
    const last = to === undefined ? (from === undefined || step !== undefined ? high : first) : Number(to);
    const by = step === undefined ? 1 : Number(step);
    const isWritten = from !== undefined || item.startsWith('*');
    if (!isWritten || first < low || last > high || first > last || by < 1) {
      throw new Error(`"${item}" in the cron expression "${expression}" is not understood.`);
    }
    for (let value = first; value <= last; value += by) values.add(value);
  }
  return values;
}
