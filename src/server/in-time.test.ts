import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inTime } from './in-time.ts';

test('work that is done while the process is busy with something else is not late', async () => {
  const work = inTime(readFile(import.meta.filename), 50, 'reading a file');
  const busyUntil = performance.now() + 200;
  while (performance.now() < busyUntil);
  expect(await work).toBeInstanceOf(Buffer);
});

test('work that never ends is given up', async () => {
  expect(await inTime(new Promise(() => undefined), 50, 'nothing')).toBe(undefined);
});
