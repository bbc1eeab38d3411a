import { expect, test } from 'vitest';
import { parseCron } from './cron-schedule.ts';

/** How often a schedule runs in the week from Sunday 2026-03-01, in UTC. */
function runs(expression: string, minutes = 7 * 24 * 60): number {
  const schedule = parseCron(expression);
  const start = Date.UTC(2026, 2, 1);
  return Array.from({ length: minutes }, (_, at) => new Date(start + at * 60_000)).filter(schedule.matches)
    .length;
}

test.each([
  ['* * * * *', 10_080],
  ['@hourly', 168],
  ['@daily', 7],
  ['@weekly', 1],
  ['*/15 * * * *', 672],
  ['*/7 0 * * *', 9 * 7],
  ['5,35 8-10 * * 1-5', 2 * 3 * 5],
  ['0 0 * * 7', 1],
  ['0 0 1 * 1', 2],
  ['0 12 3 4 *', 0],
  ['10/20 0 * * *', 3 * 7],
])('%s runs %i times in a week', (expression, times) => {
  expect(runs(expression)).toBe(times);
});

test('seconds do not matter', () => {
  expect(parseCron('30 4 * * *').matches(new Date('2026-01-01T04:30:59Z'))).toBe(true);
});

test.each([
  '',
  '* * * *',
  '60 * * * *',
  '*/0 * * * *',
  'a * * * *',
  '5-1 * * * *',
  '@sometimes',
  '1, * * * *',
])('refuses "%s"', (expression) => {
  expect(() => parseCron(expression)).toThrow(/cron/);
});
