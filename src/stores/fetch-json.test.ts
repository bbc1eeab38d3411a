import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchJson, FetchProblem, RETRY } from './fetch-json.ts';

type Answer = number | Error | 'cut';
const asked: number[] = [];

/** Each answer once, the last one repeatedly; status 200 has the body `{ok:true}`, and of 'cut' only a part arrives. */
function answers(...list: Answer[]): void {
  vi.stubGlobal('fetch', () => {
    asked.push(Date.now());
    const answer = list.length > 1 ? list.shift() : list[0];
    if (answer instanceof Error) return Promise.reject(answer);
    if (answer === 'cut') return Promise.resolve(new Response('{"ok":'));
    return Promise.resolve(new Response('{"ok":true}', { status: answer ?? 200 }));
  });
}

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settle(promise: Promise<unknown>): Promise<unknown> {
  const result = promise.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return result;
}

test('an ok answer is returned at once', async () => {
  answers(200);
  expect(await settle(fetchJson('/x'))).toEqual({ ok: true });
  expect(asked).toEqual([0]);
});

test('without a retry policy a failure is final and carries its status', async () => {
  answers(503);
  const problem = await settle(fetchJson('/x'));
  expect(problem).toBeInstanceOf(FetchProblem);
  expect(problem).toMatchObject({ status: 503 });
  expect(asked).toHaveLength(1);
});

test('an answer that ends too early counts as none', async () => {
  answers('cut');
  expect(await settle(fetchJson('/x'))).toMatchObject({ name: 'FetchProblem', status: 0 });
});

test.each([
  ['home', [503, new TypeError('no network'), 200], [0, 1000, 2000]],
  ['home', [500, 500, 500, 200], [0, 1000, 2000]],
  ['home', [404, 200], [0]],
  ['home', ['cut', 200], [0, 1000]],
  ['allProducts', [404, 404, 404, 200], [0, 1000, 3000, 6000]],
  ['allProducts', [500, 200], [0]],
  ['general', [500, 500, 500, 500, 200], [0, 1000, 3000, 7000]],
  ['general', [400, 200], [0]],
] as const)('the %s policy, answered with %j, asks at %j ms', async (policy, list, times) => {
  answers(...list);
  await settle(fetchJson('/x', { retry: RETRY[policy] }));
  expect(asked).toEqual(times);
});

test('an aborted call is not retried', async () => {
  answers(500);
  const controller = new AbortController();
  const result = fetchJson('/x', { retry: RETRY.general, signal: controller.signal }).catch(
    (e: unknown) => e,
  );
  await vi.advanceTimersByTimeAsync(500);
  controller.abort();
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({ name: 'AbortError' });
  expect(asked).toHaveLength(1);
});

/** A call of a page that can be left and come back to; `fetch` answers with an abort, or with `{ok:true}` once it is back. */
async function leftCall() {
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    asked.push(address);
    if (asked.length > 1) return Promise.resolve(Response.json({ ok: true }));
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  });
  vi.resetModules();
  const { fetchJson: ask } = await import('./fetch-json.ts');
  const controller = new AbortController();
  let outcome: unknown = 'none';
  const settle = (value: unknown) => (outcome = value);
  void ask('/x', { signal: controller.signal }).then(settle, settle);
  const happen = async (type: string) => {
    target.dispatchEvent(new Event(type));
    await vi.runAllTimersAsync();
  };
  return { asked, happen, controller, outcome: () => outcome };
}

test('a call that leaving the page has aborted is repeated when the visitor comes back', async () => {
  const { asked, happen, outcome } = await leftCall();
  await happen('pagehide');
  expect([asked.length, outcome()]).toEqual([1, 'none']);
  await happen('pageshow');
  expect(asked).toHaveLength(2);
  expect(outcome()).toEqual({ ok: true });
});

test('a call that its caller has aborted meanwhile is not repeated', async () => {
  const { asked, happen, controller, outcome } = await leftCall();
  await happen('pagehide');
  controller.abort();
  await happen('pageshow');
  expect(asked).toHaveLength(1);
  expect(outcome()).toMatchObject({ name: 'AbortError' });
});
