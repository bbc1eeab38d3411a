import { afterEach, beforeEach, expect, vi } from 'vitest';

// A logged error that no test expects is a failure. A test that expects one reads `console.error` and clears it.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  expect(calls.map((call) => call.map(String).join(' '))).toEqual([]);
});
