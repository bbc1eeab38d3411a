import { OPPOSITES, placeOf } from '../../vehicle-text/language/place-words.ts';
import { type Unit, unique } from './query-unit.ts';
import { allOf, anyOf } from './tsquery.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** One unit for several alternatives; products with all of them come first. */
export function eitherUnit(units: readonly Unit[], size: number): Unit {
  const exact = unique(units.map((unit) => unit.exact));
  const nears = units.flatMap(({ near }) => near ?? []);
  return {
    role: units[0]?.role ?? 'word',
    broad: anyOf(unique(units.map(({ broad }) => broad))),
    exact: allOf(exact),
    isPart: anyOf(exact),
    near: nears.length === units.length ? anyOf(unique(nears)) : undefined,
    ofPart: sum(units.map(({ ofPart, documents }) => ofPart ?? documents)),
    documents: Math.min(size, sum(units.map(({ documents }) => documents))),
    readings: sum(units.map(({ readings }) => readings)),
    weight: Math.max(...units.map(({ weight }) => weight)),
    words: unique(units.flatMap(({ words }) => words)),
  };
}

const placeOfUnit = ({ role, words: [word] }: Unit) =>
  role !== 'part' && word ? placeOf(word.text) : undefined;

/** `diskovi i pločice`, `far, branik`: the parts of a list, each in its own clause. */
function listedParts(units: readonly Unit[]): readonly Unit[] {
  const parts = units.filter(
    ({ role, partName, words }) =>
      role === 'part' && partName !== undefined && words.every(({ isListed }) => isListed),
  );
  return new Set(parts.map(({ words: [word] }) => word?.clause)).size > 1 ? parts : [];
}

/** `lijevi i desni`, `prednji i zadnji`: both together mean either. */
function bothPlaces(units: readonly Unit[]): readonly Unit[] {
  return units.filter((unit) => {
    const place = placeOfUnit(unit);
    return place && units.some((other) => placeOfUnit(other) === OPPOSITES[place]);
  });
}

/** Units of which a product needs only one, joined into one. */
export function joinAlternatives(units: readonly Unit[], { size }: Vocabulary): Unit[] {
  let joined = [...units];
  for (const find of [bothPlaces, listedParts]) {
    const some = find(joined);
    if (some.length < 2) continue;
    joined = [...joined.filter((unit) => !some.includes(unit)), eitherUnit(some, size)];
  }
  return joined;
}
