import { PART_MAKERS } from './language/part-makers.ts';
import { placeOf, type Place, type Position, type Side } from './language/place-words.ts';
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

/** Sides from the driver's view, and front or rear. Front and rear together give no position. */
export function findPlace(words: readonly TextWord[]): { side: Side | null; position: Position | null } {
  const named = new Set(words.map(({ text }) => placeOf(text)));
  const has = (place: Place) => named.has(place) || words.some(({ text }) => isNear(text, place));
  const initials = words.some(
    ({ raw, text }, i) =>
      (text === 'l' && words[i + 1]?.text === 'd' && /^[+&]$/.test(words[i + 1]?.before ?? '')) ||
      (raw === 'L' &&
        (words[i + 1]?.raw === 'D'
          ? /^[/,-]$/.test(words[i + 1]?.before ?? '')
          : words[i + 2]?.raw === 'D' && words[i + 1]?.text === 'i')),
  );
  // `Stop l. Passat`; a number before it makes it litres or a diesel.
  const hasInitial = (letter: string) =>
    words.some(
      ({ text, after }, i) =>
        text === letter && after.startsWith('.') && !/\d/.test(words[i - 1]?.text ?? '1'),
    );
  const isShortFront = words.some(({ text, after }) => text === 'pr' && after.startsWith('.'));
  const [left, right] = [
    initials || hasInitial('l') || has('left'),
    initials || hasInitial('d') || has('right'),
  ];
  const [front, rear] = [isShortFront || has('front'), has('rear')];
  return {
    side: left && right ? 'both' : left ? 'left' : right ? 'right' : null,
    position: front === rear ? null : front ? 'front' : 'rear',
  };
}
