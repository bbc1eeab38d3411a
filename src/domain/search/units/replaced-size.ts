import { rimInches } from '../../vehicle-text/numbers/mark-measures.ts';
import type { QueryWord } from '../query/analyse-query.ts';

const isRim = (word: QueryWord | undefined): boolean =>
  /^r\d/.test(word?.text ?? '') && rimInches(word?.text ?? '') !== undefined;

/** `mijenjam`, `zamjena`, `prelazim`, folded. */
const EXCHANGE = /^(?:za)?men|^prela[zk]|^prebac/;
const INSTEAD = /^(?:u)?mesto$/;

/**
 * Without the wheels that go: the 17 of `mijenjam felge 17 za 18`, `felge sa 17 na 18` and `umjesto 17 18`. Sizes are
 * written as `r17`.
 */
export function withoutReplacedSize(words: readonly QueryWord[]): readonly QueryWord[] {
  if (words.filter(isRim).length < 2) return words;
  const isExchange = words.some(({ text }) => EXCHANGE.test(text));
  const gone = new Set<QueryWord | undefined>();
  for (const [at, word] of words.entries()) {
    const [before, next, after] = [words[at - 1], words[at + 1], words[at + 2]];
    if (!isRim(word)) continue;
    const isInstead = INSTEAD.test(before?.text ?? '');
    const isFrom = next?.text === 'na' && /^(?:sa?|od)$/.test(before?.text ?? '');
    const isFor = isExchange && /^(?:za|na|u)$/.test(next?.text ?? '');
    if (isInstead || ((isFrom || isFor) && isRim(after))) gone.add(word);
    if (isInstead) gone.add(before);
  }
  return words.filter((word) => !gone.has(word));
}
