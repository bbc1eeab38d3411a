import { setImmediate } from 'node:timers/promises';

/** Ctrl-C in a terminal reaches every process of the shop, not only the one that was started. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Does work that must not be lost: a signal that asks this process to end meanwhile ends it afterwards. */
export async function completeBeforeEnd(work: () => Promise<void>): Promise<void> {
  const asked: NodeJS.Signals[] = [];
  const endLater = (signal: NodeJS.Signals) => void asked.push(signal);
  for (const signal of SIGNALS) process.on(signal, endLater);
  try {
    await work();
    // A signal that came while the work let nothing else run is noticed only now.
    await setImmediate();
  } finally {
    for (const signal of SIGNALS) process.off(signal, endLater);
  }
  if (asked.length > 0) process.exit();
}
