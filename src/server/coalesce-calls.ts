/**
 * Simultaneous callers share one answer. An answer is never older than its request: a caller that comes while a
 * call is running waits for the next one.
 */
export function coalesceCalls<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;
  const begin = (): Promise<Answer> => {
    const call = ask().finally(() => {
      if (running === call) running = undefined;
    });
    return (running = call);
  };
  const beginNext = (): Promise<Answer> => {
    next = undefined;
    return begin();
  };
  return () => (running ? (next ??= running.then(beginNext, beginNext)) : begin());
}
