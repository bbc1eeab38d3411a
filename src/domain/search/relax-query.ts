import type { GivenUp } from '../search-page/search-answer.ts';
import type { ReadWord } from './analyse-query.ts';
import { estimate, type Plan } from './plan-query.ts';
import type { Unit } from './query-unit.ts';
import { allOf, anyOf } from './tsquery.ts';
import { widerVehicles } from './vehicle-unit.ts';

export type ProductQuery = {
  /** tsquery that a product has to match. */
  any: string;
  /** tsquery whose products come first. */
  exact: string;
  /** tsquery that every match of `any` also matches, and that an index answers faster. */
  lookUp?: string;
};

/** An index reads one list per reading; a word that is still being typed may have a hundred. */
const READINGS_MANY = 12;
/** So few rows are faster to read and compare. */
const COMPARED_ROWS = 60;

/** The conditions without words of many readings, where these already match few products. */
function lookUpOf(plan: Plan, size: number): { lookUp?: string } {
  const units = plan.units.filter(({ readings, role }) => readings <= READINGS_MANY && role !== 'denied');
  if (units.length === 0 || units.length === plan.units.length) return {};
  return estimate({ units }, size) <= COMPARED_ROWS ? { lookUp: allOf(units.map(({ any }) => any)) } : {};
}

/** Matches everything in the query, in a catalogue of `size` products. */
export function strictQuery(plan: Plan, size: number): ProductQuery | undefined {
  const { units, partNumber, ownNumber } = plan;
  const [any, exact] = [units.map((unit) => unit.any), units.map((unit) => unit.exact)];
  if (ownNumber !== undefined)
    return { any: anyOf([ownNumber, ...(units.length > 0 ? [allOf(any)] : [])]), exact: ownNumber };
  if (units.length === 0) return undefined;
  if (partNumber === undefined) return { any: allOf(any), exact: allOf(exact), ...lookUpOf(plan, size) };
  return { any: anyOf([partNumber, allOf(any)]), exact: partNumber };
}

export type RelaxedQuery = ProductQuery & { givenUp: GivenUp };

const typedOf = ({ words }: Unit): string => words.map(({ typed }) => typed).join(' ');

/** A short word, or one with two mistakes, may be anything. */
const isCertain = ({ isKnown, endings, similar, text }: ReadWord): boolean =>
  isKnown || endings.length > 0 || (text.length > 4 && similar[0]?.distance === 1);

/** What the query is about, which no other result may lack: its first part that the shop has, else the words that the catalogue has. */
function coreOf(units: readonly Unit[]): Unit[] {
  const parts = units.filter(({ role }) => role === 'part');
  const [part] = parts.filter(({ documents }) => documents > 0);
  if (part) return part.words.some(isCertain) ? [part] : [];
  if (parts.length > 0) return [];
  const words = units.filter(({ role }) => role === 'word');
  return words.every(({ words: own }) => own.every(({ isKnown }) => isKnown)) ? words : [];
}

/**
 * Keeps the part and gives up, in turn: qualities; the generation and year; the model. What contradicts the query, such
 * as another engine or the other side, stays out. None where the query names no part and no word of the catalogue.
 */
export function relaxedQueries({ units, vehicle }: Plan): RelaxedQuery[] {
  const core = coreOf(units);
  if (core.length === 0 || units.some(({ role }) => role === 'number')) return [];
  const others = units.filter((unit) => !core.includes(unit) && unit.role !== 'vehicle');
  const car = units.find(({ role }) => role === 'vehicle');
  // Not every word of a part's name: a battery for `start-stop` is no `stop`.
  const asked = core.map(({ role, any, exact }) => (role === 'part' ? exact : any));
  const near = others.flatMap((unit) => unit.near ?? []);
  const wished = others.filter(({ role }) => role !== 'denied');
  const words = wished.map(typedOf);
  const step = (within: string | undefined, from: string | undefined): ProductQuery => {
    const base = [...asked, ...near, ...(within === undefined ? [] : [within])];
    const best = [...base, ...(from === undefined ? [] : [from])];
    return {
      any: allOf(base),
      exact: wished.length > 0 ? allOf([...best, anyOf(wished.map(({ any }) => any))]) : allOf(best),
    };
  };
  const own = wished.length > 0 ? [{ ...step(car?.any, car?.exact), givenUp: { words, within: null } }] : [];
  if (!vehicle || !car) return own;
  return [
    ...own,
    ...widerVehicles(vehicle).map(({ within, any }) => ({
      ...step(any, undefined),
      givenUp: { words: [], within },
    })),
  ];
}
