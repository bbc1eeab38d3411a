import { clockInShop } from './clock.ts';

/** Public holidays of the Federation of BiH with a fixed date, `month-day`: nothing is delivered on them. */
const HOLIDAYS = new Set(['1-1', '1-2', '3-1', '5-1', '5-2', '11-25']);
/** Later orders are sent on the next working day. */
const ORDERS_UNTIL_HOUR = 16;

const isWorkingDay = (date: Date) =>
  date.getUTCDay() % 6 !== 0 && !HOLIDAYS.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`);

/** Dates are days of the shop's calendar, as midnights in UTC. */
function nextWorkingDay(date: Date): Date {
  const next = new Date(date);
  do next.setUTCDate(next.getUTCDate() + 1);
  while (!isWorkingDay(next));
  return next;
}

/** The day by which an order placed at `at` arrives, in the shop's calendar; `weekday` counts from Monday, 0 … 4. */
export function deliveryDay(at: Date, workingDays: number): { weekday: number; day: number; month: number } {
  const { midnight, hour } = clockInShop(at);
  let date = midnight;
  if (!isWorkingDay(date) || hour >= ORDERS_UNTIL_HOUR) date = nextWorkingDay(date);
  for (let count = 0; count < workingDays; count++) date = nextWorkingDay(date);
  return { weekday: date.getUTCDay() - 1, day: date.getUTCDate(), month: date.getUTCMonth() + 1 };
}
