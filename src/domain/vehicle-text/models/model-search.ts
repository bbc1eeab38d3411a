import {
  generationKeys,
  generationsByKey,
  type LexiconManufacturer,
  type LexiconModel,
  stemKey,
} from '../name-keys.ts';
import { enginesIn, manufacturersOfFuel } from '../engines/engine-words.ts';
import { generationNamed } from '../generation-named.ts';
import { FOREIGN_MANUFACTURERS } from '../language/everyday-words.ts';
import { nicknamedNumber } from '../language/number-names.ts';
import type { NamedManufacturer } from '../find-manufacturers.ts';
import type { ModelCandidate } from './model-candidate.ts';
import type { FindOptions, Mention, MentionReason, Span } from '../mention.ts';
import { isFree, type TextWord } from '../text-words.ts';
import { isYearText, isYearWord } from '../year-text.ts';
import type { CodeOwner, VehicleLexicon } from '../vehicle-lexicon.ts';

export const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;
export const LIST_SEPARATOR = /^[/,&+]$/;
const isOfYears = (text: string): boolean =>
  text === 'i' || isYearText(text) || isYearWord(text) || /^\d\d$/.test(text);
/** Shorter names need more than the letter of a generation after them. */
const SHORT_NAME_LETTERS = 4;

/** The models found in a text so far, and which names are next to each other. */
export class ModelSearch {
  readonly mentions: Mention[] = [];
  readonly words: readonly TextWord[];
  readonly manufacturers: readonly NamedManufacturer[];
  readonly lexicon: VehicleLexicon;
  readonly options: FindOptions;

  constructor(
    words: readonly TextWord[],
    manufacturers: readonly NamedManufacturer[],
    lexicon: VehicleLexicon,
    options: FindOptions,
  ) {
    this.words = words;
    this.manufacturers = manufacturers;
    this.lexicon = lexicon;
    this.options = options;
  }

  isNamed = (manufacturer: LexiconManufacturer): boolean =>
    this.manufacturers.some((named) => named.manufacturer === manufacturer && !named.isWeak) ||
    this.mentions.some((m) => m.manufacturer === manufacturer);

  /** `Scania 124 420`: of a manufacturer that the shop does not know. */
  isOfForeign = (): boolean => this.words.some(({ text }) => FOREIGN_MANUFACTURERS.has(text));

  /** The manufacturer itself, or another of its models, is directly before or after. */
  isBeside = (span: Span, manufacturer: LexiconManufacturer): boolean =>
    [...this.manufacturers, ...this.mentions].some(
      (other) => other.manufacturer === manufacturer && (this.meets(other, span) || this.meets(span, other)),
    );

  isRightAfterManufacturer = (span: Span, manufacturer: LexiconManufacturer): boolean =>
    this.manufacturers.some((named) => named.manufacturer === manufacturer && named.to === span.from);

  /** Nothing but separators and `i` is in between. */
  meets(left: Span, right: Span): boolean {
    if (left.to === right.from) return true;
    return left.to + 1 === right.from && this.words[left.to]?.text === 'i';
  }

  /** `6 gg`: a generation of letters right after a number identifies the car. */
  isBeforeGeneration({ to }: Span, model: LexiconModel): boolean {
    const word = this.words[to];
    return (
      isFree(word) &&
      /^(?=.*[a-z]).{2}/.test(word.text) &&
      generationsByKey(model.generations).has(stemKey(word.raw))
    );
  }

  /** `omega b`, `tt 8j`, `note 1.5 dci`: right before its own generation or engine, an everyday word is a model. */
  isConfirmed(span: Span, model: LexiconModel): boolean {
    const [name, next] = [this.words[span.from], this.words[span.to]];
    if (!name || nicknamedNumber(name.text) !== undefined) return false;
    const isLetter =
      name.text.length > SHORT_NAME_LETTERS &&
      isFree(next) &&
      /^[a-h]$/.test(next.text) &&
      next.before === ' ' &&
      generationsByKey(model.generations).has(next.text);
    return (
      isLetter ||
      this.isBeforeGeneration(span, model) ||
      enginesIn(this.words).some(
        ({ from, fuel }) => from === span.to && manufacturersOfFuel(fuel).includes(model.manufacturer.slug),
      )
    );
  }

