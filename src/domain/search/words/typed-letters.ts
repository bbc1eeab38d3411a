import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { areNeighbours } from '../../vehicle-text/language/typing-distance.ts';

/** A text in two, at each of its letters. */
export const halvesAt = (text: string): (readonly [left: string, right: string])[] =>
  Array.from(text, (_, at) => [text.slice(0, at), text.slice(at)]);

export const withoutDoubles = (text: string): string => text.replace(/(.)\1+/g, '$1');
export const withoutVowels = (text: string): string => text.replace(/[aeiou]/g, '');

/** The first letter of `vranik` is wrong, but right for the key beside it; only the rest can show that. */
const isSlip = (text: string, near: string): boolean => {
  const meant = near.charAt(0) + text.slice(1);
  return areNeighbours(text.charAt(0), near.charAt(0)) && (meant === near || stem(meant) === near);
};

export const beginsAs = (text: string, near: string): boolean =>
  near.startsWith(text.charAt(0)) || isSlip(text, near);

/** `kijevi` */
export const isSlippedPlace = (text: string, near: string): boolean =>
  isSlip(text, near) && placeOf(text.replace(/^./, near.charAt(0))) !== undefined;
