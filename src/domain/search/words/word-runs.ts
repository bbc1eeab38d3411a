import type { Word } from '../../vehicle-text/language/words.ts';

/** What stands for the words up to `end`. */
type ReadRun<One> = { read: readonly One[]; end: number };

/** The words with some runs of them replaced: `readAt` reads the run that begins at a word, if one does. */
export function replaceRuns<One>(
  words: readonly One[],
  readAt: (word: One, at: number) => ReadRun<One> | undefined,
): One[] {
  let next = 0;
  return words.flatMap((word, at) => {
    if (at < next) return [];
    const run = readAt(word, at);
    next = run?.end ?? at + 1;
    return run?.read ?? [word];
  });
}

/** `word` with this text, for all that was said: it is shown as it was typed. */
export const saidAs = <One extends Word & { typed: string; after: string }>(
  word: One,
  text: string,
  said: readonly One[],
): One => ({
  ...word,
  text,
  stem: text,
  typed: said.map(({ typed }) => typed).join(' '),
  after: said.at(-1)?.after ?? word.after,
});
