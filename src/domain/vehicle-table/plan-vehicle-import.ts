import { freeManufacturerSlug, isReservedModelSlug } from '../reserved-slugs.ts';
import { slugify } from '../slug.ts';
import type { BadRow, VehicleRow } from './parse-vehicle-table.ts';

export type KnownGeneration = { name: string; yearFrom: number; yearTo: number | null };
export type KnownModel = {
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
  generations: Map<string, PlannedGeneration>;
};
export type PlannedManufacturer = {
  name: string;
  slug: string;
  isNew: boolean;
  models: Map<string, PlannedModel>;
};

export type ImportPlan = {
  manufacturers: PlannedManufacturer[];
  bad: BadRow[];
  counts: { manufacturers: number; models: number; generations: number; widened: number; unchanged: number };
};

const GENERATION_NAME_FOLDED = (name: string) => slugify(name);

/** The wider of two spans; an open end is wider than any year. */
function widen(known: KnownGeneration, row: VehicleRow): KnownGeneration {
  const yearTo = known.yearTo === null || row.yearTo === null ? null : Math.max(known.yearTo, row.yearTo);
  return { name: known.name, yearFrom: Math.min(known.yearFrom, row.yearFrom), yearTo };
}

function planned({ name, slug, models }: KnownManufacturer): PlannedManufacturer {
  const toModel = (model: KnownModel): [string, PlannedModel] => [
    model.slug,
    {
      name: model.name,
      slug: model.slug,
      isNew: false,
      generations: new Map(
        model.generations.map((g) => [GENERATION_NAME_FOLDED(g.name), { ...g, change: 'none' as const }]),
      ),
    },
  ];
  return { name, slug, isNew: false, models: new Map(models.map(toModel)) };
}

/** Every spelling under which a thing is already known, folded. */
const spellings = (thing: { name: string; slug: string; aliases: readonly string[] }) =>
  [thing.slug, ...[thing.name, ...thing.aliases].map(slugify)].filter((spelling) => spelling !== '');

/**
 * What applying the rows would do: create what is missing, widen years, never shrink and never duplicate. Names meet
 * by their folded form and by known aliases, so `Skoda` and `VW` land on Škoda and Volkswagen. Pure.
 */
export function planVehicleImport(
  rows: readonly VehicleRow[],
  known: readonly KnownManufacturer[],
): ImportPlan {
  const manufacturers = new Map<string, PlannedManufacturer>();
  const modelSpellings = new Map<PlannedManufacturer, Map<string, PlannedModel>>();
  for (const m of known) {
    const plan = planned(m);
    const bySpelling = new Map<string, PlannedModel>();
    for (const model of m.models) {
      const own = plan.models.get(model.slug);
      if (own)
        for (const spelling of spellings(model)) if (!bySpelling.has(spelling)) bySpelling.set(spelling, own);
    }
    for (const [slug, own] of plan.models) bySpelling.set(slug, own);
    modelSpellings.set(plan, bySpelling);
    for (const spelling of [...spellings(m), ...m.slugAliases]) manufacturers.set(spelling, plan);
  }
  const all = new Set(manufacturers.values());
  const bad: BadRow[] = [];
  let unchanged = 0;

  for (const row of rows) {
    const makeSlug = slugify(row.make);
    const modelSlug = slugify(row.model);
    if (!makeSlug || !modelSlug) {
      bad.push({
        line: row.line,
        reason: `'${makeSlug ? row.model : row.make}' has no letter or digit for an address`,
      });
      continue;
    }
    if (isReservedModelSlug(modelSlug)) {
      bad.push({ line: row.line, reason: `the model name '${row.model}' is reserved` });
      continue;
    }
    let manufacturer = manufacturers.get(makeSlug);
    if (!manufacturer) {
      manufacturer = { name: row.make, slug: freeManufacturerSlug(makeSlug), isNew: true, models: new Map() };
      manufacturers.set(makeSlug, manufacturer);
      modelSpellings.set(manufacturer, new Map());
      all.add(manufacturer);
    }
    const bySpelling = modelSpellings.get(manufacturer) ?? new Map<string, PlannedModel>();
    let model = bySpelling.get(modelSlug);
    if (!model) {
      model = { name: row.model, slug: modelSlug, isNew: true, generations: new Map() };
      manufacturer.models.set(modelSlug, model);
      bySpelling.set(modelSlug, model);
    }
    const key = GENERATION_NAME_FOLDED(row.generation);
    const generation = model.generations.get(key);
    if (!generation) {
      const { generation: name, yearFrom, yearTo } = row;
      model.generations.set(key, { name, yearFrom, yearTo, change: 'new' });
      continue;
    }
    const wider = widen(generation, row);
    if (wider.yearFrom === generation.yearFrom && wider.yearTo === generation.yearTo) unchanged += 1;
    else Object.assign(generation, wider, { change: generation.change === 'new' ? 'new' : 'widened' });
  }

  const plans = [...all];
  const modelPlans = plans.flatMap((m) => [...m.models.values()]);
  const generationPlans = modelPlans.flatMap((m) => [...m.generations.values()]);
  return {
    manufacturers: plans,
    bad,
    counts: {
      manufacturers: plans.filter((m) => m.isNew).length,
      models: modelPlans.filter((m) => m.isNew).length,
      generations: generationPlans.filter((g) => g.change === 'new').length,
      widened: generationPlans.filter((g) => g.change === 'widened').length,
      unchanged,
    },
  };
}
