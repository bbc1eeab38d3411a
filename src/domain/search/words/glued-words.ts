import { DENIALS } from '../../vehicle-text/language/denied-words.ts';
import { isPartName, STEM_OF_NAME_WORD } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { PREPOSITIONS, STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import type { QueryIndex } from '../search-index.ts';
import { isVehicleName } from './names-one-thing.ts';

/** Shorter words are in too many others: `zafar` may be a Zafira. */
const SHORTEST_NAME = 4;
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

/** `zabranik`, `kolkokosta`, `5ne`: a word that is said around a part, joined to it, to a number or to another. */
export function gluedPieces(text: string, index: QueryIndex): readonly string[] | undefined {
  const isPair = (one: string, other: string) =>
    (isLink(one) && isName(other, index)) ||
    ((isSaid(one) || isLink(one)) && NUMBER.test(other)) ||
    (isSaid(one) && isSaid(other) && text.length >= SHORTEST_TALK);
  return (
    numberedName(text, index) ??
    Array.from(text, (_, at) => [text.slice(0, at), text.slice(at)] as const).find(
      ([left, right]) => isPair(left, right) || isPair(right, left),
    )
  );
}
