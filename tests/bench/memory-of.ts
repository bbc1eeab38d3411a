import { execFileSync } from 'node:child_process';

const MEGABYTE = 1024;

const megabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / MEGABYTE;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Resident memory of a process, sampled every few seconds until `quarters` is called: its median in each quarter. */
export function memoryOf(pid: number, everyMs: number) {
  const seen: number[] = [];
  const timer = setInterval(() => seen.push(megabytes(pid)), everyMs);
  return {
    quarters: (): number[] => {
      clearInterval(timer);
      const size = Math.ceil(seen.length / 4);
      return [0, 1, 2, 3].map((n) => median(seen.slice(n * size, (n + 1) * size)));
    },
  };
}
