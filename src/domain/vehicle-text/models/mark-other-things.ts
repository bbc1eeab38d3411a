import { spanKey } from '../span-keys.ts';
import { isFree, mark, type TextWord } from '../text-words.ts';
import type { VehicleLexicon } from '../vehicle-lexicon.ts';

/** Clothes and toys beside the name of a car, which is their own unless its manufacturer stands before it. Folded. */
const THING =
  /^(?:majic|kosul|shirt|duks|jakn|bluz|trenerk|farmer|hlac|patik|tenisic|cipel|cizm|parfem|plisan|igrack)/;
const FOCUS = /^fo[ck]us$/;
const LENS = /^(?:lec|lup|sociv|lens)/;
/** What has a `palica` as well, so that it is no golf club. */
const HAS_LEVER = /^(?:brisac|menac|zmigav|volan)/;

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
  'q6etron',
  'q8etron',
  'a6etron',
  'etrongt',
]);
const OTHER_MODEL_WORDS_MAX = 3;

/** Cars that began as a version of another one and have its name before their own. Folded. */
const BASE_OF: ReadonlyMap<string, string> = new Map([
  ['scenic', 'megane'],
  ['allroad', 'a6'],
]);
/** Whether a version of it follows directly or after a code, `A6 C5 Allroad`, and neither is in a list with a further car. */
function isBase(words: readonly TextWord[], at: number, { models, codes }: VehicleLexicon): boolean {
  const textAt = (i: number) => words[i]?.text ?? '';
  const version = codes.has(textAt(at + 1)) ? at + 2 : at + 1;
  // A number after it is a generation.
  const isModel = (i: number) => models.has(textAt(i)) && !/^\d+$/.test(textAt(i));
  return (
    BASE_OF.get(textAt(version)) === textAt(at) &&
    words.slice(at + 1, version + 1).every(({ before }) => before === ' ') &&
    !isModel(at - 1) &&
    (!isModel(version + 1) || codes.has(textAt(version + 1)))
  );
}

/** Marks what ads name like a car: other things, and cars that the shop does not know, so that none is read as the car. */
export function markOtherThings(words: readonly TextWord[], lexicon: VehicleLexicon): void {
  const { models, manufacturers } = lexicon;
  const isOfVolvo = words.some(({ text }) => text === 'volvo');
  const textAt = (at: number) => words[at]?.text ?? '';
  for (const [at, word] of words.entries()) {
    if (!isFree(word)) continue;
    const before = textAt(at - 1);
    if (before.startsWith('bilst') && OF_BILSTEIN.test(word.text)) mark(words, at, at + 1, 'trim');
    if ((isOfVolvo && LORRY.test(word.text)) || (before === 'bmw' && MOTORCYCLE.test(word.text))) {
      let to = at + 1;
      while (isFree(words[to]) && POWER_OR_SIZE.test(textAt(to))) to++;
      mark(words, at, to, 'foreign');
    }
    if (isBase(words, at, lexicon)) mark(words, at, at + 1, 'trim');
    const next = /^[ -]$/.test(words[at + 1]?.before ?? '') ? textAt(at + 1) : '';
    const isThing =
      THING.test(before) ||
      THING.test(next) ||
      (FOCUS.test(word.text) && LENS.test(next)) ||
      (word.text === 'golf' && next.startsWith('palic') && !HAS_LEVER.test(textAt(at + 2)));
    if (isThing && models.has(word.text) && !manufacturers.has(before)) mark(words, at, at + 1, 'trim');
    for (let to = at + 2; to <= at + OTHER_MODEL_WORDS_MAX; to++) {
      const name = words.slice(at, to);
      const areJoined = name.every((part, i) => isFree(part) && (i === 0 || /^[ -]$/.test(part.before)));
      const key = spanKey(words, at, to);
      if (areJoined && OTHER_MODELS.has(key) && !models.has(key)) mark(words, at, to, 'foreign');
    }
  }
}
