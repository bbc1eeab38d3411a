import { clockInShop } from '../clock.ts';
import { type ClosedDays, isClosedOn } from './closures.ts';

/** Public holidays of the Federation of BiH with a fixed date, `month-day`: nothing is delivered on them. */
const HOLIDAYS = new Set(['1-1', '1-2', '3-1', '5-1', '5-2', '11-25']);
/** Later orders are sent on the next working day. */
const ORDERS_UNTIL_HOUR = 16;
/** How far ahead a day is searched for: an owner may close the shop until the year 9999. */
const DAYS_MAX = 366;

const isWorkingDay = (date: Date) =>
  date.getUTCDay() % 6 !== 0 && !HOLIDAYS.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`);

/**
 * The day by which an order placed at `at` arrives, in the shop's calendar, as midnight in UTC. Nothing is sent while
 * the shop is closed; undefined when that is for about a year or longer.
 */
export function deliveryDay(
  at: Date,
  workingDays: number,
  closures: readonly ClosedDays[] = [],
): Date | undefined {
  const { midnight: date, hour } = clockInShop(at);
  const isSending = () => isWorkingDay(date) && !isClosedOn(closures, date);
  let left = workingDays + (isSending() && hour < ORDERS_UNTIL_HOUR ? 0 : 1);
  for (let days = 0; left > 0 && days < DAYS_MAX; days++) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isSending()) left--;
  }
  return left > 0 ? undefined : date;
}
