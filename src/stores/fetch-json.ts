/** An answer that is not ok; status 0 means that there was none, or that it is not JSON to its end. */
export class FetchProblem extends Error {
  // Declared only: a field with a value is compiled, for old browsers, to code that the home page would load.
  declare readonly status: number;

  constructor(status: number, address: string, cause?: unknown) {
    super(`${address} answered ${status}`, { cause });
    this.name = 'FetchProblem';
    this.status = status;
  }
}

export type RetryPolicy = {
  times: number;
  delayMs: (attempt: number) => number;
  on: (status: number) => boolean;
};

const failed = (status: number) => status >= 500 || status === 0;

/** SPEC §7; one policy per call, never nested (DECISIONS D25). */
export const RETRY = {
  none: { times: 0, delayMs: () => 0, on: () => false },
  home: { times: 2, delayMs: () => 1000, on: failed },
  allProducts: { times: 3, delayMs: (attempt) => 1000 * attempt, on: (status) => status === 404 },
  general: { times: 3, delayMs: (attempt) => 1000 * 2 ** (attempt - 1), on: failed },
} as const satisfies Record<string, RetryPolicy>;

let leaving = new AbortController();
/** Resolves when the page that was left is shown again, from the back/forward cache. */
let shown = Promise.resolve();
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    shown = new Promise((resolve) => {
      window.addEventListener('pageshow', () => resolve(), { once: true });
    });
    leaving.abort();
    leaving = new AbortController();
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** Does what `AbortSignal.any` does, which needs Chrome 116 or Safari 17.4. */
function abortedWith(signals: readonly AbortSignal[]): AbortController {
  const first = new AbortController();
  for (const signal of signals) {
    const follow = () => first.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { signal: first.signal });
  }
  return first;
}

async function attempt(address: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(address, init);
    if (!response.ok) throw new FetchProblem(response.status, address);
    return await response.json();
  } catch (error) {
    if (init.signal?.aborted || error instanceof FetchProblem) throw error;
    throw new FetchProblem(0, address, error);
  }
}

async function attempts(address: string, retry: RetryPolicy, init: RequestInit & { signal: AbortSignal }) {
  for (let count = 1; ; count++) {
    try {
      return await attempt(address, init);
    } catch (error) {
      if (!(error instanceof FetchProblem) || count > retry.times || !retry.on(error.status)) throw error;
      await pause(retry.delayMs(count), init.signal);
    }
  }
}

/**
 * Throws FetchProblem after the last attempt, or the reason of the caller's own signal. Leaving the page aborts the call
 * too; the caller does not notice: it is repeated if the visitor comes back to the same page.
 */
export async function fetchJson(
  address: string,
  { retry = RETRY.none, signal, ...init }: RequestInit & { retry?: RetryPolicy } = {},
): Promise<unknown> {
  for (;;) {
    const left = leaving.signal;
    const either = abortedWith(signal ? [signal, left] : [left]);
    try {
      return await attempts(address, retry, { ...init, signal: either.signal });
    } catch (error) {
      if (!left.aborted || signal?.aborted) throw error;
    } finally {
      // Removes its listeners from the other signals.
      either.abort();
    }
    await shown;
    signal?.throwIfAborted();
  }
}
