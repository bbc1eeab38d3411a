import { engineOfCode } from '../../vehicle-text/engines/engine-codes.ts';
import { isFuel } from '../../vehicle-text/engines/engine-words.ts';
import { isPartName, isTradeStem } from '../../vehicle-text/language/phrases.ts';
import { nicknamedNumber } from '../../vehicle-text/language/number-names.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import { wordsOf } from '../../vehicle-text/language/words.ts';
import { rimInches } from '../../vehicle-text/numbers/mark-measures.ts';
import { generationsByKey } from '../../vehicle-text/name-keys.ts';
import type { VehicleLexicon } from '../../vehicle-text/vehicle-lexicon.ts';
import { isVinLabel, namesInVin } from '../../vehicle-text/numbers/vin.ts';
import { splitJoinedYear } from '../../vehicle-text/year-text.ts';
import { shopYear } from '../../shop-year.ts';
import type { QueryWord } from '../query/analyse-query.ts';
import { generationBehindKey, gluedPieces } from './glued-words.ts';
import { areTwoThings, isVehicleName, namesOneThing, SHORTEST_PIECE } from './names-one-thing.ts';
import type { QueryIndex } from '../search-index.ts';
import { halvesAt } from './typed-letters.ts';

const LONGEST_PIECE = 16;
/** Among more than two words a short one is probably a coincidence, unless it names a part or a fuel. */
const SHORTEST_OF_MANY = 4;

const POWER = /^\d{2,3}k[sw]$/;

/** `120a`, `74ah`, `5mm`, `420l`, `180w`, `rns510`: a number and its unit or radio, unless it is a known word such as `16v`. */
const MEASURED =
  /^(\d{2,4})(a|ah|v|w|l|mm|cm|kg)$|^(\d)(mm|cm|kg)$|^(\d(?:\.\d)?)(kw)$|^(rns|rcd|mfd)(\d{1,3})$/;

const measureOf = (text: string): string[] | undefined => MEASURED.exec(text)?.slice(1).filter(Boolean);

/** `12v` without a displacement before it is a voltage, not a number of valves; `5mm` is no Golf 5M. */
const isMeasure = (text: string, before: string): boolean =>
  /^\d+mm$/.test(text) || (/^(?:12|24)v$/.test(text) && !/^\d\.\d$/.test(before));

/** `6pk`: a belt, and how many ribs it has. */
const RIBS = /^\dpk$/;
const ribsOf = (text: string): string[] | undefined => (RIBS.test(text) ? ['pk', text] : undefined);

/** The `5ica` of `golf5ica`. */
const isDigitNoun = (piece: string): boolean => /^\d/.test(piece) && nicknamedNumber(piece) !== undefined;

/** A generation or a year after a name. */
const isCount = (piece: string): boolean => /^\d{1,2}$|^(?:19|20)\d\d$/.test(piece);
/** `a4` or `b8` after a name of letters; elsewhere the joint must be between digits and letters. */
const isCode = (piece: string, { models, codes }: VehicleLexicon): boolean =>
  /^(?:[a-z]\d|\d[a-z])$/.test(piece) && (models.has(piece) || codes.has(piece));

/** `audia4`; the `ka` of `audika` is not a Ford. */
const isModelOf = (left: string, right: string, { manufacturers, models }: VehicleLexicon): boolean =>
  models.get(right)?.some(({ manufacturer }) => manufacturers.get(left) === manufacturer) ?? false;

function isJoint(left: string, right: string, lexicon: VehicleLexicon): boolean {
  if (/\d$/.test(left) !== /^\d/.test(right)) return true;
  if (left.length >= SHORTEST_PIECE && !/\d/.test(left) && isCode(right, lexicon)) return true;
  if (isModelOf(left, right, lexicon)) return true;
  return Math.min(left.length, right.length) >= SHORTEST_PIECE;
}

/** The `h` of `astrah`. */
const isGenerationLetter = (left: string | undefined, piece: string, { models }: VehicleLexicon): boolean =>
  left !== undefined &&
  /^[a-z]$/.test(piece) &&
  (models.get(left) ?? []).some(({ generations }) => generationsByKey(generations).has(piece));

/** Of a part, a place, a vehicle or an engine. */
const isName = (piece: string, lexicon: VehicleLexicon): boolean =>
  isTradeStem(stem(piece)) || /\d/.test(piece) || isFuel(piece) || isVehicleName(piece, lexicon);

