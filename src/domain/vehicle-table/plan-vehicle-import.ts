import { freeManufacturerSlug, isReservedModelSlug } from '../catalogue/reserved-slugs.ts';
import { slugify } from '../text/slug.ts';
import { type Generation, joinYears, type ProductionYears } from '../vehicle/vehicle.ts';
import type { BadRow, VehicleRow } from './parse-vehicle-table.ts';
import { generationCodes, generationKey, modelKey } from './vehicle-keys.ts';

type KnownModel = {
  name: string;
  slug: string;
  aliases: readonly string[];
  generations: readonly Generation[];
};
export type KnownManufacturer = {
  name: string;
  slug: string;
  aliases: readonly string[];
  slugAliases: readonly string[];
  models: readonly KnownModel[];
};

/** `before` is null for a new generation; equal years mean no change. */
type PlannedGeneration = Generation & { before: ProductionYears | null };
type PlannedModel = {
  name: string;
  slug: string;
  isNew: boolean;
  generations: PlannedGeneration[];
};
export type PlannedManufacturer = {
  name: string;
  slug: string;
  isNew: boolean;
  models: PlannedModel[];
};

/** A row that changes known years so much that it is more likely wrong; it is left out until it is confirmed. */
type DoubtfulRow = { line: number; vehicle: string; before: ProductionYears; after: ProductionYears };

export type ImportPlan = {
  manufacturers: PlannedManufacturer[];
  doubtful: DoubtfulRow[];
  bad: BadRow[];
  counts: { manufacturers: number; models: number; generations: number; widened: number; unchanged: number };
};

const sameYears = (a: ProductionYears, b: ProductionYears): boolean =>
  a.yearFrom === b.yearFrom && a.yearTo === b.yearTo;

export const isChanged = ({ before, yearFrom, yearTo }: PlannedGeneration): boolean =>
  before === null || !sameYears(before, { yearFrom, yearTo });

const WIDENED_YEARS_MAX = 3;

function isDoubtful(before: ProductionYears, after: ProductionYears): boolean {
  if (before.yearTo !== null && after.yearTo === null) return true;
  const atEnd = (after.yearTo ?? 0) - (before.yearTo ?? 0);
  return before.yearFrom - after.yearFrom + atEnd > WIDENED_YEARS_MAX;
}

/** Entries by every key they have; when two share a key, the first one keeps it. */
class Known<Thing> {
  readonly #byKey = new Map<string, Thing>();

  add(thing: Thing, keys: readonly string[]): void {
    for (const key of keys) if (key !== '' && !this.#byKey.has(key)) this.#byKey.set(key, thing);
  }

  find(key: string): Thing | undefined {
    return this.#byKey.get(key);
  }
}

/** What the database holds, indexed for lookup. */
class Plan {
  readonly manufacturers: PlannedManufacturer[] = [];
  readonly #byName = new Known<PlannedManufacturer>();
  readonly #models = new Map<PlannedManufacturer, Known<PlannedModel>>();

  constructor(known: readonly KnownManufacturer[]) {
    for (const { name, slug, aliases, slugAliases, models } of known) {
      const keys = [slug, ...slugAliases, ...[name, ...aliases].map(slugify)];
      const manufacturer = this.#addManufacturer({ name, slug, isNew: false, models: [] }, keys);
      for (const model of models) {
        const generations = model.generations.map((g) => ({
          ...g,
          before: { yearFrom: g.yearFrom, yearTo: g.yearTo },
        }));
        const planned = { name: model.name, slug: model.slug, isNew: false, generations };
        this.#addModel(manufacturer, planned, [model.slug, ...[model.name, ...model.aliases].map(modelKey)]);
      }
    }
  }

  manufacturerFor(manufacturer: string): PlannedManufacturer {
    const slug = slugify(manufacturer);
    return (
      this.#byName.find(slug) ??
      this.#addManufacturer(
        { name: manufacturer, slug: freeManufacturerSlug(slug), isNew: true, models: [] },
        [slug],
      )
    );
  }

