import type { FitmentFacts } from '../fitment/fitment-facts.ts';
import type { Plan } from './plan-query.ts';
import { shopYear } from '../shop-year.ts';
import type { SoughtVehicle } from './vehicle/find-vehicle.ts';
import type { Unit } from './units/query-unit.ts';
import { stemsOf } from '../vehicle-text/language/stem.ts';
import { type Word, wordsOf } from '../vehicle-text/language/words.ts';

export type Candidate = {
  id: number;
  name: string;
  isExact: boolean;
  popularity: number;
  /** Null: every model, or years unknown. */
  fitments?: readonly (readonly [
    number,
    modelId: number | null,
    from: number | null,
    to: number | null,
    facts?: FitmentFacts | null,
    ...rest: unknown[],
  ])[];
};

/** How well a title matches one word of the query. The last: the product has it elsewhere, as in its vehicles. */
const AS_WRITTEN = 1;
const OTHER_FORM = 0.9;
const BEGINNING = 0.7;
const MISTAKE = 0.5;
const ELSEWHERE = 0.35;
/** For a product that matches the query in its most certain reading: as much as three words. */
const EXACT = 3;
/** For tuning in place of the plain part; unless the query names it. */
const TUNING = -0.5;
const SPORT_STEMS: ReadonlySet<string> = new Set(stemsOf('sportski tuning'));
const DRILLED_STEMS: ReadonlySet<string> = new Set(stemsOf('bušeni rezani'));
/** For a query that is the whole name. */
const WHOLE_NAME = 3;
/** The rest is small beside one word, and decides between titles that match equally well. */
const IN_A_ROW = 0.1;
const PER_PLACE = 0.01;
const PER_TITLE_WORD = 0.03;
const PER_POPULARITY = 0.05;

type Read = Unit['words'][number];

function quality(
  word: Read,
  title: readonly Word[],
  similar: ReadonlySet<string>,
): [quality: number, at: number] {
  let best: [number, number] = [ELSEWHERE, -1];
  for (const [at, own] of title.entries()) {
    let value = 0;
    if (own.text === word.text) value = AS_WRITTEN;
    else if (own.stem === word.stem) value = OTHER_FORM;
    else if (own.text.startsWith(word.text)) value = BEGINNING;
    else if (similar.has(own.stem)) value = MISTAKE;
    if (value > best[0]) best = [value, at];
    if (value === AS_WRITTEN) break;
  }
  return best;
}

function score(
  candidate: Candidate,
  title: readonly Word[],
  units: readonly (readonly [Unit, Read, Set<string>])[],
): number {
  let sum = candidate.isExact ? EXACT : 0;
  let last = -1;
  for (const [unit, word, similar] of units) {
    const [value, at] = quality(word, title, similar);
    sum += (value * unit.weight) / unit.words.length;
    if (at >= 0 && at === last + 1 && last >= 0) sum += IN_A_ROW;
    if (at >= 0) sum -= PER_PLACE * at;
    last = at;
  }
  return sum - PER_TITLE_WORD * title.length + PER_POPULARITY * Math.log1p(candidate.popularity);
}

/** The year, or the share of a generation's years, decides between parts of neighbouring generations. */
const YEARS_WEIGHT = 1;

/** The share of the requested years of a vehicle that a part covers, 0 to 1. */
function yearsShare({ fitments = [] }: Candidate, { model, generation, years }: SoughtVehicle): number {
  const from = years?.from ?? generation?.yearFrom;
  if (!model || from === undefined) return 0;
  const to = years?.to ?? generation?.yearTo ?? Math.max(from, shopYear());
  const all = to - from + 1;
  const shares = fitments.map(([, modelId, first, last, facts]) => {
    if (modelId !== model.id) return 0;
    // A named generation takes precedence over the years.
    if (generation && facts?.generation !== undefined && !years)
      return facts.generation === generation.name ? all : 0;
    if (first === null && last === null) return 0;
    return Math.min(to, last ?? to) - Math.max(from, first ?? from) + 1;
  });
  return Math.max(0, ...shares) / all;
}

/** Drilled discs are discs where these are asked for, and only one choice among `kočnice`. */
const isTuning = (title: readonly Word[], asked: ReadonlySet<string>): boolean =>
  title.some(({ stem }) => SPORT_STEMS.has(stem)) ||
  (title.some(({ stem }) => DRILLED_STEMS.has(stem)) && !title.some(({ stem }) => asked.has(stem)));

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** Titles recur, and splitting one into words costs more than comparing it. */
const titles = new Map<string, readonly Word[]>();
const TITLES_MAX = 20_000;

function titleWords(name: string): readonly Word[] {
  const known = titles.get(name);
  if (known) return known;
  if (titles.size >= TITLES_MAX) titles.clear();
  const words = wordsOf(name);
  titles.set(name, words);
  return words;
}

/**
 * Best first: the most certain meaning, then the words of the title; short titles and often requested products rank
 * higher.
 */
export function rankProducts<Row extends Candidate>(rows: readonly Row[], plan: Plan): Row[] {
  const order = new Map(plan.words.map((word, i) => [word, i]));
  const units = plan.units
    .flatMap((unit) =>
      unit.words.map((word) => [unit, word, new Set(word.similar.map((s) => s.word))] as const),
    )
    .sort(([, a], [, b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const asked = textOf(plan.words);
  const stems = new Set(plan.words.map(({ stem }) => stem));
  const isTuningAsked = isTuning(plan.words, new Set());
  const sought = plan.vehicle ? [plan.vehicle, ...plan.vehicle.others] : [];
  const scored = rows.map((row) => {
    const title = titleWords(row.name);
    const whole = textOf(title) === asked ? WHOLE_NAME : 0;
    const years = YEARS_WEIGHT * Math.max(0, ...sought.map((vehicle) => yearsShare(row, vehicle)));
    const tuning = isTuningAsked || !isTuning(title, stems) ? 0 : TUNING;
    return { row, value: score(row, title, units) + whole + years + tuning };
  });
  return scored
    .sort((a, b) => b.value - a.value || b.row.popularity - a.row.popularity || a.row.id - b.row.id)
    .map(({ row }) => row);
}
