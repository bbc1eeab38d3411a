import { engineOfCode } from '../engines/engine-codes.ts';
import { generationKeys } from '../name-keys.ts';
import { enginesIn } from '../engines/engine-words.ts';
import { isSidedPart } from '../language/place-words.ts';
import { isWheelWord } from '../numbers/mark-measures.ts';
import { nicknamedNumber } from '../language/number-names.ts';
import type { Mention } from '../mention.ts';
import { LIST_SEPARATOR, type ModelSearch } from './model-search.ts';
import { isFree, type TextWord } from '../text-words.ts';
import { type CodeOwner, rangeSize, type VehicleLexicon } from '../vehicle-lexicon.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** So many times more products decide between two cars with the same code: E90 is the 3 series, not the Corolla. */
const MUCH_MORE = 4;

/** Shorter codes are ambiguous without their manufacturer: `b8`. */
export const isUnambiguous = (code: string): boolean => /^[a-z]\d{2,3}$/.test(code);

/** `6j` beside a wheel is the width of a rim; `8v` is a number of valves unless beside a part like `far` or `vrata`. */
const mayBeSize = (code: string, words: readonly TextWord[]): boolean =>
  code.endsWith('j')
    ? words.some(({ text }) => isWheelWord(text))
    : /[vw]$/.test(code) && (!words.some(({ text }) => isSidedPart(text)) || enginesIn(words).length > 0);

/**
 * Whether a short code in a query can only be a body: `t5` when one model has it, `8p` and `1k` when the models that
 * have it are of one manufacturer.
 */
const isUnambiguousInQuery = (
  code: string,
  owners: readonly CodeOwner[],
  words: readonly TextWord[],
): boolean =>
  /^(?:[a-z]\d|\d[a-z])$/.test(code) &&
  !/^[jvw]/.test(code) &&
  !mayBeSize(code, words) &&
  new Set(owners.map(({ model }) => (/^\d/.test(code) ? model.manufacturer : model))).size === 1;

/** Not the `6pk` of a belt with six ribs, nor the `2kw` of a starter. */
const VERSIONED = /^(?!\dpk|\dkw)(\d[a-z])[a-z\d]$/;

/** The code of a body that is followed by its version: `8p3` and `8pa` are an 8P. */
export function unversionedCode(text: string, { codes }: Pick<VehicleLexicon, 'codes'>): string | undefined {
  // `1kd` is an engine of Toyota, not a version of a 1K.
  const code = codes.has(text) || engineOfCode(text) ? undefined : VERSIONED.exec(text)?.[1];
  return code !== undefined && codes.has(code) ? code : undefined;
}

const isTie = ({ productsOf }: ModelSearch['lexicon'], a: CodeOwner, b: CodeOwner | undefined): boolean =>
  b !== undefined && productsOf(a.model) === productsOf(b.model) && rangeSize(a.model) === rangeSize(b.model);

/** The owners of a code from one manufacturer, where several use it; the likeliest comes first. */
function ownersOfOneManufacturer(search: ModelSearch, owners: readonly CodeOwner[]): readonly CodeOwner[] {
  const { productsOf } = search.lexicon;
  const [first] = owners;
  if (!first) return [];
  const other = owners.find(({ model }) => model.manufacturer !== first.model.manufacturer);
  const isClear =
    !other || (productsOf(first.model) > 0 && productsOf(first.model) >= MUCH_MORE * productsOf(other.model));
  return isClear ? owners.filter(({ model }) => model.manufacturer === first.model.manufacturer) : [];
}

const isMentioned = (search: ModelSearch, at: number): boolean =>
  search.mentions.some((mention) => mention.from <= at && at < mention.to);

function addMentionOfCode(
  search: ModelSearch,
  at: number,
  owners: readonly CodeOwner[],
  certainty: number,
): void {
  const [owner, second] = owners;
  if (!owner) return;
  const isOpen = isTie(search.lexicon, owner, second);
  // `trojka E90`, `keka g3`: the code is more exact than the nickname.
  const before = search.words[at - 1];
  const isNicknamed =
    isFree(before) && nicknamedNumber(before.text) !== undefined && !isMentioned(search, at - 1);
  const mention: Mention = {
    manufacturer: owner.model.manufacturer,
    model: isOpen ? null : owner.model,
    generations: isOpen ? [] : [...owner.generations],
    generationWords: isOpen ? [] : [at],
    from: isNicknamed ? at - 1 : at,
    to: at + 1,
    certainty: isOpen ? 0.6 : certainty,
    reasons: second ? ['code-only', 'several-owners'] : ['code-only'],
  };
  search.mentions.push(mention);
}

/** A code after a car of another manufacturer belongs to that car or to its part, unless the two are a list. */
const isOfOther = (search: ModelSearch, at: number, owners: readonly CodeOwner[]): boolean =>
  !owners.some(({ model }) =>
    search.manufacturers.some(({ manufacturer }) => manufacturer === model.manufacturer),
  ) &&
  !LIST_SEPARATOR.test(search.words[at]?.before ?? '') &&
  !LIST_SEPARATOR.test(search.words[at + 1]?.before ?? '') &&
  search.words[at - 1]?.text !== 'i' &&
  (search.manufacturers.some(({ isWeak }) => !isWeak) ||
    search.mentions.some(
      ({ from, to }) => to <= at && nicknamedNumber(search.words[from]?.text ?? '') === undefined,
    ));

