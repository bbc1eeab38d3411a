import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

/** Far more than the steps of three slices. */
const STEPS_MAX = 50_000_000;

test('other work gets its turn again and again during a long computation', async () => {
  let turns = 0;
  const other = setInterval(() => turns++, 1);
  function* untilOthersHadTheirTurn() {
    for (let step = 0; turns < 3 && step < STEPS_MAX; step++) yield;
    return turns;
  }
  expect(await inSlices(untilOthersHadTheirTurn())).toBeGreaterThanOrEqual(3);
  clearInterval(other);
});
