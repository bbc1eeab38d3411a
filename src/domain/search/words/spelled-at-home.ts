import { foldText } from '../../vehicle-text/language/fold.ts';
import { stem } from '../../vehicle-text/language/stem.ts';

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

/** Fewer letters may be anything. */
const SHORTEST = 4;

/** The stem of the first of these readings that is known. */
export const spelledAtHome = (text: string, isKnown: (stem: string) => boolean): string | undefined =>
  text.length < SHORTEST ? undefined : readingsAtHome(text).map(stem).find(isKnown);
