import type { VehicleFacts } from '../vehicle/saved-vehicle.ts';
import { coversYear, formatYears } from '../years.ts';
import { type FitGroup, readFits, UNKNOWN } from './fit-text.ts';

export type OpenFact = 'generation' | 'body' | 'engine' | 'condition';
/** What must still be checked; `words` is empty when the part's own data lacks the fact. */
export type Open = { fact: OpenFact; words: readonly string[] };

export type FitVerdict =
  | { verdict: 'yes' }
  /** Everything known agrees; `open` lists what is not known. Empty: not even the years are known. */
  | { verdict: 'maybe'; open: readonly Open[] }
  /** `fits` says what the part is for; empty when it is for other models only. */
  | { verdict: 'no'; fits: readonly string[] };

export type AskedVehicle = VehicleFacts & {
  manufacturer: { slug: string };
  model: { slug: string };
  year: number;
};

/** `B7 (2004–2008)`, `2012–2015`, `karavan`: the fact for which a group does not fit. */
function contradiction(group: FitGroup, vehicle: AskedVehicle): string | undefined {
  const { years, generations, shared, body, engine } = group;
  const isOther = (own: string, asked: string | undefined) =>
    own !== '' && own !== UNKNOWN && asked !== undefined && own !== asked;
  const isOfOtherGeneration =
    generations.length > 0 &&
    vehicle.generation !== undefined &&
    coversYear(shared, vehicle.year) &&
    !generations.includes(vehicle.generation);
  if (years.length > 0 && (!coversYear(years, vehicle.year) || isOfOtherGeneration)) {
    const built = years.map(({ from, to }) => formatYears(from, to)).join(', ');
    return generations.length > 0 ? `${generations.join('/')} (${built})` : built;
  }
  if (isOther(body, vehicle.body)) return body;
  return isOther(engine, vehicle.engine) ? engine : undefined;
}

/** What a group that nothing contradicts leaves open; undefined without known years. */
function openFacts(group: FitGroup, vehicle: AskedVehicle): Open[] | undefined {
  const { years, generations, shared, body, engine, conditions } = group;
  if (years.length === 0) return undefined;
  const open: Open[] = [];
  const add = (fact: OpenFact, words: readonly string[]) => open.push({ fact, words });
  if (coversYear(shared, vehicle.year) && !(generations.length > 0 && vehicle.generation !== undefined))
    add('generation', generations);
  if (body === UNKNOWN) add('body', []);
  else if (body !== '' && vehicle.body === undefined) add('body', [body]);
  if (engine === UNKNOWN) add('engine', []);
  else if (engine !== '' && vehicle.engine === undefined) add('engine', [engine]);
  const own = conditions.flatMap((condition) => {
    const [, year, words = condition] = /^(\d{4})=(.. \d+\/\1)$/.exec(condition) ?? [];
    return year === undefined || Number(year) === vehicle.year ? [words] : [];
  });
  if (own.length > 0) add('condition', own);
  return open;
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)].sort();
const FACTS: readonly OpenFact[] = ['generation', 'body', 'engine', 'condition'];

/** All that several groups leave open, one entry per fact. */
const mergeOpen = (all: readonly Open[]): Open[] =>
  FACTS.flatMap((fact) => {
    const own = all.filter((open) => open.fact === fact);
    return own.length > 0 ? [{ fact, words: distinct(own.flatMap(({ words }) => words)) }] : [];
  });

/**
 * Whether a part with this text of `writeFits` fits a vehicle. Only what is certain is 'yes' or 'no': a further fact
 * about the vehicle turns neither into 'maybe', and the order and number of equal groups do not matter.
 */
export function fitVerdict(fits: string, vehicle: AskedVehicle): FitVerdict {
  if (fits === '') return { verdict: 'maybe', open: [] };
  const groups = readFits(fits).filter(
    ({ manufacturer, model }) =>
      manufacturer === vehicle.manufacturer.slug && (model === '' || model === vehicle.model.slug),
  );
  const contradicted = groups.map((group) => contradiction(group, vehicle));
  const opens = groups.flatMap((group, i) =>
    contradicted[i] === undefined ? [openFacts(group, vehicle)] : [],
  );
  if (opens.length === 0)
    return { verdict: 'no', fits: distinct(contradicted.filter((words) => words !== undefined)) };
  if (opens.some((open) => open?.length === 0)) return { verdict: 'yes' };
  return { verdict: 'maybe', open: mergeOpen(opens.flatMap((open) => open ?? [])) };
}

/** What the visitor can still tell: a fact that the part's own data lacks would decide nothing. */
export const questionsOf = (found: FitVerdict, known: VehicleFacts): string[] =>
  (found.verdict === 'maybe' ? found.open : []).flatMap(({ fact, words }) =>
    fact === 'condition' || words.length === 0 || known[fact] !== undefined ? [] : [fact],
  );
