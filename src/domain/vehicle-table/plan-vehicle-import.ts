import { freeManufacturerSlug, isReservedModelSlug } from '../reserved-slugs.ts';
import { slugify } from '../slug.ts';
import type { BadRow, VehicleRow } from './parse-vehicle-table.ts';
import { generationCodes, generationKey, modelKey } from './vehicle-keys.ts';

type Years = { yearFrom: number; yearTo: number | null };

type KnownGeneration = Years & { name: string; aliases: readonly string[] };
type KnownModel = {
  name: string;
  slug: string;
  aliases: readonly string[];
  generations: readonly KnownGeneration[];
};
export type KnownManufacturer = {
  name: string;
  slug: string;
  aliases: readonly string[];
  slugAliases: readonly string[];
  models: readonly KnownModel[];
};

type PlannedGeneration = KnownGeneration & { change: 'new' | 'widened' | 'none' };
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

export type ImportPlan = {
  manufacturers: PlannedManufacturer[];
  bad: BadRow[];
  counts: { manufacturers: number; models: number; generations: number; widened: number; unchanged: number };
};

/** The union of two spans; an open end is later than any year. */
function widen(known: Years, row: Years): Years {
  const yearTo = known.yearTo === null || row.yearTo === null ? null : Math.max(known.yearTo, row.yearTo);
  return { yearFrom: Math.min(known.yearFrom, row.yearFrom), yearTo };
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
        const generations = model.generations.map((g) => ({ ...g, change: 'none' as const }));
        const planned = { name: model.name, slug: model.slug, isNew: false, generations };
        this.#addModel(manufacturer, planned, [model.slug, ...[model.name, ...model.aliases].map(modelKey)]);
      }
    }
  }

  manufacturerFor(make: string): PlannedManufacturer {
    const slug = slugify(make);
    return (
      this.#byName.find(slug) ??
      this.#addManufacturer({ name: make, slug: freeManufacturerSlug(slug), isNew: true, models: [] }, [slug])
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
    generations.find((g) => g.change !== 'new' && codes.has(generationKey(g.name))) ??
    generations.find((g) => g.change !== 'new' && g.aliases.some((alias) => codes.has(generationKey(alias))))
  );
}

function refusal({ make, model }: VehicleRow): string | undefined {
  for (const name of [make, model])
    if (slugify(name) === '') return `'${name}' has no letter or digit for an address`;
  return isReservedModelSlug(slugify(model)) ? `the model name '${model}' is reserved` : undefined;
}

/**
 * What applying the rows would do: create what is missing, widen years, never shrink and never duplicate. Names match
 * by their folded form and by known aliases, so `Skoda`, `VW` and `C-klasse` mean Škoda, Volkswagen and C klasa.
 * Pure; applying the same rows twice changes nothing the second time.
 */
export function planVehicleImport(
  rows: readonly VehicleRow[],
  known: readonly KnownManufacturer[],
): ImportPlan {
  const plan = new Plan(known);
  const bad: BadRow[] = [];
  let unchanged = 0;

  for (const row of rows) {
    const reason = refusal(row);
    if (reason) {
      bad.push({ line: row.line, reason });
      continue;
    }
    const model = plan.modelFor(plan.manufacturerFor(row.make), row.model);
    const generation = findGeneration(model, row.generation);
    if (!generation) {
      const { generation: name, yearFrom, yearTo } = row;
      model.generations.push({ name, aliases: [], yearFrom, yearTo, change: 'new' });
      continue;
    }
    const wider = widen(generation, row);
    if (wider.yearFrom === generation.yearFrom && wider.yearTo === generation.yearTo) unchanged += 1;
    else Object.assign(generation, wider, { change: generation.change === 'new' ? 'new' : 'widened' });
  }

  const { manufacturers } = plan;
  const models = manufacturers.flatMap((m) => m.models);
  const generations = models.flatMap((m) => m.generations);
  return {
    manufacturers,
    bad,
    counts: {
      manufacturers: manufacturers.filter((m) => m.isNew).length,
      models: models.filter((m) => m.isNew).length,
      generations: generations.filter((g) => g.change === 'new').length,
      widened: generations.filter((g) => g.change === 'widened').length,
      unchanged,
    },
  };
}
