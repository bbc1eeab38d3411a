import { COUNTED } from '../find-generations.ts';
import { LATEST_YEAR } from '../generation-years.ts';
import type { LexiconModel } from '../name-keys.ts';
import type { NamedManufacturer } from '../find-manufacturers.ts';
import type { ModelCandidate } from './model-candidate.ts';
import { modelCandidates } from './model-candidates.ts';
import { LIST_SEPARATOR, ModelSearch, overlaps } from './model-search.ts';
import type { FindOptions, Mention, Span } from '../mention.ts';
import { isUnambiguous, nameByCode, takeBareCodes, takeCodes } from './take-codes.ts';
import type { TextWord } from '../text-words.ts';
import { rangeSize, type VehicleLexicon } from '../vehicle-lexicon.ts';
import { isYearText } from '../year-text.ts';

/** The model that a name means: of the manufacturer next to it, else of one named anywhere, else the only one. */
function chooseModel(search: ModelSearch, candidate: ModelCandidate): LexiconModel | undefined {
  const { models } = candidate;
  const beside = models.filter((model) => search.isBeside(candidate, model.manufacturer));
  const named = models.filter((model) => search.isNamed(model.manufacturer));
  // `renault 5 super 5` is not a Superb: beside a named manufacturer, a mistyped model of another one does not count.
  const isOfOthers = beside.length + named.length === 0 && search.manufacturers.some(({ isWeak }) => !isWeak);
  if (search.options.namesAnywhere && candidate.reason === 'mistyped' && isOfOthers) return undefined;
  const [open = models] = [beside, named].filter((some) => some.length > 0);
  if (new Set(open.map((model) => model.manufacturer)).size > 1) return undefined;
  return open.toSorted((a, b) => rangeSize(b) - rangeSize(a))[0];
}

/**
 * Whether 2008 is the model here: right after its manufacturer, in a list with similar names, or an impossible year.
 */
function isYearLikeModel(search: ModelSearch, { from, to }: Span, model: LexiconModel): boolean {
  const { words } = search;
  const [before, after] = [words[from - 1], words[to]];
  if (/^(?:god|g$|mod|my)/.test(after?.text ?? '') || /^(?:god|od|do|my|mod)/.test(before?.text ?? ''))
    return false;
  const isModelNumber = (word: TextWord | undefined): boolean =>
    /^\d{3,4}$/.test(word?.text ?? '') &&
    (search.lexicon.models
      .get(word?.text ?? '')
      ?.some((other) => other.manufacturer === model.manufacturer) ??
      false);
  if (LIST_SEPARATOR.test(words[from]?.before ?? '') && isModelNumber(before)) return true;
  if (LIST_SEPARATOR.test(after?.before ?? '') && isModelNumber(after)) return true;
  if (after?.before === '-' && isYearText(after.text)) return false;
  if (search.isRightAfterManufacturer({ from, to }, model.manufacturer)) return true;
  if (search.options.anyOrder && search.isBeside({ from, to }, model.manufacturer)) return true;
  const other = search.mentions.find(
    (mention) => mention.to === from && mention.manufacturer === model.manufacturer,
  );
  if (!other) return false;
  const year = Number(words[from]?.text);
  return !other.model?.generations.some(
    (g) => g.yearFrom <= year + 1 && year - 1 <= (g.yearTo ?? LATEST_YEAR),
  );
}

function takeNumber(search: ModelSearch, candidate: ModelCandidate, model: LexiconModel): void {
  const text = search.words[candidate.from]?.text ?? '';
  if (isYearText(text) && !isYearLikeModel(search, candidate, model)) return;
  // `Mazda 3 5 vrata` has five doors; `Mazda 5 vrata` are those of a Mazda 5.
  const isCounted = /^\d$/.test(text) && COUNTED.has(search.words[candidate.to]?.text ?? '');
  if (isCounted && !search.isRightAfterManufacturer(candidate, model.manufacturer)) return;
  const isListed = text.length > 2 && search.isListedAfterYears(candidate, model.manufacturer);
  // `Audi 80 B4 100 C4`
  const isCoded = search.isNamed(model.manufacturer) && search.isBeforeGeneration(candidate, model);
  if (isListed || isCoded || search.isBeside(candidate, model.manufacturer))
    search.take(candidate, model, 1, []);
}

/**
 * The `x2` of two amortizeri, and the `X4` after another car, are no BMW. Right after its manufacturer or beside an
 * `x3` it is one.
 */
function isQuantity(search: ModelSearch, span: Span, { manufacturer }: LexiconModel): boolean {
  const { words, mentions, options, lexicon } = search;
  const { raw = '', text = '', before = '' } = words[span.from] ?? {};
  if (options.namesAnywhere || !/^x[24]$/.test(text) || LIST_SEPARATOR.test(before)) return false;
  const isListed = [words[span.from - 1], words[span.to]].some((word) => /^x[1-7]$/.test(word?.text ?? ''));
  if (isListed || search.isRightAfterManufacturer(span, manufacturer)) return false;
  const isAfterCode = words
    .slice(0, span.from)
    .some((word) => isUnambiguous(word.text) && lexicon.codes.has(word.text));
  return raw.startsWith('x') || mentions.length > 0 || isAfterCode;
}

