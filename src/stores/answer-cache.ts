const ANSWERS_MAX = 40;

/** Answers of calls by their address, the newest ones: going back must render synchronously to keep the scroll position. */
export function answerCache<Answer>() {
  const answers = new Map<string, Answer>();
  return {
    get: (call: string): Answer | undefined => answers.get(call),
    keep: (call: string, answer: Answer): void => {
      const [oldest] = answers.keys();
      if (answers.size >= ANSWERS_MAX && oldest !== undefined) answers.delete(oldest);
      answers.set(call, answer);
    },
  };
}