/** Right after the name of another model of its manufacturer, a code says something about that model. */
const isOfModelBefore = (search: ModelSearch, at: number, owners: readonly CodeOwner[]): boolean =>
  /^ ?$/.test(search.words[at]?.before ?? '') &&
  search.mentions.some(
    ({ manufacturer, to, reasons }) =>
      to === at &&
      !reasons.includes('code-only') &&
      owners.some((owner) => owner.model.manufacturer === manufacturer),
  );

const SHORT_CODE = /^(?:[a-z]\d|\d[a-z])$/;

/** `T5/T6`: the only model that has both codes. */
function ownersOfList(search: ModelSearch, at: number, owners: readonly CodeOwner[]): readonly CodeOwner[] {
  const { words, lexicon } = search;
  if (!SHORT_CODE.test(words[at]?.text ?? '') || mayBeSize(words[at]?.text ?? '', words)) return [];
  // `T5 i T6`, `T5.1/T6`
  const isPassed = (i: number) =>
    words[i]?.text === 'i' || (words[i]?.before === '.' && words[i].text === '1');
  const beside = [-1, 1].map((step) => at + step * (isPassed(at + step) ? 2 : 1));
  for (const other of beside) {
    const [one, two] = [Math.min(at, other), Math.max(at, other)];
    const isList = /^[ /,&+-]$/.test(words[two]?.before ?? '') && words[one]?.text !== words[two]?.text;
    const models = (lexicon.codes.get(words[other]?.text ?? '') ?? []).map(({ model }) => model);
    const common = owners.filter(({ model }) => models.includes(model));
    if (isList && SHORT_CODE.test(words[other]?.text ?? '') && common.length === 1) return common;
  }
  return [];
}

/**
 * `Multivan T5`: since the T7 the version is a model of its own, but with an earlier code its name means the model that
 * it was a version of.
 */
export function nameByCode({ mentions, words, lexicon }: ModelSearch): void {
  for (const mention of mentions) {
    const keys = (mention.model?.generations ?? []).flatMap(generationKeys);
    for (const word of [words[mention.to], words[mention.from - 1]]) {
      if (!isFree(word) || !/^[a-z]\d$/.test(word.text) || keys.includes(word.text)) continue;
      const [owner, second] = lexicon.codes.get(word.text) ?? [];
      const isOfFamily = keys.some((key) => /^[a-z]\d$/.test(key) && key.startsWith(word.text.charAt(0)));
      if (owner && !second && isOfFamily && owner.model.manufacturer === mention.manufacturer)
        mention.model = owner.model;
    }
  }
}

/** Bodies named only by their code: `E46`, `W204`; where models share it, the one with most generations. */
export function takeCodes(search: ModelSearch): void {
  for (const [at, word] of search.words.entries()) {
    if (!isFree(word) || isMentioned(search, at)) continue;
    const code = unversionedCode(word.text, search.lexicon) ?? word.text;
    const all = search.lexicon.codes.get(code) ?? [];
    const named = all.filter(({ model }) => search.isNamed(model.manufacturer));
    const isClear =
      isUnambiguous(code) || (search.options.namesAnywhere && isUnambiguousInQuery(code, all, search.words));
    const listed = named.length > 0 || isClear ? [] : ownersOfList(search, at, all);
    if (named.length === 0 && ((!isClear && listed.length === 0) || isOfOther(search, at, all))) continue;
    const owners =
      listed.length > 0 ? listed : ownersOfOneManufacturer(search, named.length > 0 ? named : all);
    if (owners.some(({ model }) => search.mentions.some((m) => m.model === model))) continue;
    if (isOfModelBefore(search, at, owners)) continue;
    addMentionOfCode(search, at, owners, named.length > 0 ? 0.95 : 0.9);
  }
}

/** Vans: the 208 of `Mercedes 208 308 310 D` is no CLK. */
const VAN = /^[34][01]\d$/;

/** `Mercedes 203` is a W203, unless an engine has that number: `220` is an engine of the C and E class. */
export function takeBareCodes(search: ModelSearch): void {
  for (const { manufacturer, to: at, isWeak } of search.manufacturers) {
    const word = search.words[at];
    if (isWeak || !isFree(word) || !/^\d{3}$/.test(word.text) || word.before !== ' ') continue;
    if (isMentioned(search, at) || VAN.test(search.words[at + 1]?.text ?? '')) continue;
    const isEngine = LETTERS.some((letter) =>
      search.lexicon.models.get(letter + word.text)?.some((model) => model.manufacturer === manufacturer),
    );
    const owners = LETTERS.flatMap((letter) => search.lexicon.codes.get(letter + word.text) ?? [])
      .filter(({ model }) => model.manufacturer === manufacturer)
      .sort((a, b) => rangeSize(b.model) - rangeSize(a.model));
    if (!isEngine) addMentionOfCode(search, at, owners.slice(0, 1), 0.9);
  }
}
