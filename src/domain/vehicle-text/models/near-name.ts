import { sortedLetters, typingDistance } from '../language/typing-distance.ts';
import { isPartWord, isPlainWord, TRADE_WORDS } from '../language/everyday-words.ts';

const isSwap = (a: string, b: string): boolean =>
  a.length === b.length && typingDistance(a, b, 1) === 1 && sortedLetters(a) === sortedLetters(b);

/** How many mistakes a word of this length may contain; short words only a swap of two letters. */
function mistakesIn(length: number): number {
  if (length < 6) return 0;
  return length < 9 ? 1 : 2;
}

const closestTradeWord = new Map<string, number>();

function tradeDistance(word: string): number {
  const known = closestTradeWord.get(word);
  if (known !== undefined) return known;
  let least = 3;
  for (const trade of TRADE_WORDS) {
    if (trade.length < 3 || Math.abs(trade.length - word.length) > 2) continue;
    least = Math.min(least, typingDistance(word, trade, least));
  }
  // A shop's texts have the same few thousand words; more are not worth caching.
  if (closestTradeWord.size < 5000) closestTradeWord.set(word, least);
  return least;
}

/**
 * The key that a mistyped word means; undefined when none is near or a word of the trade is as near. Next to a
 * vehicle (`isBeside`) even a word of four letters may contain one mistake.
 */
export function nearName(word: string, keys: Iterable<string>, isBeside: boolean): string | undefined {
  if (word.length < 4 || /\d/.test(word) || isPartWord(word) || isPlainWord(word)) return undefined;
  const max = Math.max(mistakesIn(word.length), isBeside ? 1 : 0);
  let best: { key: string; distance: number } | undefined;
  for (const key of keys) {
    if (key.length < 4 || /\d/.test(key) || Math.abs(key.length - word.length) > 2) continue;
    const swapped = word.length >= 5 && isSwap(word, key);
    if (!swapped && (max === 0 || !word.startsWith(key.charAt(0)))) continue;
    const distance = swapped ? 1 : typingDistance(word, key, max);
    if (distance <= Math.max(max, 1) && (!best || distance < best.distance)) best = { key, distance };
  }
  if (!best) return undefined;
  return tradeDistance(word) <= best.distance ? undefined : best.key;
}
