import { atom } from 'nanostores';
import type { Refusal } from '#src/domain/admin/refusal.ts';
import { ADMIN_TOKEN_KEY, type LoginAnswer } from '#src/domain/admin/session.ts';
import { SESSION_ANSWER_MS } from '#src/domain/limits/admin.ts';
import { failureText } from '#src/strings/admin/failures.ts';
import { adminCall, failureMessage, hasNoAnswer, isTransient, onExpired } from './admin-call.ts';
import { keepToken, readToken, sessionMark } from './token.ts';
import { $writtenReplies } from './written-replies.ts';

/**
 * `checking`: the stored token is being checked. `offline`: there was no answer, so the token is kept (DECISIONS D28) and
 * the panel is open for what needs no network.
 * `expired`: the login dialog is shown over the open screen, which keeps its state.
 */
type Session = { state: 'checking' | 'offline' | 'out' | 'in' | 'expired'; message?: string };

export const $session = atom<Session>({ state: 'checking' });

onExpired(() => {
  keepToken(null);
  const { state } = $session.get();
  // Several calls may be refused at the same time, and a call may come after a logout.
  if (state === 'expired' || state === 'out') return;
  $session.set({ state: state === 'checking' ? 'out' : 'expired', message: failureText.expired });
});

/** SPEC §4: a stored token is checked by requesting one product. */
export async function checkSession(): Promise<void> {
  const token = readToken();
  if (token === null) {
    $session.set({ state: 'out' });
    return;
  }
  const state = () => $session.get().state;
  // The open panel stays, with what is typed in it.
  if (state() !== 'offline') $session.set({ state: 'checking' });
  // A network that stalls does not fail for minutes. The call goes on: a slow answer counts as well.
  const late = setTimeout(() => {
    if (state() === 'checking') $session.set({ state: 'offline' });
  }, SESSION_ANSWER_MS);
  const failure = await adminCall('products?page=1&limit=1').then(
    () => undefined,
    (error: unknown) => error,
  );
  clearTimeout(late);
  // A 401 has been handled before, as has a logout during the call. Another check may have been answered meanwhile.
  if (readToken() !== token || state() === 'in') return;
  if (failure === undefined) $session.set({ state: 'in' });
  else if (hasNoAnswer(failure) || (state() === 'offline' && isTransient(failure)))
    $session.set({ state: 'offline' });
  else {
    keepToken(null);
    $session.set({ state: 'out', message: failureMessage(failure) });
  }
}

/** Returns the message to show, or undefined on success. */
export async function logIn(username: string, password: string, isOwn: boolean): Promise<string | undefined> {
  let answer: Partial<LoginAnswer & Pick<Refusal, 'error'>>;
  try {
    const response = await fetch('/api/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password, isOwn }),
    });
    answer = (await response.json()) as typeof answer;
  } catch {
    // Not sent, not answered, or not JSON: the same message for the user (SPEC §8).
    return failureText.network;
  }
  if (!answer.token) return answer.message || answer.error || failureText.credentials;
  keepToken(sessionMark(answer.token));
  $session.set({ state: 'in' });
  return undefined;
}

/** Tells the server, and clears the local session whatever the answer. */
export async function logOut(): Promise<void> {
  const answered = adminCall('logout', { method: 'POST' });
  keepToken(null);
  $session.set({ state: 'out' });
  $writtenReplies.set({});
  // If the server was not reached, the token expires by itself.
  await answered.catch(console.warn);
}

/** Follows logins and logouts in other tabs. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== ADMIN_TOKEN_KEY && key !== null) return;
    const { state } = $session.get();
    if (newValue !== null && state !== 'in') $session.set({ state: 'in' });
    if (newValue === null && (state === 'in' || state === 'offline'))
      $session.set({ state: 'expired', message: failureText.expired });
  });
}
