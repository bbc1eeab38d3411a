import { atom } from 'nanostores';

/**
 * What the publishing bar shows: `pending` is saved and waits, `building` is on its way, `unknown` could not be asked.
 * Figures are there when the server tells them.
 */
export type PublishState = {
  phase: 'live' | 'pending' | 'building' | 'failed' | 'unknown';
  /** ISO 8601. */
  at?: string | undefined;
  pages?: number | undefined;
  seconds?: number | undefined;
  error?: string | undefined;
};

type Health = { catalogueVersion: number | null; publishedVersion: number | null; builtAt: string | null };

export const $publish = atom<PublishState>({ phase: 'unknown' });

const WAITING_MS = 4000;
const RESTING_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let watchers = 0;

async function readPublishState(): Promise<PublishState> {
  try {
    const response = await fetch('/api/health', { cache: 'no-store' });
    if (!response.ok) return { phase: 'unknown' };
    const { catalogueVersion, publishedVersion, builtAt } = (await response.json()) as Health;
    const isLive = (publishedVersion ?? 0) >= (catalogueVersion ?? 0);
    return { phase: isLive ? 'live' : 'pending', at: builtAt ?? undefined };
  } catch {
    // No network: the bar says that it does not know, and asks again.
    return { phase: 'unknown' };
  }
}

/** Asks now, and again in a while: often as long as something waits to be published. */
export async function refreshPublish(): Promise<void> {
  clearTimeout(timer);
  const state = await readPublishState();
  $publish.set(state);
  if (watchers === 0) return;
  clearTimeout(timer);
  const isResting = state.phase === 'live' || state.phase === 'unknown';
  timer = setTimeout(() => void refreshPublish(), isResting ? RESTING_MS : WAITING_MS);
}

/** Asks as long as somebody looks; returns what ends it. */
export function watchPublish(): () => void {
  watchers++;
  void refreshPublish();
  const look = () => {
    if (document.visibilityState === 'visible') void refreshPublish();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    watchers--;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
