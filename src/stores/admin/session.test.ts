import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_ANSWER_MS } from '#src/domain/limits/admin.ts';

/** A storage that holds a session, and calls that are answered when the test says so. */
function aPanel() {
  const data = new Map([['adminToken', 'token']]);
  const storage = {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => data.set(key, value),
    removeItem: (key: string) => data.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  const calls: PromiseWithResolvers<Response>[] = [];
  vi.stubGlobal('fetch', () => {
    const call = Promise.withResolvers<Response>();
    calls.push(call);
    return call.promise;
  });
  return {
    answer: (call: number, status = 200) =>
      calls[call]?.resolve(Response.json({ success: status === 200 }, { status })),
    lose: (call: number) => calls[call]?.reject(new TypeError('Failed to fetch')),
  };
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

test('the panel opens for what needs no network while the check of a session is not answered', async () => {
  vi.useFakeTimers();
  const { answer } = aPanel();
  const { $session, checkSession } = await import('./session.ts');
  const checked = checkSession();
  await vi.advanceTimersByTimeAsync(SESSION_ANSWER_MS - 1);
  expect($session.get().state).toBe('checking');
  await vi.advanceTimersByTimeAsync(1);
  expect($session.get().state).toBe('offline');
  answer(0);
  await checked;
  expect($session.get().state).toBe('in');
});

test('who logs out while a check is not answered stays logged out', async () => {
  vi.useFakeTimers();
  aPanel();
  const { $session, checkSession, logOut } = await import('./session.ts');
  void checkSession();
  void logOut();
  await vi.advanceTimersByTimeAsync(SESSION_ANSWER_MS);
  expect($session.get()).toEqual({ state: 'out' });
});

test('a check that is lost after another one was answered changes nothing', async () => {
  const { answer, lose } = aPanel();
  const { $session, checkSession } = await import('./session.ts');
  const checks = [checkSession(), checkSession()];
  answer(1);
  await checks[1];
  lose(0);
  await checks[0];
  expect($session.get().state).toBe('in');
});

test('a panel that opened before its check was answered stays open when the server fails', async () => {
  vi.useFakeTimers();
  const { answer } = aPanel();
  const { $session, checkSession } = await import('./session.ts');
  const checked = checkSession();
  await vi.advanceTimersByTimeAsync(SESSION_ANSWER_MS);
  answer(0, 503);
  await checked;
  expect($session.get().state).toBe('offline');
});

test('a written reply survives the end of a session, and is gone after a logout', async () => {
  const { answer } = aPanel();
  const { $writtenReplies, keepReply } = await import('./written-replies.ts');
  const { clearWork } = await import('./clear-work.ts');
  const { logOut } = await import('./session.ts');
  keepReply(7, { template: 'plain', text: 'Stiže u petak.' });
  clearWork();
  expect($writtenReplies.get()[7]?.text).toBe('Stiže u petak.');
  const out = logOut();
  answer(0);
  await out;
  expect($writtenReplies.get()).toEqual({});
});
