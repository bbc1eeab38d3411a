type Run<Result> = (lock: { name: string } | null) => Result | Promise<Result>;
type Options = Pick<LockOptions, 'ifAvailable' | 'mode'>;

/** Locks of one page alone: the browser's own exist only on pages with TLS or of this device. */
export function pageLocks() {
  const held: string[] = [];
  const pending: { name: string; start: () => void }[] = [];

  function release(name: string): void {
    held.splice(held.indexOf(name), 1);
    const next = pending.find((waiting) => waiting.name === name);
    if (!next) return;
    pending.splice(pending.indexOf(next), 1);
    // Held before it runs, so that nothing else takes it in between.
    held.push(name);
    next.start();
  }

  return {
    query: () => Promise.resolve({ held: held.map((name) => ({ name })), pending: [...pending] }),
    /** A name is locked either always shared or never. */
    async request<Result>(name: string, { ifAvailable, mode }: Options, run: Run<Result>): Promise<Result> {
      const isFree = mode === 'shared' || !held.includes(name);
      if (!isFree && ifAvailable) return run(null);
      if (isFree) held.push(name);
      else await new Promise<void>((start) => pending.push({ name, start }));
      try {
        return await run({ name });
      } finally {
        release(name);
      }
    },
  };
}

const own = pageLocks();

// TypeScript's types know only pages with TLS.
const browserLocks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Locks that are held or waited for, in all tabs. */
export const queryLocks = (): Promise<LockManagerSnapshot> => (browserLocks() ?? own).query();

/** Runs `run` while it holds the lock; with `ifAvailable` at once, with null if the lock is held. Throws what `run` throws. */
export const requestLock = <Result>(name: string, options: Options, run: Run<Result>): Promise<Result> =>
  (browserLocks()?.request(name, options, run) as Promise<Result> | undefined) ??
  own.request(name, options, run);
