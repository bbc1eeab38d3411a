import { rmSync } from 'node:fs';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const temporary = new Set<string>();

function removeAndEnd(signal: NodeJS.Signals): void {
  for (const path of temporary) rmSync(path, { recursive: true, force: true });
  // As a shell reports a process that a signal has ended.
  process.exit(128 + constants.signals[signal]);
}

/**
 * A file or folder that must not outlive this process, such as a copy of the whole shop: a signal that ends the process
 * removes it first. Returns the function that ends this.
 */
export function removeOnSignal(path: string): () => void {
  if (temporary.size === 0) for (const signal of SIGNALS) process.on(signal, removeAndEnd);
  temporary.add(path);
  return () => {
    if (!temporary.delete(path) || temporary.size > 0) return;
    for (const signal of SIGNALS) process.off(signal, removeAndEnd);
  };
}
