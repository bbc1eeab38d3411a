import { spanKey } from '../span-keys.ts';
import { isFree, mark, type TextWord } from '../text-words.ts';
import type { VehicleLexicon } from '../vehicle-lexicon.ts';

/** Shirts and lenses that have the name of a car, unless its manufacturer stands before it. Folded. */
const THINGS: readonly { name: RegExp; thing: RegExp; manufacturer: RegExp }[] = [
  { name: /^polo$/, thing: /^(?:majic|kosul|shirt)/, manufacturer: /^(?:vw|volkswagen)$/ },
  { name: /^fo[ck]us$/, thing: /^(?:lec|lup|sociv|lens)/, manufacturer: /^ford$/ },
];

/** The shock absorbers of one maker, named like bodies of cars. */
const OF_BILSTEIN = /^b(?:[468]|1[0246])$/;

/** A lorry of Volvo and a motorcycle of BMW: the number after it is no car. */
const LORRY = /^f[hlme](?:x|\d{1,2})?$/;
const MOTORCYCLE = /^[cfgkrs]$/;
const POWER_OR_SIZE = /^(?:\d\d|[1-9]\d\d)$/;

/** Cars whose names begin with the one of another car. Folded, without spaces. */
const OTHER_MODELS = new Set([
  'yarisverso',
  'yariscross',
  'avensisverso',
  'corollacross',
  'almeratino',
  'c4aircross',
  'zafiralife',
  'ioniq6',
  'ioniq9',
]);

/** Marks what ads name like a car: other things, and cars that the shop does not know, so that none is read as the car. */
export function markOtherThings(words: readonly TextWord[], { models }: VehicleLexicon): void {
  const isOfVolvo = words.some(({ text }) => text === 'volvo');
  for (const [at, word] of words.entries()) {
    const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]];
    if (isFree(word) && before.startsWith('bilst') && OF_BILSTEIN.test(word.text))
      mark(words, at, at + 1, 'trim');
    if ((isOfVolvo && LORRY.test(word.text)) || (before === 'bmw' && MOTORCYCLE.test(word.text))) {
      let to = at + 1;
      while (isFree(words[to]) && POWER_OR_SIZE.test(words[to]?.text ?? '')) to++;
      mark(words, at, to, 'foreign');
    }
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