/** Said around a part, `imate li`; only in a text that names a part and its vehicle. */
const isSaid = (piece: string): boolean => piece.length > 1 && STOP_WORDS.has(piece);

/** Whether a piece of a joined word is a word of its own; `isOfMany`: of more than two, where chance finds more. */
function isPiece(piece: string, isOfMany: boolean, { vocabulary, lexicon }: QueryIndex): boolean {
  const [word, ...more] = wordsOf(piece);
  if (!word || more.length > 0) return false;
  // A single letter is not a word: `v6`. A `polukožna` seat is not of a Polo.
  if (/^(?:[a-z]|polu)$/.test(piece)) return false;
  if (POWER.test(piece) || isDigitNoun(piece) || (isOfMany && isCount(piece))) return true;
  const isNamed = piece.length >= SHORTEST_PIECE && (isFuel(piece) || placeOf(piece) !== undefined);
  const isTrade = isNamed || rimInches(piece) !== undefined;
  if (!isTrade && !vocabulary.isKnown(word.stem)) return MEASURED.test(piece);
  if (!isOfMany || /\d/.test(piece) || lexicon.manufacturers.has(piece)) return true;
  return piece.length >= SHORTEST_OF_MANY || isPartName(word.stem) || isFuel(piece);
}

/** `oktavija2` is `oktavija 2`, not an A2; but `audia4` is an Audi A4. */
function isNumberAfterName(
  before: readonly string[],
  piece: string,
  known: readonly string[] | undefined,
  { manufacturers, models }: VehicleLexicon,
): boolean {
  const [manufacturer = '', code = ''] = known?.slice(-2) ?? [];
  if (!/^\d+$/.test(piece) || !models.has(before.at(-1) ?? '')) return false;
  return /^[a-z]\d/.test(code) && !manufacturers.has(manufacturer);
}

type Splitting = {
  /** The most pieces that a text may have. */
  most: number;
  /** Also pieces that are only said around a part; every other one must then name something. */
  isTalk: boolean;
};

/** Whether a text may go on with this piece after those before it. */
function mayFollow(
  before: readonly string[],
  piece: string,
  { isTalk }: Splitting,
  lexicon: VehicleLexicon,
): boolean {
  const left = before.at(-1);
  if (left === undefined || isGenerationLetter(left, piece, lexicon)) return true;
  const isAfterLetter = isGenerationLetter(before.at(-2), left, lexicon);
  const isSaidBeside = isTalk && (isSaid(piece) || isSaid(left));
  return isAfterLetter || isSaidBeside || isJoint(left, piece, lexicon);
}

/** Whether a piece means something after the one on its left. */
function isRead(left: string | undefined, piece: string, { isTalk }: Splitting, index: QueryIndex): boolean {
  // Any three letters may be the code of an engine, but hardly those after its fuel.
  if (left !== undefined && isFuel(left) && engineOfCode(piece) !== undefined) return true;
  if (isGenerationLetter(left, piece, index.lexicon)) return true;
  const isKnown = isPiece(piece, true, index);
  return isTalk ? isSaid(piece) || (isKnown && isName(piece, index.lexicon)) : isKnown;
}

/** The fewest known words that a text is made of. */
function piecesOf(text: string, splitting: Splitting, index: QueryIndex): readonly string[] | undefined {
  const { most, isTalk } = splitting;
  const { lexicon } = index;
  // The best pieces of each beginning of the text, by its length.
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end++) {
    for (let from = Math.max(0, end - LONGEST_PIECE); from < end; from++) {
      const before = best[from];
      if (!before) continue;
      const piece = text.slice(from, end);
      const known = best[end];
      const isRatherSaid = isTalk && isSaid(piece) && !isSaid(known?.at(-1) ?? '');
      const isPreferred = isRatherSaid || isNumberAfterName(before, piece, known, lexicon);
      // Fewer pieces are better; of equally many, those that end with a preferred one.
      const least = known?.length ?? most + 1;
      const isBetter = isPreferred ? before.length < least : before.length + 1 < least;
      if (
        isBetter &&
        mayFollow(before, piece, splitting, lexicon) &&
        isRead(before.at(-1), piece, splitting, index)
      )
        best[end] = [...before, piece];
    }
  }
  return best[text.length];
}

const NAMES: Splitting = { most: 5, isTalk: false };
const TALK: Splitting = { most: 8, isTalk: true };
/** `farzavw`, about the shortest of them. */
const SHORTEST_TALK = 7;

