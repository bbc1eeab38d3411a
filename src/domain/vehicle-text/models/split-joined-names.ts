import { isFuel } from '../engines/engine-words.ts';
import { foldText } from '../language/fold.ts';
import { isTradeStem } from '../language/phrases.ts';
import { placeOf } from '../language/place-words.ts';
import { stem } from '../language/stem.ts';
import { TRIMS } from '../language/trim-names.ts';
import { generationsByKey, stemKey, writtenKey } from '../name-keys.ts';
import type { VehicleLexicon } from '../vehicle-lexicon.ts';
import { isYearText } from '../year-text.ts';

/** The bodies of a `206cc`. */
const NUMBER_THEN_BODY = /^(\d{3})(cc|sw)$/i;
const TWO_CODES = /^(\p{L}\d)(\p{L}\d|\d\p{L})$/u;
const CODE_THEN_YEAR = /^(\p{L}\d{1,2}|\d\p{L})((?:19|20)\d\d)$/u;
const NAME = /^\p{L}{3,}$/u;
const SHORT_NAME = /^\p{L}\p{L}$/u;
const BODY_CODE = /^\p{L}\d{2,3}$/u;
const ENGINE =
  /^(?:\d[.,]\d\p{L}{0,4}|[1-8]\d\d[dix]{1,2}|\d{2,4}(?:tdi|hdi|dci|cdi|cdti|tdci|jtd|ks|kw))$/iu;
/** A generation, or the first of short years: `passat05-09`. */
const COUNT = /^\d{1,2}$/;
const SHORTEST_WORD = 3;
const LONGEST = 24;

/** Whether a word beside a vehicle may be joined to it: a part, a side, a body, a trim, a fuel. */
const isKnownWord = (text: string): boolean =>
  text.length >= SHORTEST_WORD &&
  (isFuel(text) || TRIMS.has(text) || placeOf(text) !== undefined || isTradeStem(stem(text)));

/** `golf5`, `FarGolf`: where digits or a capital begin. Other letters after letters need a reason to be apart. */
const isJoint = (left: string, right: string): boolean =>
  /\d$/.test(left) !== /^\d/.test(right) || (/\p{Ll}$/u.test(left) && /^\p{Lu}/u.test(right));

class Splitter {
  readonly lexicon: VehicleLexicon;

  constructor(lexicon: VehicleLexicon) {
    this.lexicon = lexicon;
  }

  isVehicle = (piece: string): boolean => {
    const key = writtenKey(piece);
    const { models, manufacturers, codes } = this.lexicon;
    if (SHORT_NAME.test(piece)) return manufacturers.has(key);
    return NAME.test(piece)
      ? models.has(key) || manufacturers.has(key)
      : BODY_CODE.test(piece) && (codes.has(key) || models.has(key));
  };

  /** `audia4`, `opelastra`, `golf1k`, `passatb6`, `vito639`: its own model, its own generation. */
  isOf(before: string, piece: string): boolean {
    const { models, manufacturers, codes } = this.lexicon;
    const [name, key] = [writtenKey(before), writtenKey(piece)];
    const manufacturer = manufacturers.get(name);
    // `sided` and `MBC` are no cars.
    if (/^[a-z]{2,3}$/.test(key) || (key.length === 1 && manufacturer)) return false;
    const owned = models.get(name) ?? [];
    return (
      (models.get(key) ?? []).some((model) => model.manufacturer === manufacturer) ||
      (codes.get(key) ?? []).some(
        ({ model }) => model.manufacturer === manufacturer || owned.includes(model),
      ) ||
      owned.some(({ generations }) => generationsByKey(generations).has(stemKey(piece)))
    );
  }

  isPiece(piece: string, before: string, after: string): boolean {
    if (before === '')
      return this.isVehicle(piece) || (isKnownWord(foldText(piece)) && isJoint(piece, after));
    if (this.isOf(before, piece)) return true;
    if (!isJoint(before, piece)) return false;
    return (
      COUNT.test(piece) ||
      isYearText(piece) ||
      ENGINE.test(piece) ||
      this.isVehicle(piece) ||
      isKnownWord(foldText(piece))
    );
  }

  split(rest: string, before = ''): readonly string[] | undefined {
    if (rest === '') return [];
    for (let end = rest.length; end > 0; end--) {
      const [piece, after] = [rest.slice(0, end), rest.slice(end)];
      const more = this.isPiece(piece, before, after) ? this.split(after, piece) : undefined;
      if (more) return [piece, ...more];
    }
    return undefined;
  }
}

/** Splits words that are joined to the name of a vehicle: `golf5tdi`, `a4b8`, `BMWE46`, `FarGolf`. */
export function splitJoinedNames(chunk: string, lexicon: VehicleLexicon): readonly string[] | undefined {
  const whole = writtenKey(chunk);
  const [, model = '', body = ''] = NUMBER_THEN_BODY.exec(chunk) ?? [];
  if (lexicon.codes.has(whole) && lexicon.models.has(model)) return [model, body];
  // `500L` and `6L` are not litres.
  if (lexicon.models.has(whole) || lexicon.manufacturers.has(whole) || lexicon.codes.has(whole))
    return [chunk];
  const [, name = '', code] = TWO_CODES.exec(chunk) ?? [];
  if (code !== undefined && lexicon.models.has(writtenKey(name))) return [name, code];
  const [, dated = '', year] = CODE_THEN_YEAR.exec(chunk) ?? [];
  if (year !== undefined && lexicon.codes.has(writtenKey(dated))) return [dated, year];
  if (chunk.length > LONGEST) return undefined;
  const splitter = new Splitter(lexicon);
  const pieces = splitter.split(chunk);
  return pieces?.some(splitter.isVehicle) && pieces.length > 1 ? pieces : undefined;
}
