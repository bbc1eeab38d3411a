/**
 * Callers at the same moment share one answer. Nobody gets an answer that was being given when they asked: whoever comes
 * during a round waits for the next.
 */
export function inRounds<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;
  const begin = (): Promise<Answer> => {
    const round = ask().finally(() => {
      if (running === round) running = undefined;
    });
    return (running = round);
  };
  const beginNext = (): Promise<Answer> => {
    next = undefined;
    return begin();
  };
  return () => (running ? (next ??= running.then(beginNext, beginNext)) : begin());
}
