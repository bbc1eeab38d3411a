import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 20;

/** Runs a long computation with pauses, in which other requests are answered. */
export async function inSlices<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (let since = performance.now(); ;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since < SLICE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}
