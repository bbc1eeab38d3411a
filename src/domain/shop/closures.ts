import type { Closure } from './shop.ts';

export type ClosedDays = Pick<Closure, 'from' | 'to'>;

/** Whether the shop is closed on a day of its calendar, which is given as midnight in UTC. */
export function isClosedOn(closures: readonly ClosedDays[], midnight: Date): boolean {
  const day = midnight.toISOString().slice(0, 10);
  return closures.some(({ from, to }) => from <= day && day <= to);
}
