import { LIKENESS_BITS_MAX, LIKENESS_PRODUCTS_MAX } from '../limits/pictures.ts';
import { partNumberKey } from '../vehicle-text/numbers/part-numbers.ts';
import { wordsOf } from '../vehicle-text/language/words.ts';
import {
  areApart,
  areOppositeSides,
  type DuplicateCandidate,
  isDated,
  polesOf,
} from './duplicate-candidate.ts';

/** Why two products may be duplicates, the most certain first. */
const DUPLICATE_REASONS = ['name-and-vehicle', 'part-number-and-vehicle', 'picture'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

const SCORES: Readonly<Record<DuplicateReason, number>> = {
  'name-and-vehicle': 0.95,
  'part-number-and-vehicle': 0.85,
  picture: 0.7,
};

/** A merge without a review requires at least this score. */
export const SURE_SCORE = SCORES['name-and-vehicle'];
/** When it may also be another one: see `isDoubtful`. */
const DOUBT_FACTOR = 0.85;

type DuplicateGroup = {
  /** The one to keep comes first, then the others from old to new. */
  ids: readonly number[];
  reasons: readonly DuplicateReason[];
  /** 0 … 1, by the most certain reason; less where it is doubtful. */
  score: number;
};

const vehicleKey = ({ manufacturerId, modelId }: DuplicateCandidate['fitments'][number]): string =>
  `${manufacturerId}/${modelId ?? '*'}`;

const nameKeyOf = ({ name }: DuplicateCandidate): string =>
  wordsOf(name)
    .map((word) => word.text)
    .join(' ');

/** In how many of their 64 bits two likenesses differ. */
export function bitsApart(a: bigint, b: bigint): number {
  let left = BigInt.asUintN(64, a ^ b);
  let count = 0;
  for (; left > 0n; count++) left &= left - 1n;
  return count;
}

/** Two hashes that differ in at most three bits agree in one of four quarters, so only such pairs are compared. */
const quarters = (likeness: bigint): string[] =>
  [0n, 16n, 32n, 48n].map((shift) => `${shift}:${(BigInt.asUintN(64, likeness) >> shift) & 0xffffn}`);

/** A computation that can be interrupted after every step. */
export type Steps<Result> = Generator<undefined, Result>;

type Bucket = { reason: DuplicateReason; members: DuplicateCandidate[] };

function* bucketsOf(candidates: readonly DuplicateCandidate[]): Steps<Bucket[]> {
  const buckets = new Map<string, Bucket>();
  const put = (reason: DuplicateReason, key: string, member: DuplicateCandidate) => {
    const bucket = buckets.get(`${reason} ${key}`) ?? { reason, members: [] };
    bucket.members.push(member);
    buckets.set(`${reason} ${key}`, bucket);
  };
  for (const candidate of candidates) {
    const [primary] = candidate.fitments;
    put('name-and-vehicle', `${nameKeyOf(candidate)} ${primary ? vehicleKey(primary) : '-'}`, candidate);
    const vehicles = new Set(candidate.fitments.map(vehicleKey));
    for (const number of new Set(candidate.partNumbers.map(partNumberKey)))
      for (const vehicle of vehicles) put('part-number-and-vehicle', `${number} ${vehicle}`, candidate);
    if (candidate.likeness !== null)
      for (const quarter of quarters(candidate.likeness))
        put('picture', `${quarter} ${primary ? vehicleKey(primary) : '-'}`, candidate);
    yield;
  }
  return [...buckets.values()].filter(({ members }) => members.length > 1);
}

function isPair(reason: DuplicateReason, a: DuplicateCandidate, b: DuplicateCandidate): boolean {
  if (areApart(a, b)) return false;
  if (reason === 'name-and-vehicle') return true;
  if (areOppositeSides(a, b)) return false;
  if (reason === 'part-number-and-vehicle') return true;
  return a.likeness !== null && b.likeness !== null && bitsApart(a.likeness, b.likeness) <= LIKENESS_BITS_MAX;
}

/**
 * Some years are unknown and others known, perhaps of two generations; the stated qualities differ; only some names say
 * how the poles are; or one matches two that are different parts, and may be either.
 */
function isDoubtful(members: readonly DuplicateCandidate[]): boolean {
  const known = new Set(members.map(isDated));
  const qualities = new Set(members.flatMap(({ quality }) => quality ?? []));
  const poles = new Set(members.map(polesOf));
  if (known.size > 1 || qualities.size > 1 || poles.size > 1) return true;
  return members.some((one, i) => members.slice(0, i).some((other) => areApart(one, other)));
}

const pairKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The one to keep first. */
const byKeeping = (a: DuplicateCandidate, b: DuplicateCandidate): number =>
  Number(b.status === 'published') - Number(a.status === 'published') ||
  Number(b.availability === 'in_stock') - Number(a.availability === 'in_stock') ||
  b.pictures - a.pictures ||
  a.createdAt.localeCompare(b.createdAt) ||
  a.id - b.id;

/** Removes pictures that prove nothing, because many products show them. */
function withoutStockPictures(candidates: readonly DuplicateCandidate[]): DuplicateCandidate[] {
  const shown = Map.groupBy(candidates, ({ likeness }) => likeness);
  return candidates.map((candidate) => {
    const isCommon = (shown.get(candidate.likeness)?.length ?? 0) > LIKENESS_PRODUCTS_MAX;
    return isCommon ? { ...candidate, likeness: null } : candidate;
  });
}

/**
 * Groups of possible duplicates, the most certain first. Only products that share a key are compared. `distinct` are
 * pairs that the owner has marked as different.
 */
export function* findDuplicates(
  candidates: readonly DuplicateCandidate[],
  distinct: readonly (readonly [number, number])[],
  reasons: readonly DuplicateReason[] = DUPLICATE_REASONS,
): Steps<DuplicateGroup[]> {
  const all = withoutStockPictures(candidates);
  const known = new Map(all.map((candidate) => [candidate.id, candidate]));
  const apart = new Set(distinct.map(([a, b]) => pairKey(a, b)));
  const groupOf = new Map<number, Set<number>>();
  const reasonsOf = new Map<Set<number>, Set<DuplicateReason>>();
  /** Products of groups that match but stay apart, because the owner has marked two of their products as different. */
  const ambiguous = new Set<number>();
  const isAllowed = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
    ![...a].some((one) => [...b].some((two) => apart.has(pairKey(one, two))));
  const join = (a: number, b: number, reason: DuplicateReason) => {
    const [one, two] = [groupOf.get(a) ?? new Set([a]), groupOf.get(b) ?? new Set([b])];
    if (one !== two && !isAllowed(one, two)) {
      for (const id of [...one, ...two]) ambiguous.add(id);
      return;
    }
    const group = new Set([...one, ...two]);
    reasonsOf.set(group, new Set([...(reasonsOf.get(one) ?? []), ...(reasonsOf.get(two) ?? []), reason]));
    for (const id of group) groupOf.set(id, group);
  };
  const order = (yield* bucketsOf(all))
    .filter(({ reason }) => reasons.includes(reason))
    .sort((a, b) => SCORES[b.reason] - SCORES[a.reason]);
  for (const { reason, members } of order) {
    // Compared with one of each group at most, once it is in it: in a large bucket most are in one group.
    for (const [i, member] of members.entries()) {
      for (const other of members.slice(0, i)) {
        const group = groupOf.get(member.id);
        if (group?.has(other.id) && reasonsOf.get(group)?.has(reason)) continue;
        if (isPair(reason, member, other)) join(other.id, member.id, reason);
      }
      yield;
    }
  }
  const groups: DuplicateGroup[] = [];
  for (const group of new Set(groupOf.values())) {
    const found = DUPLICATE_REASONS.filter((reason) => reasonsOf.get(group)?.has(reason));
    const members = [...group].flatMap((id) => known.get(id) ?? []).sort(byKeeping);
    const isSure = !members.some(({ id }) => ambiguous.has(id)) && !isDoubtful(members);
    const score = SCORES[found[0] ?? 'picture'] * (isSure ? 1 : DOUBT_FACTOR);
    groups.push({ ids: members.map(({ id }) => id), reasons: found, score: Math.round(score * 100) / 100 });
    yield;
  }
  return groups.sort((a, b) => b.score - a.score || (a.ids[0] ?? 0) - (b.ids[0] ?? 0));
}
