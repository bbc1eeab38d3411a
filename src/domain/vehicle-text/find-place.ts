import { PART_MAKERS } from './language/part-makers.ts';
import { isSidedPart, placeOf, type Place, type Position, type Side } from './language/place-words.ts';
import { typingDistance } from './language/typing-distance.ts';
import type { TextWord } from './text-words.ts';

/** Words that are often mistyped without one letter: `dsni`, `prdnji`. */
const LIKELY = [
  ['desni', 'right'],
  ['desna', 'right'],
  ['desno', 'right'],
  ['predni', 'front'],
  ['predna', 'front'],
  ['zadni', 'rear'],
] as const;

const isNear = (text: string, place: Place): boolean =>
  text.length >= 4 &&
  // Denso makes parts.
  !PART_MAKERS.has(text) &&
  LIKELY.some(
    ([word, meant]) =>
      meant === place && text.startsWith(word.charAt(0)) && typingDistance(text, word, 1) <= 1,
  );

type Initial = 'l' | 'd';

/** `L+D`, `l/d`, `L i D`. */
const namesBoth = (words: readonly TextWord[]): boolean =>
  words.some(({ text }, i) => {
    const [next, afterNext] = [words[i + 1], words[i + 2]];
    const areInitials = /^(?:ld|dl)$/.test(text + (next?.text ?? ''));
    return (
      (areInitials && /^[/,+&-]$/.test(next?.before ?? '')) ||
      (text === 'l' && next?.text === 'i' && afterNext?.text === 'd')
    );
  });

/** The letter of a side; a number before it makes it litres or a diesel, one after it a model. */
function isInitial(words: readonly TextWord[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isBeforeModel = /^\d/.test(next?.text ?? '') && next?.role !== 'year' && next?.role !== 'measure';
  if (!word || word.role !== undefined || /\d/.test(before?.text ?? '') || isBeforeModel) return false;
  const isPlaced = (text = '') => isSidedPart(text) || placeOf(text) !== undefined;
  return (
    // `Stop l. Passat`, but not `d.o.o.`
    (before !== undefined && word.after.startsWith('.') && next?.text !== 'o') ||
    (next?.text ?? '').startsWith('stran') ||
    (isPlaced(before?.text) && /^[ -]?$/.test(word.before) && next?.text !== 'o') ||
    (at === 0 && isPlaced(next?.text))
  );
}

const hasInitial = (words: readonly TextWord[], letter: Initial): boolean =>
  words.some(({ text }, at) => text === letter && isInitial(words, at));

/** `LP`, `Z.D.`: the initials of side and position beside a part. */
const PAIR = /^(?:[ld]\.?[pz]|[pz]\.?[ld])$/;
function initialsOf(words: readonly TextWord[]): string {
  for (const [at, { raw, text, after, role }] of words.entries()) {
    const next = words[at + 1];
    const isApart = text.length === 1 && after === '.' && next?.before === '.';
    // Two small letters may be any word.
    if (role !== undefined || !(isApart || raw === raw.toUpperCase())) continue;
    const pair = isApart ? text + next.text : text;
    if (PAIR.test(pair) && isSidedPart(beforePlaces(words, at))) return pair;
  }
  return '';
}

/** The word before, or the first one before words for places. */
function beforePlaces(words: readonly TextWord[], at: number): string {
  let before = at - 1;
  while (before > 0 && placeOf(words[before]?.text ?? '') !== undefined) before--;
  return words[before]?.text ?? '';
}

function sideOf(isLeft: boolean, isRight: boolean): Side | null {
  if (isLeft) return isRight ? 'both' : 'left';
  return isRight ? 'right' : null;
}

function positionOf(isFront: boolean, isRear: boolean): Position | null {
  if (isFront === isRear) return null;
  return isFront ? 'front' : 'rear';
}

/** Sides from the driver's view, and front or rear. Front and rear together give no position. */
export function findPlace(words: readonly TextWord[]): { side: Side | null; position: Position | null } {
  const named = new Set(words.map(({ text }) => placeOf(text)));
  const has = (place: Place) => named.has(place) || words.some(({ text }) => isNear(text, place));
  const isShortFront = words.some(({ text, after }) => text === 'pr' && after.startsWith('.'));
  const areBoth = namesBoth(words);
  const pair = initialsOf(words);
  const [left, right] = [
    areBoth || pair.includes('l') || hasInitial(words, 'l') || has('left'),
    areBoth || pair.includes('d') || hasInitial(words, 'd') || has('right'),
  ];
  const [front, rear] = [
    isShortFront || pair.includes('p') || has('front'),
    pair.includes('z') || has('rear'),
  ];
  return { side: sideOf(left, right), position: positionOf(front, rear) };
}
