import { isPartName, isQualityName } from '../../vehicle-text/language/phrases.ts';
import { COUNT_WORDS } from '../../vehicle-text/language/number-names.ts';
import { ATTRIBUTE_STEMS } from '../../vehicle-text/language/place-words.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { isStopWord } from '../words/similar-to.ts';

const isPieces = (text: string): boolean => /^kom(?:ad\w*)?$/.test(text);
const isCount = (text: string): boolean => /^\d$/.test(text) || COUNT_WORDS.has(text);

/** Both words of `2 komada` and `komada 2`. */
function isOfPieces(words: readonly ReadWord[], at: number): boolean {
  const text = words[at]?.text ?? '';
  const isBeside = (isThat: (text: string) => boolean) =>
    [at - 1, at + 1].some((i) => isThat(words[i]?.text ?? ''));
  return (isCount(text) && isBeside(isPieces)) || (isPieces(text) && isBeside(isCount));
}

const SPARE = stem('rezervni');

/** `rezervni dijelovi` are any parts; alone or before another word `rezervni` means a spare wheel. */
export const isOfSpareParts = (words: readonly ReadWord[], at: number): boolean =>
  words[at]?.stem === SPARE && /^(?:auto)?(?:del|dio)/.test(words[at + 1]?.text ?? '');

const FOUR = 'cetiri';
const ALL = /^sv[aei]$/;
/** A switch for all four indicators is called so. */
const HAZARD = new Set([stem('prekidac'), stem('zmigavac')]);

/** Both words of `vrata sva četiri` and `sve četiri felge`. */
function isAllFour(words: readonly ReadWord[], at: number): boolean {
  const from = words[at]?.text === FOUR ? at - 1 : at;
  if (!ALL.test(words[from]?.text ?? '') || words[from + 1]?.text !== FOUR) return false;
  return words.some(({ stem }) => isPartName(stem)) && !words.some(({ stem }) => HAZARD.has(stem));
}

/** The digits of `3 u 1` and `2u1`: how many things a set has. */
function isOfSet(words: readonly ReadWord[], at: number): boolean {
  const from = words[at]?.text === '1' ? at - 2 : at;
  const [many, into, one] = [words[from]?.text ?? '', words[from + 1]?.text, words[from + 2]?.text];
  return /^[2-9]$/.test(many) && into === 'u' && one === '1';
}

/** `jedan dpf`, `treba mi jedan led bar`: before everything that is asked for, a numeral counts it and is no 1 series. */
export const isCountBefore = (words: readonly ReadWord[], at: number): boolean => {
  const [before, next] = [words[at - 1], words[at + 1]];
  const isFirst = before === undefined || isStopWord(before);
  return (
    isFirst &&
    next !== undefined &&
    COUNT_WORDS.has(words[at]?.text ?? '') &&
    !/^(?:seri|klas)/.test(next.text)
  );
};

/**
 * The `dva` of `dva fara`, the `4` of `4 alu felge` and both words of `2 komada`: how many are needed, which few names of
 * parts say.
 */
export function isCountOfParts(words: readonly ReadWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!word) return false;
  if (isOfPieces(words, at) || isAllFour(words, at) || isOfSet(words, at) || isCountBefore(words, at))
    return true;
  // A digit after another word may be a generation: `golf 4 felge`.
  const isDigit = /^[2-9]$/.test(word.text) && (!before || isStopWord(before));
  if (!isDigit && !COUNT_WORDS.has(word.text)) return false;
  const counted = words.slice(at + 1).find(({ stem }) => !ATTRIBUTE_STEMS.has(stem) && !isQualityName(stem));
  return counted !== undefined && isPartName(counted.stem);
}
