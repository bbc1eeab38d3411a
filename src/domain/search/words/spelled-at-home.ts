import { foldText } from '../../vehicle-text/language/fold.ts';
import { isTradeStem } from '../../vehicle-text/language/phrases.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { typingDistance } from '../../vehicle-text/language/typing-distance.ts';

const ABROAD: readonly (readonly [RegExp, string])[] = [
  [/tsch|ch/g, 'c'],
  [/sch|sh/g, 's'],
  [/zh/g, 'z'],
  [/y/g, 'j'],
];

const SWAPPED: ReadonlyMap<string, string> = new Map([
  ['y', 'z'],
  ['z', 'y'],
]);

/**
 * A folded word as it may be meant: `yadnji` with the keys of a German keyboard in place of ours, `mjenjach` and
 * `menyach` with č, š, ž and j as keyboards abroad write them.
 */
export function readingsAtHome(text: string): string[] {
  const readings = [
    text.replace(/[yz]/g, (key) => SWAPPED.get(key) ?? key),
    ABROAD.reduce((read, [abroad, home]) => read.replace(abroad, home), text),
  ];
  return readings.flatMap((reading) => (reading === text ? [] : foldText(reading)));
}

/**
 * With two neighbouring letters swapped back, where folding hides that they are swapped: `mjnejac` has a `je` and would lose
 * its `j` for it.
 */
const swappedBack = (text: string, typed: string): string[] =>
  // Other words stand for something else than what was typed.
  typed.includes('j') && foldText(typed) === text
    ? Array.from(typed, (letter, at) =>
        foldText(typed.slice(0, at) + typed.charAt(at + 1) + letter + typed.slice(at + 2)),
      ).filter((meant) => typingDistance(meant, text, 1) > 1)
    : [];

/** Fewer letters may be anything. */
const SHORTEST = 4;

/** The stem of the first of these readings that is known; `typed` is the text before it was folded. */
export const spelledAtHome = (
  { text, typed }: { text: string; typed: string },
  isKnown: (stem: string) => boolean,
): string | undefined =>
  text.length < SHORTEST
    ? undefined
    : (readingsAtHome(text).map(stem).find(isKnown) ??
      swappedBack(text, typed.toLowerCase())
        .map(stem)
        .find((one) => isTradeStem(one) && isKnown(one)));
