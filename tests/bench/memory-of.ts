import { execFileSync } from 'node:child_process';
import { median } from './table.ts';

const MEGABYTE = 1024;

const megabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / MEGABYTE;

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
