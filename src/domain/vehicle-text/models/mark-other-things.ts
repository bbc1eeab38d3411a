import { spanKey } from '../span-keys.ts';
import { isFree, mark, type TextWord } from '../text-words.ts';
import type { VehicleLexicon } from '../vehicle-lexicon.ts';

/** Shirts and lenses that have the name of a car, unless its manufacturer stands before it. Folded. */
const THINGS: readonly { name: RegExp; thing: RegExp; manufacturer: RegExp }[] = [
  { name: /^polo$/, thing: /^(?:majic|kosul|shirt)/, manufacturer: /^(?:vw|volkswagen)$/ },
  { name: /^fo[ck]us$/, thing: /^(?:lec|lup|sociv|lens)/, manufacturer: /^ford$/ },
];

/** Cars whose names begin with the one of another car. Folded, without spaces. */
const OTHER_MODELS = new Set([
  'yarisverso',
  'yariscross',
  'avensisverso',
  'corollacross',
  'almeratino',
  'c4aircross',
  'zafiralife',
]);

/** Marks what ads name like a car: other things, and cars that the shop does not know, so that none is read as the car. */
export function markOtherThings(words: readonly TextWord[], { models }: VehicleLexicon): void {
  for (const [at, word] of words.entries()) {
    const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]];
    if (!isFree(word) || !isFree(next) || !/^[ -]$/.test(next.before)) continue;
    const isThing = THINGS.some(
      ({ name, thing, manufacturer }) =>
        name.test(word.text) && thing.test(next.text) && !manufacturer.test(before),
    );
    if (isThing) mark(words, at, at + 1, 'trim');
    const key = spanKey(words, at, at + 2);
    if (OTHER_MODELS.has(key) && !models.has(key)) mark(words, at, at + 2, 'foreign');
  }
}
