import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A storage that holds a session, and calls that are answered when the test says so. */
function aPanel() {
  const data = new Map([['adminToken', 'token']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => data.set(key, value),
    removeItem: (key: string) => data.delete(key),
  });
  const answers: (() => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((resolve) => answers.push(() => resolve(Response.json({ success: true })))),
  );
  return { answer: (call: number) => answers[call]?.() };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('who logs out while the session is being checked stays logged out', async () => {
  const { answer } = aPanel();
  const { $session, checkSession, logOut } = await import('./session.ts');
  $session.set({ state: 'offline' });
  const checked = checkSession();
  const out = logOut();
  answer(0);
  await checked;
  answer(1);
  await out;
  expect($session.get()).toEqual({ state: 'out' });
});
