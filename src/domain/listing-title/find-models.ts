import { generationKeys, type IndexedMake, type IndexedModel, nameKey } from '../search/vehicle-names.ts';
import type { NamedMake } from './find-makes.ts';
import { modelCandidates, type ModelCandidate } from './model-candidates.ts';
import type { Mention, ReadingReason } from './reading.ts';
import { isFree, type TitleWord } from './title-words.ts';
import { type CodeOwner, lineLength, type VehicleLexicon } from './vehicle-lexicon.ts';
import { isYearText } from './year-text.ts';

type Span = { from: number; to: number };

const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;
const LIST_SIGN = /^[/,&+]$/;

class Scene {
  readonly mentions: Mention[] = [];
  readonly words: readonly TitleWord[];
  readonly makes: readonly NamedMake[];
  readonly lexicon: VehicleLexicon;

  constructor(words: readonly TitleWord[], makes: readonly NamedMake[], lexicon: VehicleLexicon) {
    this.words = words;
    this.makes = makes;
    this.lexicon = lexicon;
  }

  isNamed = (make: IndexedMake): boolean =>
    this.makes.some((named) => named.make === make && !named.isWeak) ||
    this.mentions.some((m) => m.make === make);

  /** The make itself, or another of its models, stands right before or behind. */
  isBeside = (span: Span, make: IndexedMake): boolean =>
    [...this.makes, ...this.mentions].some(
      (other) => other.make === make && (this.meets(other, span) || this.meets(span, other)),
    );

  isRightBehindMake = (span: Span, make: IndexedMake): boolean =>
    this.makes.some((named) => named.make === make && named.to === span.from);

  /** Nothing stands between but signs and `i`. */
  meets(left: Span, right: Span): boolean {
    if (left.to === right.from) return true;
    return left.to + 1 === right.from && this.words[left.to]?.text === 'i';
  }

  isGenerationOfOther({ from, to }: Span, model: IndexedModel): boolean {
    if (to - from > 1) return false;
    const owners: readonly CodeOwner[] = this.lexicon.codes.get(this.words[from]?.text ?? '') ?? [];
    return owners.some(
      (owner) =>
        owner.model !== model &&
        (this.mentions.some((m) => m.model === owner.model) ||
          this.makes.some(({ make, isWeak }) => make === owner.model.make && !isWeak)),
    );
  }

  /** `Golf petica` is the fifth Golf, though a `petica` alone is a BMW. */
  isGenerationOfNeighbour(span: Span): boolean {
    const key = this.words
      .slice(span.from, span.to)
      .map(({ raw }) => nameKey(raw))
      .join('');
    return this.mentions.some(
      ({ model, from, to }) =>
        this.meets({ from, to }, span) && model?.generations.some((g) => generationKeys(g).includes(key)),
    );
  }

  /** `Golf VI Plus`: the Golf's sixth generation, as far as there was a Golf Plus. */
  borrowedYears({ from, to }: Span, model: IndexedModel): Mention['within'] {
    const [first, inner] = [this.words[from], this.words[from + 1]];
    if (to - from !== 3 || !first || !inner) return undefined;
    const base = this.lexicon.models.get(first.text)?.find((other) => other.make === model.make);
    const generation = base?.generations.find((g) => generationKeys(g).includes(nameKey(inner.raw)));
    if (!generation) return undefined;
    const yearFrom = Math.max(generation.yearFrom, Math.min(...model.generations.map((g) => g.yearFrom)));
    const ends = [generation, ...model.generations.slice(-1)].flatMap(({ yearTo }) => yearTo ?? []);
    return { yearFrom, yearTo: ends.length > 0 ? Math.min(...ends) : null };
  }

