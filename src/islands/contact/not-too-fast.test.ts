import { afterEach, expect, test, vi } from 'vitest';
import { CONTACT_FASTEST_MS } from '#src/domain/limits/visitors.ts';
import { notTooFast } from './not-too-fast.ts';

afterEach(() => vi.unstubAllGlobals());

test('a message that is sent at once waits until the shop accepts it, also when a timer ends too early', async () => {
  const times = [5.3, 0.6, -0.4].map((left) => CONTACT_FASTEST_MS - left);
  vi.stubGlobal('performance', { now: () => times.shift() });
  expect(await notTooFast()).toBe(CONTACT_FASTEST_MS + 0.4);
});
