import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

const LONG_MS = 300;

/** Keeps the server busy, in steps of a millisecond. */
function* longComputation() {
  const end = performance.now() + LONG_MS;
  while (performance.now() < end) {
    const step = performance.now() + 1;
    while (performance.now() < step);
    yield;
  }
  return 'result';
}

test('other work gets its turn many times during a long computation', async () => {
  let turns = 0;
  const count = setInterval(() => turns++, 1);
  expect(await inSlices(longComputation())).toBe('result');
  clearInterval(count);
  expect(turns).toBeGreaterThan(5);
});
