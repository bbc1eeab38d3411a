import { isFuel } from '../../vehicle-text/engines/engine-words.ts';
import { DENIALS } from '../../vehicle-text/language/denied-words.ts';
import { isPartName, STEM_OF_NAME_WORD } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { PREPOSITIONS, STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import { generationsByKey } from '../../vehicle-text/name-keys.ts';
import type { QueryIndex } from '../search-index.ts';
import { isVehicleName } from './names-one-thing.ts';
import { halvesAt } from './typed-letters.ts';

/** Shorter words are in too many others: `zafar` may be a Zafira. */
const SHORTEST_NAME = 4;
const SHORTEST_SIDE = 3;
/** About `kolkokosta`. */
const SHORTEST_TALK = 7;

/** A year or a generation behind letters that may be a mistyped name: `corola2005`, `klijo3`. */
const NUMBERED = /^([a-z]{4,})([1-8]|19[89]\d|20[0-3]\d)$/;
const NUMBER = /^(?:[1-8]|19[89]\d|20[0-3]\d)$/;

const isSaid = (piece: string): boolean => piece.length > 1 && STOP_WORDS.has(piece);
/** `korola` is no roller. */
const isLink = (piece: string): boolean =>
  piece.length > 1 && (PREPOSITIONS.has(piece) || DENIALS.has(piece));

const isName = (piece: string, { lexicon }: QueryIndex): boolean =>
  piece.length >= SHORTEST_NAME &&
  (STEM_OF_NAME_WORD.has(piece) ||
    isPartName(stem(piece)) ||
    placeOf(piece) !== undefined ||
    isVehicleName(piece, lexicon));

/** A name with one mistake before its year or generation. */
function numberedName(text: string, { vocabulary }: QueryIndex): readonly string[] | undefined {
  const [, name, number] = NUMBERED.exec(text) ?? [];
  if (name === undefined || number === undefined) return undefined;
  const isNear = vocabulary
    .similar(name, 1)
    .some(({ word }) => vocabulary.isVehicle(word) || isPartName(word));
  return isNear ? [name, number] : undefined;
}

/** Keys beside the space bar of a telephone. */
const BESIDE_SPACE = /[cvbnm]/g;

/** A word of its own on one side of a key that was meant as a space. */
const isSide = (text: string, index: QueryIndex): boolean =>
  isName(text, index) ||
  (text.length >= SHORTEST_SIDE && isPartName(stem(text))) ||
  isSaid(text) ||
  isFuel(text) ||
  NUMBER.test(text) ||
  (/\d/.test(text) && index.lexicon.codes.has(text));

/** `haubavoctavia`, `maskamgolf`: a key beside the space bar in its place, next to a name. */
const missedSpace = (text: string, index: QueryIndex): readonly string[] | undefined =>
  [...text.matchAll(BESIDE_SPACE)]
    .map(({ index: at }) => [text.slice(0, at), text.slice(at + 1)] as const)
    .find((sides) => sides.some((side) => isName(side, index)) && sides.every((side) => isSide(side, index)));

/** `golfb5`: a Golf has no B5, so the letter is the key beside the space bar; but a Passat has one. */
export function generationBehindKey(text: string, { lexicon }: QueryIndex): string[] | undefined {
  const [, name = '', key = '', number = ''] = /^([a-z]{3,})([cvbnm])([1-8])$/.exec(text) ?? [];
  const keys = (lexicon.models.get(name) ?? []).map(({ generations }) => generationsByKey(generations));
  return keys.some((own) => own.has(number)) && !keys.some((own) => own.has(key + number))
    ? [name, number]
    : undefined;
}

/** `zabranik`, `kolkokosta`, `5ne`: a word that is said around a part, joined to it, to a number or to another. */
export function gluedPieces(text: string, index: QueryIndex): readonly string[] | undefined {
  const isPair = (one: string, other: string) =>
    (isLink(one) && isName(other, index)) ||
    ((isSaid(one) || isLink(one)) && NUMBER.test(other)) ||
    (isSaid(one) && isSaid(other) && text.length >= SHORTEST_TALK);
  return (
    numberedName(text, index) ??
    halvesAt(text).find(([left, right]) => isPair(left, right) || isPair(right, left)) ??
    missedSpace(text, index)
  );
}