  take(candidate: ModelCandidate, model: IndexedModel, factor: number, reasons: ReadingReason[]): void {
    const { from, to } = candidate;
    if (this.mentions.some((mention) => overlaps(mention, candidate))) return;
    const all = candidate.reason ? [candidate.reason, ...reasons] : reasons;
    const certainty = candidate.certainty * factor;
    const within = this.borrowedYears(candidate, model);
    this.mentions.push({
      ...{ make: model.make, model, generations: [], from, to, certainty, reasons: all },
      ...(within && { within }),
    });
  }
}

/** The model that a name means here: of a make beside it, else of one named anywhere, else the only one there is. */
function chooseModel(scene: Scene, candidate: ModelCandidate): IndexedModel | undefined {
  const { models } = candidate;
  const beside = models.filter((model) => scene.isBeside(candidate, model.make));
  const named = models.filter((model) => scene.isNamed(model.make));
  const open = beside.length > 0 ? beside : named.length > 0 ? named : models;
  if (new Set(open.map((model) => model.make)).size > 1) return undefined;
  return open.toSorted((a, b) => lineLength(b) - lineLength(a))[0];
}

/** Whether 2008 is the car here: right behind its make, in a list with others like it, or a year it cannot be. */
function isYearLikeModel(scene: Scene, { from, to }: Span, model: IndexedModel): boolean {
  const { words } = scene;
  const [before, after] = [words[from - 1], words[to]];
  if (/^(?:god|g$|mod|my)/.test(after?.text ?? '') || /^(?:god|od|do|my|mod)/.test(before?.text ?? ''))
    return false;
  const isModelNumber = (word: TitleWord | undefined): boolean =>
    /^\d{3,4}$/.test(word?.text ?? '') &&
    (scene.lexicon.models.get(word?.text ?? '')?.some((other) => other.make === model.make) ?? false);
  if (LIST_SIGN.test(words[from]?.before ?? '') && isModelNumber(before)) return true;
  if (LIST_SIGN.test(after?.before ?? '') && isModelNumber(after)) return true;
  if (after?.before === '-' && isYearText(after.text)) return false;
  if (scene.isRightBehindMake({ from, to }, model.make)) return true;
  const other = scene.mentions.find((mention) => mention.to === from && mention.make === model.make);
  if (!other) return false;
  const year = Number(words[from]?.text);
  return !other.model?.generations.some((g) => g.yearFrom <= year + 1 && year - 1 <= (g.yearTo ?? 2100));
}

function takeNumber(scene: Scene, candidate: ModelCandidate, model: IndexedModel): void {
  const text = scene.words[candidate.from]?.text ?? '';
  if (isYearText(text) && !isYearLikeModel(scene, candidate, model)) return;
  if (scene.isBeside(candidate, model.make)) scene.take(candidate, model, 1, []);
}

/** What may stand for itself; the make beside it decides for the rest. */
function takeSure(scene: Scene, candidates: readonly ModelCandidate[]): void {
  for (const candidate of candidates) {
    const model = chooseModel(scene, candidate);
    if (!model) continue;
    if (candidate.kind === 'word') scene.take(candidate, model, 1, []);
    else if (candidate.kind === 'code' && scene.isNamed(model.make)) {
      if (!scene.isGenerationOfOther(candidate, model) || scene.isBeside(candidate, model.make))
        scene.take(candidate, model, 1, []);
    } else if (candidate.kind === 'everyday' && scene.isBeside(candidate, model.make))
      scene.take(candidate, model, 0.98, []);
  }
}

function takeNumbers(scene: Scene, candidates: readonly ModelCandidate[]): void {
  const numbers = candidates.filter(({ kind }) => kind === 'number').sort((a, b) => a.from - b.from);
  // Twice, because a list may be named from its end: `206, 207 Peugeot`.
  for (const candidate of [...numbers, ...numbers.toReversed()]) {
    const model = chooseModel(scene, candidate);
    if (model) takeNumber(scene, candidate, model);
  }
}

