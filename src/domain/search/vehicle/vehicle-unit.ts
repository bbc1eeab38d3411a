import type { DesignatedEngine } from '../../vehicle-text/engines/designated-engines.ts';
import type { EngineCode } from '../../vehicle-text/engines/engine-codes.ts';
import {
  ANY_ENGINE,
  enginesIn,
  engineTerm,
  manufacturersOfFuel,
  namesOfOwnFuel,
  type NamedEngine,
  type SpokenFuel,
} from '../../vehicle-text/engines/engine-words.ts';
import { conceptNamed } from '../../vehicle-text/language/phrases.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { wordsOf } from '../../vehicle-text/language/words.ts';
import type { LexiconModel } from '../../vehicle-text/name-keys.ts';
import type { VehicleLexicon } from '../../vehicle-text/vehicle-lexicon.ts';
import { lastYear, yearsOf } from '../../years.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import type { FoundVehicle, SoughtVehicle } from './find-vehicle.ts';
import { vehicleTerm } from '../product-terms.ts';
import { type Unit, unique } from '../units/query-unit.ts';
import type { QueryIndex } from '../search-index.ts';
import { allOf, anyOf, not, term } from '../units/tsquery.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** The term of its model, or of its manufacturer where no model is named. */
const widestTerm = ({ manufacturer, model }: Pick<SoughtVehicle, 'manufacturer' | 'model'>): string =>
  model ? vehicleTerm.model(model.id) : vehicleTerm.manufacturer(manufacturer.id);

/** tsquery of this vehicle, as exact as the query names it; of several years, any. */
function ownQuery(vehicle: SoughtVehicle): string {
  const { model, generation, years } = vehicle;
  const own = generation ? [vehicleTerm.generation(generation.id)] : [];
  const widest = widestTerm(vehicle);
  if (!years) return term(own[0] ?? widest);
  const ofYear = (year: number) =>
    term(model ? vehicleTerm.modelYear(model.id, year) : vehicleTerm.year(year));
  return allOf([...(model ? own : [widest]).map(term), anyOf(yearsOf([years]).map(ofYear))]);
}

/** Products for a vehicle, from its own to those of its whole manufacturer. */
function vehicleQuery(vehicle: SoughtVehicle): { broad: string; exact: string; others: string[] } {
  const { manufacturer, model, generation, years } = vehicle;
  const exact = ownQuery(vehicle);
  const others = [
    ...(model ? [vehicleTerm.wholeManufacturer(manufacturer.id)] : []),
    ...(model && (generation || years) ? [vehicleTerm.modelAnyYear(model.id)] : []),
  ];
  return { broad: anyOf([exact, ...others.map(term)]), exact, others };
}

/** For the parts of a saved vehicle, those of unknown years included; undefined when the shop does not know it. */
export function savedVehicleQuery(key: string, models: Iterable<LexiconModel>) {
  const [manufacturer, slug, year] = key.split('/');
  const model = [...models].find((one) => one.manufacturer.slug === manufacturer && one.slug === slug);
  if (!model) return undefined;
  const years = { from: Number(year), to: Number(year) };
  const vehicle = { manufacturer: model.manufacturer, model, generation: undefined, years };
  return { vehicle, query: vehicleQuery(vehicle).broad };
}

/** The narrowest term of which every part for the vehicle has one. */
const countedTerm = (vehicle: SoughtVehicle): string =>
  vehicle.generation ? vehicleTerm.generation(vehicle.generation.id) : widestTerm(vehicle);

export function vehicleUnit(vehicle: FoundVehicle, words: readonly ReadWord[], vocabulary: Vocabulary): Unit {
  const vehicles = [vehicle, ...vehicle.others];
  const queries = vehicles.map(vehicleQuery);
  const others = unique(queries.flatMap((query) => query.others));
  const counted = unique([...vehicles.map(countedTerm), ...others]);
  return {
    role: 'vehicle',
    broad: anyOf(unique(queries.map(({ broad }) => broad))),
    exact: anyOf(unique(queries.map(({ exact }) => exact))),
    documents: counted.reduce((sum, name) => sum + vocabulary.documents(name), 0),
    readings:
      others.length + vehicles.reduce((sum, { years }) => sum + (years ? yearsOf([years]).length : 1), 0),
    weight: 3,
    words: words.filter((_, i) => vehicle.words.has(i)),
  };
}

export const UNNAMED = { within: 'unnamed' as const, broad: term(vehicleTerm.none) };

/** What a query may fall back to: parts for its models, those that name no vehicle, those for its manufacturers. */
export function widerVehicles(vehicle: FoundVehicle) {
  const vehicles = [vehicle, ...vehicle.others];
  const withModel = vehicles.filter(({ model }) => model !== undefined);
  const isNarrower = vehicles.some(({ model, generation, years }) => model && (generation ?? years));
  const models = vehicles.map(widestTerm);
  const manufacturers = vehicles.map(({ manufacturer }) => vehicleTerm.manufacturer(manufacturer.id));
  return [
    ...(isNarrower ? [{ within: 'model' as const, broad: anyOf(unique(models).map(term)) }] : []),
    UNNAMED,
    ...(withModel.length > 0
      ? [{ within: 'manufacturer' as const, broad: anyOf(unique(manufacturers).map(term)) }]
      : []),
  ];
}

const manufacturerTerms = (slugs: readonly string[], lexicon: VehicleLexicon): string[] =>
  [...new Set([...lexicon.manufacturers.values()])]
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ id }) => term(vehicleTerm.manufacturer(id)));

