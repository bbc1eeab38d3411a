import { clockInShop } from './clock.ts';
import { type ClosedDays, isClosedOn } from './closures.ts';

/** Public holidays of the Federation of BiH with a fixed date, `month-day`: nothing is delivered on them. */
const HOLIDAYS = new Set(['1-1', '1-2', '3-1', '5-1', '5-2', '11-25']);
/** Later orders are sent on the next working day. */
const ORDERS_UNTIL_HOUR = 16;

const isWorkingDay = (date: Date) =>
  date.getUTCDay() % 6 !== 0 && !HOLIDAYS.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`);

/**
 * The day by which an order placed at `at` arrives, in the shop's calendar, as midnight in UTC. Nothing is sent while
 * the shop is closed.
 */
export function deliveryDay(at: Date, workingDays: number, closures: readonly ClosedDays[] = []): Date {
  const { midnight: date, hour } = clockInShop(at);
  const isSending = () => isWorkingDay(date) && !isClosedOn(closures, date);
  let left = workingDays + (isSending() && hour < ORDERS_UNTIL_HOUR ? 0 : 1);
  while (left > 0) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isSending()) left--;
  }
  return date;
}