/** Short codes without their make, words of everyday beside another vehicle, numbers somewhere behind their make. */
function takeLikely(scene: Scene, candidates: readonly ModelCandidate[]): void {
  for (const candidate of candidates) {
    const model = chooseModel(scene, candidate);
    if (!model) continue;
    const { kind } = candidate;
    if (kind === 'code' && !scene.isGenerationOfOther(candidate, model))
      scene.take(candidate, model, 0.93, []);
    else if (kind === 'everyday') {
      if (scene.isGenerationOfNeighbour(candidate)) continue;
      const isInRow = scene.mentions.some((m) => scene.meets(m, candidate) || scene.meets(candidate, m));
      const isLong = (scene.words[candidate.from]?.text.length ?? 0) > 3;
      if (scene.isBeside(candidate, model.make)) scene.take(candidate, model, 0.98, []);
      else if (isLong && (isInRow || scene.isNamed(model.make)))
        scene.take(candidate, model, 0.85, ['everyday-word']);
    } else if (kind === 'part') {
      const hasOther = scene.mentions.some((mention) => mention.make === model.make);
      if (!hasOther && scene.isRightBehindMake(candidate, model.make))
        scene.take(candidate, model, 0.85, ['everyday-word']);
    } else if (kind === 'number') {
      const text = scene.words[candidate.from]?.text ?? '';
      const hasOther = scene.mentions.some((mention) => mention.make === model.make);
      if (text.length === 3 && !hasOther && scene.isNamed(model.make))
        scene.take(candidate, model, 0.85, ['bare-number']);
      else if (text.length === 3 && scene.mentions.length === 0 && scene.makes.length === 0)
        scene.take(candidate, model, 0.5, ['bare-number']);
    }
  }
}

/** Bodies named by their code alone: `E46`, `W204`; of the model with the longest line where several share it. */
function takeCodes(scene: Scene): void {
  for (const [at, word] of scene.words.entries()) {
    if (!isFree(word) || scene.mentions.some((m) => m.from <= at && at < m.to)) continue;
    const all = scene.lexicon.codes.get(word.text) ?? [];
    const named = all.filter(({ model }) => scene.isNamed(model.make));
    const owners = named.length > 0 ? named : all;
    // `b8` without Audi may be anything.
    if (named.length === 0 && (word.text.length < 3 || !/^[a-z]\d{2,3}$/.test(word.text))) continue;
    if (owners.length === 0 || owners.some(({ model }) => scene.mentions.some((m) => m.model === model)))
      continue;
    if (new Set(owners.map(({ model }) => model.make)).size > 1) continue;
    const [owner, second] = owners.toSorted((a, b) => lineLength(b.model) - lineLength(a.model));
    if (!owner) continue;
    const isTie = second !== undefined && lineLength(second.model) === lineLength(owner.model);
    scene.mentions.push({
      make: owner.model.make,
      model: isTie ? null : owner.model,
      generations: isTie ? [] : [owner.generation],
      from: at,
      to: at + 1,
      certainty: isTie ? 0.6 : named.length > 0 ? 0.95 : 0.9,
      reasons: second ? ['code-only', 'several-owners'] : ['code-only'],
    });
  }
}

/** Every model that a title names, in order. */
export function findModels(
  words: readonly TitleWord[],
  lexicon: VehicleLexicon,
  makes: readonly NamedMake[],
): Mention[] {
  const scene = new Scene(words, makes, lexicon);
  const candidates = modelCandidates(words, lexicon, makes).filter(
    (candidate) =>
      !makes.some((make) => overlaps(make, candidate) && make.to - make.from > candidate.to - candidate.from),
  );
  takeSure(scene, candidates);
  takeNumbers(scene, candidates);
  takeLikely(scene, candidates);
  // Once more: a row of names may begin with the doubtful ones.
  takeLikely(scene, candidates);
  takeNumbers(scene, candidates);
  takeCodes(scene);
  for (const mention of scene.mentions)
    if (mention.model && !makes.some(({ make }) => make === mention.make))
      mention.reasons.push('make-from-model');
  return scene.mentions.sort((a, b) => a.from - b.from);
}
