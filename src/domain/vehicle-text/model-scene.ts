import {
  generationKeys,
  generationsByKey,
  type IndexedMake,
  type IndexedModel,
  nameKey,
} from './vehicle-names.ts';
import { generationNamed } from './generation-named.ts';
import type { NamedMake } from './find-makes.ts';
import type { ModelCandidate } from './model-candidates.ts';
import type { Mention, ReadingReason } from '../ads/reading.ts';
import type { TitleWord } from './text-words.ts';
import type { CodeOwner, VehicleLexicon } from './vehicle-lexicon.ts';

export type Span = { from: number; to: number };

export const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;
export const LIST_SIGN = /^[/,&+]$/;

/** What has been found in a title so far, and what stands beside what. */
export class ModelScene {
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

  /** A code of one make behind the car of another, which may as well be a code of that car: `Citroen C5 X7`. */
  isStray({ from }: Span): boolean {
    const isListed = LIST_SIGN.test(this.words[from]?.before ?? '');
    return !isListed && this.makes.some(({ isWeak }) => !isWeak);
  }

  /** `Golf petica` is the fifth Golf, though a `petica` alone is a BMW. */
  isGenerationOfNeighbour(span: Span): boolean {
    const name = this.words
      .slice(span.from, span.to)
      .map(({ raw }) => raw)
      .join('');
    return this.mentions.some(
      ({ model, from, to }) =>
        this.meets({ from, to }, span) &&
        generationNamed(generationsByKey(model?.generations ?? []), name) !== undefined,
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
