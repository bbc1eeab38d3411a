import { atom } from 'nanostores';
import type { PublishAnswer } from '#src/domain/admin/publish.ts';
import { adminCall, AdminProblem } from './admin-call.ts';

/** What the publishing bar shows; `unknown` when the server did not answer. */
export type PublishState = PublishAnswer | { state: 'unknown' };

export const $publish = atom<PublishState>({ state: 'unknown' });

/** Polling intervals during a publish, and otherwise. */
const BUSY_MS = 1000;
const RESTING_MS = 15_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let watchers = 0;

async function ask(method: 'GET' | 'POST'): Promise<PublishState> {
  try {
    return await adminCall<PublishAnswer>('publish', { method });
  } catch (error) {
    if (error instanceof AdminProblem) return { state: 'unknown' };
    throw error;
  }
}

async function follow(method: 'GET' | 'POST'): Promise<void> {
  clearTimeout(timer);
  const answer = await ask(method);
  $publish.set(answer);
  clearTimeout(timer);
  if (watchers === 0) return;
  const isBusy = answer.state === 'requested' || answer.state === 'building';
  timer = setTimeout(() => void refreshPublish(), isBusy ? BUSY_MS : RESTING_MS);
}

/** Asks for the state now, and again after a pause. */
export const refreshPublish = (): Promise<void> => follow('GET');

/** Triggers a publish again after a failure. */
export const publishAgain = (): Promise<void> => follow('POST');

/** Polls while the page is visible; returns a function that stops it. */
export function watchPublish(): () => void {
  watchers++;
  void refreshPublish();
  const look = () => {
    if (document.visibilityState === 'visible') void refreshPublish();
    else clearTimeout(timer);
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    watchers--;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
