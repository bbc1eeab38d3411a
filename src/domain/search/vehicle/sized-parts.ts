import { conceptNamed, singleNamesOf } from '../../vehicle-text/language/phrases.ts';
import { stem, stemsOf } from '../../vehicle-text/language/stem.ts';
import { isInches } from '../../vehicle-text/numbers/named-sizes.ts';
import type { ReadWord } from '../query/analyse-query.ts';

const WIPER = conceptNamed('brisač');
/** Of wiper blades, in millimetres. A BMW is called 525, and few blades are that long. */
const BLADE_LENGTHS: ReadonlySet<string> = new Set(
  (
    '280 300 325 330 340 350 380 400 425 430 450 475 480 500 530 550 575 580 600 625 650 675 700 725 ' +
    '750 800'
  ).split(' '),
);

const BOXES: ReadonlySet<string> = new Set(stemsOf('kutija kofer kufer box boks'));
const WHEEL = stem('volan');
/** Of sports steering wheels, in millimetres. */
const WHEEL_SIZE = /^3[358]0$/;

/** `3D` mats have a high rim; the Phaeton has the code 3D. */
const MATS: ReadonlySet<string> = new Set(stemsOf('patosnica tepih'));
const SHAPE = /^[345]d$/;

const OF_ROOF: ReadonlySet<string> = new Set(stemsOf('krov krovni'));
const LITRES = /^[2-7]\d0$/;

export const isWiper = (word: Pick<ReadWord, 'stem'>): boolean =>
  singleNamesOf(word.stem).some(({ concept }) => concept === WIPER);

/** The `G60` of a `kompresor g60`: the charger of Volkswagen, not a body of BMW. */
const CHARGER = /^g[46]0$/;
const CHARGER_WORD = /^(?:kompresor|lader|punjac)/;

/** Where a bare number after a part is its size, although a car is called like it: `metlica 530`, `krovna kutija 420`, `stage 3`. */
export function isSizeOfPart(words: readonly ReadWord[], at: number): boolean {
  const { text = '', typed = '' } = words[at] ?? {};
  // The `r20` of a `led bar 20 inca` is no body of a Terrano.
  if (isInches(typed.split(' ')[1] ?? '')) return true;
  if (/^\d$/.test(text) && words[at - 1]?.text === 'stage') return true;
  if (CHARGER.test(text) && CHARGER_WORD.test(words[at - 1]?.text ?? '')) return true;
  if (SHAPE.test(text) && words.some((word) => MATS.has(word.stem))) return true;
  if (WHEEL_SIZE.test(text) && words[at - 1]?.stem === WHEEL) return true;
  let part = at - 1;
  while (BLADE_LENGTHS.has(words[part]?.text ?? '')) part--;
  const named = words[part];
  if (!named) return false;
  if (BLADE_LENGTHS.has(text) && isWiper(named)) return true;
  return LITRES.test(text) && BOXES.has(named.stem) && words.some((word) => OF_ROOF.has(word.stem));
}