/** Names that are unambiguous; for the others the manufacturer next to them decides. */
function takeSure(search: ModelSearch, candidates: readonly ModelCandidate[]): void {
  for (const candidate of candidates) {
    const model = chooseModel(search, candidate);
    if (!model) continue;
    if (candidate.kind === 'word') search.take(candidate, model, 1, []);
    else if (candidate.kind === 'code' && search.isNamed(model.manufacturer)) {
      if (isQuantity(search, candidate, model)) continue;
      if (!search.isGenerationOfOther(candidate, model) || search.isBeside(candidate, model.manufacturer))
        search.take(candidate, model, 1, []);
    } else if (candidate.kind === 'everyday' && search.isBeside(candidate, model.manufacturer))
      search.take(candidate, model, 0.98, []);
  }
}

function takeNumbers(search: ModelSearch, candidates: readonly ModelCandidate[]): void {
  const numbers = candidates.filter(({ kind }) => kind === 'number').sort((a, b) => a.from - b.from);
  // Twice, because the manufacturer may be at the end of the list: `206, 207 Peugeot`.
  for (const candidate of [...numbers, ...numbers.toReversed()]) {
    const model = chooseModel(search, candidate);
    if (model) takeNumber(search, candidate, model);
  }
}

type TakeName = (search: ModelSearch, candidate: ModelCandidate, model: LexiconModel) => void;

const hasOtherModel = ({ mentions }: ModelSearch, { manufacturer }: LexiconModel): boolean =>
  mentions.some((mention) => mention.manufacturer === manufacturer);

/** A short code without its manufacturer, which may be the code of another car's body. */
const takeCode: TakeName = (search, candidate, model) => {
  const isOther = search.isStray(candidate) || isQuantity(search, candidate, model);
  if (!search.isGenerationOfOther(candidate, model) && !isOther) search.take(candidate, model, 0.93, []);
};

/** An everyday word next to another vehicle, or before its own generation or engine. */
const takeEverydayWord: TakeName = (search, candidate, model) => {
  if (search.isGenerationOfNeighbour(candidate)) return;
  const isInList = search.mentions.some((m) => search.meets(m, candidate) || search.meets(candidate, m));
  const isLong = (search.words[candidate.from]?.text.length ?? 0) > 3;
  if (search.isBeside(candidate, model.manufacturer)) search.take(candidate, model, 0.98, []);
  else if (isLong && (isInList || search.isNamed(model.manufacturer)))
    search.take(candidate, model, 0.85, ['everyday-word']);
  else if (search.isConfirmed(candidate, model)) search.take(candidate, model, 0.9, ['everyday-word']);
};

/** The name of a part, where a manufacturer is named and no other model of it. */
const takePartName: TakeName = (search, candidate, model) => {
  const isNamed = search.options.namesAnywhere
    ? search.isNamed(model.manufacturer)
    : search.isRightAfterManufacturer(candidate, model.manufacturer);
  if (isNamed && !hasOtherModel(search, model)) search.take(candidate, model, 0.85, ['everyday-word']);
};

/** A number anywhere after its manufacturer, in a list of models, or as the only name in the text. */
const takeBareNumber: TakeName = (search, candidate, model) => {
  const text = search.words[candidate.from]?.text ?? '';
  const isLong = text.length === 3 || (text.length === 4 && !isYearText(text));
  if (!isLong) return;
  const isListed = !search.options.namesAnywhere && search.isListed(candidate);
  if ((isListed || search.isNamed(model.manufacturer)) && !hasOtherModel(search, model))
    search.take(candidate, model, 0.85, ['bare-number']);
  else if (search.mentions.length + search.manufacturers.length === 0 && !search.isOfForeign())
    search.take(candidate, model, 0.5, ['bare-number']);
};

const TAKE_LIKELY: Readonly<Partial<Record<ModelCandidate['kind'], TakeName>>> = {
  code: takeCode,
  everyday: takeEverydayWord,
  part: takePartName,
  number: takeBareNumber,
};

/** Names that only the words around them show to be models. */
function takeLikely(search: ModelSearch, candidates: readonly ModelCandidate[]): void {
  for (const candidate of candidates) {
    const { kind } = candidate;
    const [confirmed] = candidate.models.filter((model) => search.isBeforeGeneration(candidate, model));
    // The `2` of `octavia 2 de` is the Octavia's: `de` may become `desni`, and no Mazda 2 is meant.
    const isOfOther = search.isGenerationOfNeighbour(candidate);
    if (kind === 'number' && search.options.namesAnywhere && confirmed && !isOfOther)
      search.take(candidate, confirmed, 0.85, []);
    const model = chooseModel(search, candidate);
    if (model) TAKE_LIKELY[kind]?.(search, candidate, model);
  }
}

/** Every model that a title names, in order. */
export function findModels(
  words: readonly TextWord[],
  lexicon: VehicleLexicon,
  manufacturers: readonly NamedManufacturer[],
  options: FindOptions,
): Mention[] {
  const search = new ModelSearch(words, manufacturers, lexicon, options);
  const candidates = modelCandidates(words, lexicon, manufacturers, options).filter(
    (candidate) =>
      !manufacturers.some(
        (manufacturer) =>
          overlaps(manufacturer, candidate) &&
          manufacturer.to - manufacturer.from > candidate.to - candidate.from,
      ),
  );
  takeSure(search, candidates);
  takeNumbers(search, candidates);
  takeLikely(search, candidates);
  // Once more: a list of names may begin with the uncertain ones.
  takeLikely(search, candidates);
  takeNumbers(search, candidates);
  nameByCode(search);
  takeCodes(search);
  takeBareCodes(search);
  for (const mention of search.mentions)
    if (mention.model && !manufacturers.some(({ manufacturer }) => manufacturer === mention.manufacturer))
      mention.reasons.push('manufacturer-from-model');
  return search.mentions.sort((a, b) => a.from - b.from);
}