/** `imatelifarzagolf5`: a whole sentence, in which everything but a part and its vehicle is only said around them. */
function sentenceOf(text: string, index: QueryIndex): readonly string[] | undefined {
  if (text.length < SHORTEST_TALK) return undefined;
  const pieces = piecesOf(text, TALK, index);
  return pieces?.some((piece) => isPartName(stem(piece))) &&
    pieces.some((piece) => isVehicleName(piece, index.lexicon))
    ? pieces
    : undefined;
}

/** Two halves, at a joint of letters and digits where there is one: most joined words are joined there. */
function halvesOf(text: string, index: QueryIndex): string[] | undefined {
  const { lexicon } = index;
  const halves = halvesAt(text)
    .slice(1)
    .filter(
      ([a, b]) =>
        isGenerationLetter(a, b, lexicon) ||
        (isJoint(a, b, lexicon) &&
          [a, b].every((half) => isPiece(half, false, index)) &&
          areTwoThings(a, b, lexicon)),
    );
  const isManufacturerWithModel = ([left, right]: readonly [string, string]) =>
    isModelOf(left, right, lexicon);
  const isManufacturerWithCode = ([left, right]: readonly [string, string]) =>
    lexicon.manufacturers.has(left) && lexicon.codes.has(right);
  // `audia4` is an Audi A4 and `bmwe46` an E46, though `audia` is a form of Audi and `bmwe` of BMW.
  const found =
    halves.find(isManufacturerWithModel) ??
    halves.find(isManufacturerWithCode) ??
    halves.find(([, b]) => /^\d/.test(b)) ??
    // `stopkalijeva` is a `stopka`, although `stop` is known too.
    halves.find((pair) => pair.some(placeOf)) ??
    halves[0];
  return found && [...found];
}

/** `broj šasije WVW…` */
const isBeforeVin = (words: readonly QueryWord[], at: number, { lexicon }: QueryIndex): boolean => {
  let vin = at;
  while (isVinLabel(words[vin]?.stem ?? '')) vin++;
  return vin > at && namesInVin(words[vin]?.typed ?? '', lexicon) !== undefined;
};

/** In place of a word, with `gap` between them. */
const withPieces = (word: QueryWord, pieces: readonly string[], gap: string): QueryWord[] =>
  pieces.flatMap((piece, i) =>
    wordsOf(piece).map((part) => ({
      ...part,
      typed: piece,
      before: i === 0 ? word.before : gap,
      after: i === pieces.length - 1 ? word.after : gap,
      isTown: word.isTown,
      clause: word.clause,
      isListed: word.isListed,
      isLast: word.isLast && i === pieces.length - 1,
    })),
  );

/** `5x1`, on the way to `5x112`, is not a BMW X1. */
const BEGUN_STUDS = /^[3-6]x\d{1,2}$/;

/** `golf6` → `golf 6`, `2006g` → `2006 g`, `stopsvjetlo` → `stop svjetlo`, `passatb6alternator` → `passat b6 alternator`. */
export function splitJoined(words: readonly QueryWord[], index: QueryIndex): QueryWord[] {
  const { vocabulary } = index;
  return words.flatMap((word, at) => {
    const vehicle = namesInVin(word.typed, index.lexicon);
    if (vehicle) return withPieces(word, vehicle, ' ');
    if (isBeforeVin(words, at, index)) return [];
    if (!isMeasure(word.text, words[at - 1]?.text ?? '') && namesOneThing(word, index)) return [word];
    const mayBegin = !/\d/.test(word.text) || (word.isLast && BEGUN_STUDS.test(word.text));
    const isBeginning = mayBegin && vocabulary.startingWith(word.text).length > 0;
    const pieces = isBeginning
      ? undefined
      : (ribsOf(word.text) ??
        measureOf(word.text) ??
        splitJoinedYear(word.text, shopYear()) ??
        generationBehindKey(word.text, index) ??
        halvesOf(word.text, index) ??
        piecesOf(word.text, NAMES, index) ??
        sentenceOf(word.text, index) ??
        gluedPieces(word.text, index));
    if (!pieces || pieces.length < 2) return [word];
    const apart = (piece: string) => (vocabulary.isKnown(piece) ? [piece] : (measureOf(piece) ?? [piece]));
    return withPieces(word, pieces.flatMap(apart), '');
  });
}
