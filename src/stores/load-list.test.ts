import { afterEach, expect, test, vi } from 'vitest';
import { RETRY } from './fetch-json.ts';
import { loadList } from './product-list.ts';

afterEach(() => vi.unstubAllGlobals());

/** The shop answers with these statuses in turn; returns the calls that it gets. */
function shopAnswering(...statuses: number[]): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    calls.push(address);
    return Promise.resolve(Response.json({ total: 3 }, { status: statuses[calls.length - 1] ?? 500 }));
  });
  return calls;
}

const asked = () => ({ signal: new AbortController().signal, retry: RETRY.none });

test('filters that are applied while their products are being counted are not asked for twice', async () => {
  const calls = shopAnswering(200);
  const answers = await Promise.all([loadList('/pending', asked()), loadList('/pending', asked())]);
  expect(answers).toEqual([{ total: 3 }, { total: 3 }]);
  expect(calls).toEqual(['/pending']);
});

test('a list that could not be counted is asked for again', async () => {
  const calls = shopAnswering(503, 200);
  const [count, list] = await Promise.allSettled([
    loadList('/failing', asked()),
    loadList('/failing', asked()),
  ]);
  expect(count.status).toBe('rejected');
  expect(list).toMatchObject({ status: 'fulfilled', value: { total: 3 } });
  expect(calls).toHaveLength(2);
});
