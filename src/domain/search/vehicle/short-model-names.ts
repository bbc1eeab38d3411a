import { generationsByKey } from '../../vehicle-text/name-keys.ts';
import type { VehicleLexicon } from '../../vehicle-text/vehicle-lexicon.ts';
import type { QueryWord, ReadWord } from '../query/analyse-query.ts';
import type { QueryIndex } from '../search-index.ts';
import { isStopWord } from '../words/similar-to.ts';

const NOUN_ENDING = /^(?:r?k|o?jk|c|ic|tic|mic)[aeiu]$/;
const CODE_AS_NOUN = /^([a-z]\d)(?:k|ic|tic)[aeiu]$/;

/** The `ica` of `5-ica` and of `t5 ica`, where it is not joined to its number. */
const isNounEnding = (number: QueryWord | undefined, word: QueryWord, { codes }: VehicleLexicon): boolean =>
  NOUN_ENDING.test(word.text) &&
  (/^[1-8]$/.test(number?.text ?? '')
    ? word.before === '-'
    : /^[ -]$/.test(word.before) && /^[a-z]\d$/.test(number?.text ?? '') && codes.has(number?.text ?? ''));

/** `t5ica` → `t5`. */
const codeOfNoun = ({ text }: QueryWord, { codes }: VehicleLexicon): string | undefined => {
  const code = CODE_AS_NOUN.exec(text)?.[1];
  return code !== undefined && codes.has(code) ? code : undefined;
};

/**
 * `e 46`, `w 204` → `e46`, `w204`: the code of a body, written apart; a letter with one digit may be a model, `a 4`.
 * Leaves out endings that stand apart (`5-ica`, `BMW-a`) and the `.5` of a facelift.
 */
export const joinBodyCodes = (words: readonly QueryWord[], { lexicon }: QueryIndex): QueryWord[] =>
  words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (isNounEnding(before, word, lexicon) || isCaseEnding(before, word, lexicon)) return [];
    if (isVersionOf(before, word, next, lexicon) || isFaceliftOf(before, word, lexicon)) return [];
    const named = codeOfNoun(word, lexicon);
    if (named !== undefined) return [{ ...word, text: named, stem: named }];
    if (isApart(before, word) && lexicon.codes.has(before.text + word.text)) return [];
    if (!next) return [word];
    const text = word.text + next.text;
    const isVersion = isVersionOf(word, next, words[at + 2], lexicon);
    if (!isVersion && !(isApart(word, next) && lexicon.codes.has(text))) return [word];
    const typed = isVersion ? `${word.typed}${next.before}${next.typed}` : text;
    return [{ ...word, text, stem: text, typed, after: next.after, isLast: next.isLast }];
  });

/** The `.5` of a `b8.5`: people call a facelift so, where the dictionary has no name for it. */
const isFaceliftOf = (
  code: QueryWord | undefined,
  half: QueryWord | undefined,
  { codes }: VehicleLexicon,
): boolean =>
  half?.text === '5' &&
  /^[.,]$/.test(half.before) &&
  /^[a-z]\d$/.test(code?.text ?? '') &&
  codes.has(code?.text ?? '');

/** What a digit behind a car may count: `passat b5 5 vrata`. */
const COUNTED = /^(?:vrata|brzin\w*|kom\w*|pin\w*|clan\w*|rup[ae])$/;

/** The last digit of a `b5.5`, also with a space for its point. */
const isVersionOf = (
  code: QueryWord | undefined,
  digit: QueryWord | undefined,
  after: QueryWord | undefined,
  { codes }: VehicleLexicon,
): boolean =>
  /^[a-z]\d$/.test(code?.text ?? '') &&
  /^\d$/.test(digit?.text ?? '') &&
  /^[.,]$|^ +$/.test(digit?.before ?? '') &&
  !COUNTED.test(after?.text ?? '') &&
  codes.has(`${code?.text}${digit?.text}`);

const CASE_ENDING = /^(?:[aeu]|[oe]m|ov[aeiu]?)$/;

/** The `a` of `BMW-a` and the `om` of `DPF-om`, but not that of an `Astra-A`. */
const isCaseEnding = (name: QueryWord | undefined, word: QueryWord, { models }: VehicleLexicon): boolean =>
  word.before === '-' &&
  CASE_ENDING.test(word.text) &&
  /^[a-z]{2,5}$/.test(name?.text ?? '') &&
  !(models.get(name?.text ?? '') ?? []).some(({ generations }) =>
    generationsByKey(generations).has(word.text),
  );

const isApart = (letter: QueryWord | undefined, number: QueryWord | undefined): letter is QueryWord =>
  letter !== undefined &&
  /^[a-z]$/.test(letter.text) &&
  /^\d{2,3}$/.test(number?.text ?? '') &&
  /^[ -]$/.test(number?.before ?? '') &&
  !number?.isNumber;

const isWithoutALetter = (typed: string, name: string): boolean =>
  name.length === typed.length + 1 &&
  name.startsWith(typed.charAt(0)) &&
  Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1)).includes(typed);

/**
 * `gof 4`, `gol 5`: three letters may be any word, but before a generation they mean the model that has this generation
 * and one letter more, if there is only one.
 */
export const withShortModels = (words: readonly ReadWord[], { lexicon }: QueryIndex): ReadWord[] =>
  words.map((word, at) => {
    const generation = words[at + 1]?.text ?? '';
    const { text, isKnown, endings, similar, isForeign = false } = word;
    if (!/^[a-z]{3}$/.test(text) || !/^[1-8]$/.test(generation)) return word;
    if (isKnown || isForeign || endings.length > 0 || similar.length > 0 || isStopWord(word)) return word;
    const [name, ...others] = [...lexicon.models].flatMap(([key, models]) =>
      isWithoutALetter(text, key) &&
      models.some((model) => generationsByKey(model.generations).has(generation))
        ? key
        : [],
    );
    return name !== undefined && others.length === 0
      ? { ...word, similar: [{ word: name, distance: 1, isWhole: true }] }
      : word;
  });
