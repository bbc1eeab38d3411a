import { isPartName } from '../../vehicle-text/language/phrases.ts';
import { isSidedPart, type Place, placeOf } from '../../vehicle-text/language/place-words.ts';
import { type Word, wordsOf } from '../../vehicle-text/language/words.ts';
import { replaceRuns } from '../words/word-runs.ts';

/** One letter or two for a place beside a part, folded, and the words that they stand for. */
const SIDES: ReadonlyMap<string, string> = new Map([
  ['l', 'lijevi'],
  ['d', 'desni'],
  ['pr', 'prednji'],
]);
const CORNERS: ReadonlyMap<string, string> = new Map([
  ['pl', 'prednji lijevi'],
  ['pd', 'prednji desni'],
  ['zl', 'zadnji lijevi'],
  ['zd', 'zadnji desni'],
  ['lp', 'prednji lijevi'],
  ['dp', 'prednji desni'],
  ['lz', 'zadnji lijevi'],
  ['dz', 'zadnji desni'],
  ['ld', 'lijevi desni'],
  ['dl', 'desni lijevi'],
  ['prl', 'prednji lijevi'],
  ['prd', 'prednji desni'],
]);

/** Also behind its places: `far prednji l`. */
function isBehindPart(words: readonly Word[], at: number): boolean {
  let before = at - 1;
  while (placeOf(words[before]?.text ?? '') !== undefined) before--;
  return isPartName(words[before]?.stem ?? '');
}

/** `abs senzor golf 5 zadnji d`: right behind a position, wherever that stands. */
const isBehindPosition = (words: readonly Word[], at: number): boolean =>
  POSITIONS_BEFORE.has(placeOf(words[at - 1]?.text ?? ''));

const POSITIONS_BEFORE: ReadonlySet<Place | undefined> = new Set<Place>(['front', 'rear']);

/** `l far`, `d prednji far`, `prednji l far`: only where nothing before it could be a car with that letter. */
const isBeginning = (words: readonly Word[], at: number): boolean =>
  (at === 0 || placeOf(words[at - 1]?.text ?? '') !== undefined) &&
  (isPartName(words[at + 1]?.stem ?? '') || placeOf(words[at + 1]?.text ?? '') !== undefined);

/** The other letter of `far l/d`, `far l+d` and `far l i d`, which ask for both sides. */
const isOfPair = (words: readonly (Word & { before: string })[], at: number, step: 1 | -1): boolean => {
  const isAnd = words[at + step]?.text === 'i';
  const other = words[at + step * (isAnd ? 2 : 1)];
  const gap = step > 0 ? other : words[at];
  return (
    other !== undefined &&
    SIDES.has(other.text) &&
    other.text !== words[at]?.text &&
    (isAnd || /^[/+&]$/.test(gap?.before ?? ''))
  );
};

/** Whether a letter is the side of a part: behind the part or its position, before the part, or in a pair of letters. */
function isSideAt(words: readonly Typed[], at: number): boolean {
  if (isOfPair(words, at, 1)) return isBehindPart(words, at);
  if (isOfPair(words, at, -1)) return isBehindPart(words, words[at - 1]?.text === 'i' ? at - 2 : at - 1);
  if (SIDES.has(words[at + 1]?.text ?? '')) return false;
  return isBehindPart(words, at) || isBeginning(words, at) || isBehindPosition(words, at);
}

/** `far l`, `amortizer ZD`, `far golf 5 PL`: the place of the part, as its name has it. */
function placeAt(words: readonly Typed[], at: number): string | undefined {
  const letters = words[at]?.text ?? '';
  const side = SIDES.get(letters);
  if (side !== undefined) return isSideAt(words, at) ? side : undefined;
  // Several letters mean the place wherever they stand; one letter may be a generation.
  const corner = CORNERS.get(letters);
  if (corner === undefined || !words.some(({ stem }) => isPartName(stem)) || isGreeting(words, at))
    return undefined;
  // The `PD` of a `2.0 TDI PD` and of its injectors is their kind.
  const isKind = letters === 'pd' && words.some(({ text, stem }) => text === 'tdi' || stem === 'dizn');
  return isKind ? undefined : corner;
}

type Typed = Word & { typed: string; before: string; after: string };

/** The `lp` of `lijep pozdrav`: it ends a text, after a sentence or where no part has two sides. */
const isGreeting = (words: readonly Typed[], at: number): boolean =>
  words[at]?.text === 'lp' &&
  at === words.length - 1 &&
  (/^[.,!?]/.test(words[at].before) || !words.some(({ text }) => isSidedPart(text)));

/** `p.d.` → `pd`, `pr. d.` → `prd`: letters with full stops, or with a space behind their part: `spona l p`. */
const joinLetters = <One extends Typed>(words: readonly One[]): One[] =>
  replaceRuns(words, (word, at) => {
    const next = words[at + 1];
    const text = `${word.text}${next?.text ?? ''}`;
    const isApart = next?.before === '.' || (next?.before === ' ' && isBehindPart(words, at));
    if (!isApart || !CORNERS.has(text)) return undefined;
    return { read: [{ ...word, text, stem: text, typed: text, after: next.after }], end: at + 2 };
  });

/** Places in their whole words instead of their first letters. */
export function withPlaces<One extends Typed>(words: readonly One[]): One[] {
  return joinLetters(words).flatMap((word, at, all) => {
    const place = placeAt(all, at);
    if (place === undefined) return [word];
    const [first = '', ...more] = place.split(' ');
    return wordsOf(place).map((own, i) => ({
      ...word,
      ...own,
      // Several letters are shown as the words that they stand for.
      ...(more.length > 0 && { typed: [first, ...more][i] ?? own.text }),
      ...(i > 0 && { before: ' ' }),
    }));
  });
}
