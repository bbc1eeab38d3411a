import type { FitmentFacts } from '../fitment/fitment-facts.ts';
import type { ProductValues } from '../product/product-fields.ts';
import { slugify } from '../text/slug.ts';
import { tidySpaces } from '../text/tidy-spaces.ts';
import { findPlace } from '../vehicle-text/find-place.ts';
import { EARLIEST_YEAR, isOfGeneration } from '../vehicle-text/generation-years.ts';
import { partNumberKey } from '../vehicle-text/numbers/part-numbers.ts';
import { textWords } from '../vehicle-text/text-words.ts';

/** Products that differ in one of these are different parts; null is unknown. */
const DISTINGUISHING_FIELDS = ['side', 'axle', 'condition', 'storagePlace'] as const;
/** Every field that is compared, besides the name and the part numbers. */
export const COMPARED_FIELDS = [...DISTINGUISHING_FIELDS, 'quality', 'status', 'availability'] as const;

export type DuplicateCandidate = Pick<ProductValues, (typeof COMPARED_FIELDS)[number]> & {
  id: number;
  name: string;
  partNumbers: readonly string[];
  /** The primary vehicle first. */
  fitments: readonly {
    manufacturerId: number;
    modelId: number | null;
    yearFrom: number | null;
    yearTo: number | null;
    facts: FitmentFacts | null;
  }[];
  pictures: number;
  /** Perceptual hash of the first picture, 64 bits; null when there is none. */
  likeness: bigint | null;
  /** ISO 8601. */
  createdAt: string;
};

export const isDated = ({ fitments: [primary] }: DuplicateCandidate): boolean =>
  primary !== undefined && (primary.yearFrom !== null || primary.yearTo !== null);

/**
 * The years of both are known and share less than half of the shorter span: parts for two neighbouring generations,
 * whose years overlap by one or two.
 */
function areYearsApart(a: DuplicateCandidate, b: DuplicateCandidate): boolean {
  const [one, two] = [a.fitments[0], b.fitments[0]];
  if (!one || !two || !isDated(a) || !isDated(b)) return false;
  return !isOfGeneration({ yearFrom: one.yearFrom ?? EARLIEST_YEAR, yearTo: one.yearTo }, two);
}

/** Facts of the primary vehicle that a part fits one value of. */
const DISTINGUISHING_FACTS = ['generation', 'body', 'engine', 'engineCode', 'fuel'] as const;

/** Both name one of these, and not the same: parts for two engines or two bodies. */
function areFactsApart(a: DuplicateCandidate, b: DuplicateCandidate): boolean {
  const keyOf = ({ fitments: [primary] }: DuplicateCandidate, name: (typeof DISTINGUISHING_FACTS)[number]) =>
    slugify(primary?.facts?.[name] ?? '').replaceAll('-', '');
  return DISTINGUISHING_FACTS.some((name) => {
    const [one, two] = [keyOf(a, name), keyOf(b, name)];
    return one !== '' && two !== '' && one !== two;
  });
}

/** Both have part numbers, and none in common. */
function areNumbersApart(a: DuplicateCandidate, b: DuplicateCandidate): boolean {
  if (a.partNumbers.length === 0 || b.partNumbers.length === 0) return false;
  const own = new Set(a.partNumbers.map(partNumberKey));
  return !b.partNumbers.some((number) => own.has(partNumberKey(number)));
}

/** A place is a text that people type. */
const valueKey = (value: string | null): string | null => value && tidySpaces(value).toLowerCase();

const areFieldsApart = (a: DuplicateCandidate, b: DuplicateCandidate): boolean =>
  DISTINGUISHING_FIELDS.some((name) => {
    const [one, two] = [valueKey(a[name]), valueKey(b[name])];
    return one !== null && two !== null && one !== two;
  });

const POLES = /([+\-–−])\s*[/|,]?\s*([+\-–−])/g;

/** Which pole of a battery comes first, as its name says; signs are no words. Empty: not stated. */
export function polesOf({ name }: DuplicateCandidate): '' | '+-' | '-+' {
  const pair = Array.from(name.matchAll(POLES)).find(([, one, two]) => (one === '+') !== (two === '+'));
  if (!pair) return '';
  return pair[1] === '+' ? '+-' : '-+';
}

/** Batteries whose poles are the other way round. */
function arePolesApart(a: DuplicateCandidate, b: DuplicateCandidate): boolean {
  const [one, two] = [polesOf(a), polesOf(b)];
  return one !== '' && two !== '' && one !== two;
}

export const areApart = (a: DuplicateCandidate, b: DuplicateCandidate): boolean =>
  areFieldsApart(a, b) ||
  arePolesApart(a, b) ||
  areYearsApart(a, b) ||
  areFactsApart(a, b) ||
  areNumbersApart(a, b);

/** The left and the right part often share one photograph, but are two parts. */
export function areOppositeSides(a: DuplicateCandidate, b: DuplicateCandidate): boolean {
  const [one, two] = [findPlace(textWords(a.name)), findPlace(textWords(b.name))];
  return one.side !== two.side || one.position !== two.position;
}
