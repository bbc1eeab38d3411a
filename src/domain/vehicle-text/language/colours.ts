import { foldText } from './fold.ts';
import { stem } from './stem.ts';

const NAMES =
  'crna bijela siva plava crvena zelena žuta srebrna srebrena zlatna smeđa braon bordo bež narandžasta ljubičasta roza tirkizna antracit teget ' +
  'krem šampanj bronza maslinasta grafit metalik metallic biser biserna sedef sedefna';

const SHADES: ReadonlySet<string> = new Set(['svetlo', 'tamno', 'zagasito']);

const STEMS: ReadonlySet<string> = new Set(
  foldText(NAMES)
    .split(' ')
    .flatMap((name) => [stem(name), stem(name.replace(/a$/, 'i')), stem(name.replace(/a$/, ''))]),
);

export const isColour = (stem: string): boolean => STEMS.has(stem);

/** The `svijetlo` of `svijetlo siva`, folded, which is not a light there. */
export const isShade = (text: string, nextStem: string): boolean => SHADES.has(text) && isColour(nextStem);