  modelFor(manufacturer: PlannedManufacturer, name: string): PlannedModel {
    const models = this.#models.get(manufacturer);
    const slug = slugify(name);
    const found = models?.find(slug) ?? models?.find(modelKey(name));
    return (
      found ??
      this.#addModel(manufacturer, { name, slug, isNew: true, generations: [] }, [slug, modelKey(name)])
    );
  }

  #addManufacturer(manufacturer: PlannedManufacturer, keys: readonly string[]): PlannedManufacturer {
    this.manufacturers.push(manufacturer);
    this.#models.set(manufacturer, new Known());
    this.#byName.add(manufacturer, keys);
    return manufacturer;
  }

  #addModel(manufacturer: PlannedManufacturer, model: PlannedModel, keys: readonly string[]): PlannedModel {
    manufacturer.models.push(model);
    this.#models.get(manufacturer)?.add(model, keys);
    return model;
  }
}

/** By its name, else by a code that the shop already has: `IV (B8) facelift` is the shop's `B8`. */
function findGeneration({ generations }: PlannedModel, name: string): PlannedGeneration | undefined {
  const key = generationKey(name);
  const codes = new Set(generationCodes(name));
  return (
    generations.find((g) => generationKey(g.name) === key) ??
    generations.find((g) => g.before !== null && codes.has(generationKey(g.name))) ??
    generations.find((g) => g.before !== null && g.aliases.some((alias) => codes.has(generationKey(alias))))
  );
}

function refusal({ manufacturer, model }: VehicleRow): string | undefined {
  for (const name of [manufacturer, model])
    if (slugify(name) === '') return `'${name}' has no letter or digit for an address`;
  return isReservedModelSlug(slugify(model)) ? `the model name '${model}' is reserved` : undefined;
}

/**
 * What applying the rows would do: create what is missing, widen years, never shrink and never duplicate. Names match
 * by their folded form and by known aliases, so `Skoda`, `VW` and `C-klasse` mean Škoda, Volkswagen and C klasa.
 * Rows that widen years doubtfully are listed and count only when their lines are confirmed. Pure; applying the same
 * rows twice changes nothing the second time.
 */
export function planVehicleImport(
  rows: readonly VehicleRow[],
  known: readonly KnownManufacturer[],
  confirmedLines: ReadonlySet<number> = new Set(),
): ImportPlan {
  const plan = new Plan(known);
  const bad: BadRow[] = [];
  const doubtful: DoubtfulRow[] = [];
  let unchanged = 0;

  for (const row of rows) {
    const reason = refusal(row);
    if (reason) {
      bad.push({ line: row.line, reason });
      continue;
    }
    const model = plan.modelFor(plan.manufacturerFor(row.manufacturer), row.model);
    const generation = findGeneration(model, row.generation);
    if (!generation) {
      const { generation: name, yearFrom, yearTo } = row;
      model.generations.push({ name, aliases: [], yearFrom, yearTo, before: null });
      continue;
    }
    const wider = joinYears(generation, row);
    const { before } = generation;
    if (sameYears(wider, generation)) unchanged += 1;
    else if (before && isDoubtful(before, wider) && !confirmedLines.has(row.line))
      doubtful.push({
        line: row.line,
        vehicle: [row.manufacturer, model.name, generation.name].filter(Boolean).join(' '),
        before,
        after: wider,
      });
    else Object.assign(generation, wider);
  }

  const { manufacturers } = plan;
  const models = manufacturers.flatMap((m) => m.models);
  const generations = models.flatMap((m) => m.generations);
  return {
    manufacturers,
    doubtful,
    bad,
    counts: {
      manufacturers: manufacturers.filter((m) => m.isNew).length,
      models: models.filter((m) => m.isNew).length,
      generations: generations.filter((g) => g.before === null).length,
      widened: generations.filter((g) => g.before !== null && isChanged(g)).length,
      unchanged,
    },
  };
}