/**
 * A product that names another engine is another part, and so is one that names none and is for a manufacturer without
 * that engine.
 */
function ofEngine(
  broad: string,
  words: readonly ReadWord[],
  manufacturers: readonly string[],
  { vocabulary, lexicon }: QueryIndex,
): Unit {
  const unnamed = not(term(ANY_ENGINE));
  const ofManufacturers = anyOf([...manufacturerTerms(manufacturers, lexicon), term(vehicleTerm.none)]);
  return {
    role: 'engine',
    broad,
    exact: broad,
    near: anyOf([broad, manufacturers.length > 0 ? allOf([unnamed, ofManufacturers]) : unnamed]),
    documents: vocabulary.size,
    readings: 1,
    weight: 2,
    words,
  };
}

/** `2.0 TDI`. */
export const engineUnit = (engine: NamedEngine, words: readonly ReadWord[], index: QueryIndex): Unit =>
  ofEngine(
    term(engineTerm(engine)),
    words.slice(engine.from, engine.to),
    manufacturersOfFuel(engine.fuel),
    index,
  );

/** The engine of a `320d` or an `E 220 CDI`: parts that name it come first, then those that name no engine. */
export function designatedEngineUnit(
  { from, to, own, others }: DesignatedEngine,
  words: readonly ReadWord[],
  vocabulary: Vocabulary,
): Unit {
  const exact = anyOf(own.map((engine) => term(engineTerm(engine))));
  const contradicted = others ? anyOf(others.map((engine) => term(engineTerm(engine)))) : term(ANY_ENGINE);
  const broad = own.length > 0 ? anyOf([exact, not(contradicted)]) : not(contradicted);
  return {
    role: 'engine',
    broad,
    exact: own.length > 0 ? exact : broad,
    near: broad,
    isOtherAllowed: true,
    documents: vocabulary.size,
    readings: 1 + own.length,
    weight: 2,
    words: words.slice(from, to),
  };
}

/** `TDI` alone; undefined unless only some manufacturers have this fuel. */
export function fuelUnit(word: ReadWord, index: QueryIndex): Unit | undefined {
  const names = namesOfOwnFuel(word.text);
  if (names.length === 0) return undefined;
  const unit = ofEngine(
    anyOf(names.map((name) => term(stem(name)))),
    [word],
    manufacturersOfFuel(word.text),
    index,
  );
  return { ...unit, readings: names.length };
}

/** `dizel`: parts whose names say it or give its injection; a part for the other fuel is another part. */
export function spokenFuelUnit({ name, own, others }: SpokenFuel, word: ReadWord, index: QueryIndex): Unit {
  const termsOf = (names: readonly string[]): string => anyOf(names.map((one) => term(stem(one))));
  const broad = anyOf([term(conceptNamed(name)), term(stem(name)), termsOf(own)]);
  const unit = ofEngine(broad, [word], [], index);
  return { ...unit, near: anyOf([broad, not(termsOf(others))]), readings: own.length + 2 };
}

/**
 * `140 ks` beside an engine: names of parts seldom give it, and a product with another power is another part. Without
 * its unit it may also be something else, so products with the number come first.
 */
export const powerUnit = (
  { power, horsepowers, isBare }: { power: string; horsepowers: readonly number[]; isBare?: boolean },
  words: readonly ReadWord[],
  { vocabulary }: QueryIndex,
): Unit => {
  const all = new Set([power, ...horsepowers.map(String)]);
  const own = anyOf([...all, ...horsepowers.map((ks) => `${ks}ks`)].map(term));
  const broad = anyOf([own, not(term('ks'))]);
  return {
    role: 'engine',
    broad,
    exact: isBare ? own : broad,
    near: broad,
    documents: vocabulary.size,
    readings: 2,
    weight: 1,
    words,
  };
};

/** Parts that name the engine by its code or its designation, and its car. */
function codeQuery({ code, designations, manufacturers, yearFrom, yearTo }: EngineCode, index: QueryIndex) {
  const last = yearTo ?? lastYear();
  const years = Array.from({ length: last - yearFrom + 1 }, (_, i) => term(vehicleTerm.year(yearFrom + i)));
  const makers = manufacturerTerms(manufacturers, index.lexicon);
  const designated = designations.flatMap((text) => enginesIn(wordsOf(text)).map(engineTerm)).map(term);
  const ofCar = [...(makers.length > 0 ? [anyOf(makers)] : []), anyOf(years)];
  return {
    code: term(code.toLowerCase()),
    designated: allOf([anyOf(designated), ...ofCar]),
    ofCar: allOf(ofCar),
    readings: 2 + years.length,
  };
}

/** `BKD`, or all versions of a `CAY`: parts that name the engine, for its manufacturers and years. */
export function engineCodeUnit(
  engines: readonly EngineCode[],
  words: readonly ReadWord[],
  index: QueryIndex,
): Unit {
  const queries = engines.map((engine) => codeQuery(engine, index));
  const own = anyOf([
    ...queries.map(({ code }) => code),
    ...unique(queries.map(({ designated }) => designated)),
  ]);
  const ofCar = anyOf(unique(queries.map((query) => query.ofCar)));
  const unit = ofEngine(own, words, [], index);
  return {
    ...unit,
    near: anyOf([own, allOf([not(term(ANY_ENGINE)), ofCar])]),
    readings: Math.max(...queries.map(({ readings }) => readings)),
  };
}
