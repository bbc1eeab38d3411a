import type { EngineCode } from '../vehicle-text/engine-codes.ts';
import { ANY_ENGINE, enginesIn, engineTerm, type NamedEngine } from '../vehicle-text/engine-words.ts';
import { wordsOf } from '../vehicle-text/language/words.ts';
import type { VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';
import { lastYear } from '../years.ts';
import type { ReadWord } from './analyse-query.ts';
import type { FoundVehicle } from './find-vehicle.ts';
import { vehicleTerm } from './product-terms.ts';
import type { Unit } from './query-unit.ts';
import { allOf, anyOf, not, term } from './tsquery.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Products for a vehicle, from its own to those of its whole make. */
const inYear = (own: string, year: number | undefined): string =>
  year === undefined ? own : allOf([own, term(vehicleTerm.year(year))]);

export function vehicleUnit(vehicle: FoundVehicle, words: readonly ReadWord[], vocabulary: Vocabulary): Unit {
  const { make, model, generation, year } = vehicle;
  const exact = generation
    ? vehicleTerm.generation(generation.id)
    : model
      ? vehicleTerm.model(model.id)
      : vehicleTerm.make(make.id);
  const others = [
    ...(model ? [vehicleTerm.wholeMake(make.id)] : []),
    ...(model && (generation || year !== undefined) ? [vehicleTerm.modelAnyYear(model.id)] : []),
  ];
  return {
    role: 'vehicle',
    any: anyOf([inYear(term(exact), year), ...others.map(term)]),
    exact: inYear(term(exact), year),
    documents: [exact, ...others].reduce((sum, name) => sum + vocabulary.documents(name), 0),
    readings: 1 + others.length,
    weight: 3,
    words: words.filter((_, i) => vehicle.words.has(i)),
  };
}

/** What a query may fall back to: parts for the model, then those that name no vehicle, then those for the make. */
export function widerVehicles({ make, model, generation, year }: FoundVehicle) {
  const isNarrower = generation !== undefined || year !== undefined;
  return [
    ...(model && isNarrower ? [{ within: 'model' as const, any: term(vehicleTerm.model(model.id)) }] : []),
    { within: 'unnamed' as const, any: term(vehicleTerm.none) },
    ...(model ? [{ within: 'make' as const, any: term(vehicleTerm.make(make.id)) }] : []),
  ];
}

const ofEngine = (any: string, words: readonly ReadWord[], vocabulary: Vocabulary): Unit => ({
  role: 'engine',
  any,
  exact: any,
  near: anyOf([any, not(term(ANY_ENGINE))]),
  documents: vocabulary.size,
  readings: 1,
  weight: 2,
  words,
});

/** `2.0 TDI`: what names another engine is another part. */
export const engineUnit = (engine: NamedEngine, words: readonly ReadWord[], vocabulary: Vocabulary): Unit =>
  ofEngine(term(engineTerm(engine)), words.slice(engine.from, engine.to), vocabulary);

const idsOf = ({ makes }: EngineCode, lexicon: VehicleLexicon): number[] => [
  ...new Set([...lexicon.makes.values()].flatMap(({ id, slug }) => (makes.includes(slug) ? [id] : []))),
];

/** `BKD`: parts that name the engine as it is called, for its makes and years. */
export function engineCodeUnit(
  engine: EngineCode,
  words: readonly ReadWord[],
  { vocabulary, lexicon }: { vocabulary: Vocabulary; lexicon: VehicleLexicon },
): Unit {
  const { code, designations, yearFrom, yearTo } = engine;
  const last = yearTo ?? lastYear();
  const years = Array.from({ length: last - yearFrom + 1 }, (_, i) => term(vehicleTerm.year(yearFrom + i)));
  const makes = idsOf(engine, lexicon).map((id) => term(vehicleTerm.make(id)));
  const called = designations.flatMap((text) => enginesIn(wordsOf(text)).map(engineTerm)).map(term);
  const ofCar = [...(makes.length > 0 ? [anyOf(makes)] : []), anyOf(years)];
  const own = anyOf([term(code.toLowerCase()), allOf([anyOf(called), ...ofCar])]);
  const unit = ofEngine(own, words, vocabulary);
  return {
    ...unit,
    near: anyOf([own, allOf([not(term(ANY_ENGINE)), ...ofCar])]),
    readings: 2 + years.length,
  };
}