  /** Between models, or beside one with a separator in between: the `107` of `C1 107 Aygo` and of `Aygo/107`. */
  isListed(span: Span): boolean {
    const follows = this.mentions.some((mention) => this.meets(mention, span));
    const precedes = this.mentions.some((mention) => this.meets(span, mention));
    const isApart = (at: number) => LIST_SEPARATOR.test(this.words[at]?.before ?? '');
    return (follows && precedes) || (follows && isApart(span.from)) || (precedes && isApart(span.to));
  }

  /** `307 2001-2005 i 308`, `206 (2001), 307 (2003)`: in a list of models of which each has its years. */
  isListedAfterYears({ from }: Span, manufacturer: LexiconManufacturer): boolean {
    const { words } = this;
    const separator = (words[from]?.before ?? '').replace(/[().]/g, '');
    const isListed = words[from - 1]?.text === 'i' || LIST_SEPARATOR.test(separator);
    if (!isListed || isYearText(words[from]?.text ?? '')) return false;
    let end = from;
    while (isOfYears(words[end - 1]?.text ?? '')) end--;
    return (
      end < from &&
      this.mentions.some((mention) => mention.to === end && mention.manufacturer === manufacturer)
    );
  }

  isGenerationOfOther({ from, to }: Span, model: LexiconModel): boolean {
    if (to - from > 1) return false;
    const owners: readonly CodeOwner[] = this.lexicon.codes.get(this.words[from]?.text ?? '') ?? [];
    return owners.some(
      (owner) =>
        owner.model !== model &&
        (this.mentions.some((m) => m.model === owner.model) ||
          this.manufacturers.some(
            ({ manufacturer, isWeak }) => manufacturer === owner.model.manufacturer && !isWeak,
          )),
    );
  }

  /**
   * A code of one manufacturer after a car of another manufacturer, which may be a code of that car: `Citroen C5 X7`.
   */
  isStray({ from }: Span): boolean {
    const isListed = LIST_SEPARATOR.test(this.words[from]?.before ?? '');
    return !isListed && this.manufacturers.some(({ isWeak }) => !isWeak);
  }

  /** `Golf petica`, and `petica golf` in a query, is the fifth Golf, although `petica` alone is a BMW. */
  isGenerationOfNeighbour(span: Span): boolean {
    const name = this.words
      .slice(span.from, span.to)
      .map(({ raw }) => raw)
      .join('');
    return this.mentions.some(
      ({ model, from, to }) =>
        (this.meets({ from, to }, span) || (this.options.anyOrder && this.meets(span, { from, to }))) &&
        generationNamed(generationsByKey(model?.generations ?? []), name) !== undefined,
    );
  }

  /** `Golf VI Plus`: the years of the Golf's sixth generation in which there was a Golf Plus. */
  yearsOfBase({ from, to }: Span, model: LexiconModel): Mention['within'] {
    const [first, inner] = [this.words[from], this.words[from + 1]];
    if (to - from !== 3 || !first || !inner) return undefined;
    const base = this.lexicon.models
      .get(first.text)
      ?.find((other) => other.manufacturer === model.manufacturer);
    const generation = base?.generations.find((g) => generationKeys(g).includes(stemKey(inner.raw)));
    if (!generation) return undefined;
    const yearFrom = Math.max(generation.yearFrom, Math.min(...model.generations.map((g) => g.yearFrom)));
    const ends = [generation, ...model.generations.slice(-1)].flatMap(({ yearTo }) => yearTo ?? []);
    return { yearFrom, yearTo: ends.length > 0 ? Math.min(...ends) : null };
  }

  take(candidate: ModelCandidate, model: LexiconModel, factor: number, reasons: MentionReason[]): void {
    const { from, to } = candidate;
    if (this.mentions.some((mention) => overlaps(mention, candidate))) return;
    const all = candidate.reason ? [candidate.reason, ...reasons] : reasons;
    const certainty = candidate.certainty * factor;
    const within = this.yearsOfBase(candidate, model);
    this.mentions.push({
      manufacturer: model.manufacturer,
      model,
      generations: [],
      generationWords: [],
      from,
      to,
      certainty,
      reasons: all,
      ...(within && { within }),
    });
  }
}
