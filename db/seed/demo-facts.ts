import { readFacts } from '#src/domain/vehicle-text/read-facts.ts';
import type { FitmentFacts } from '#src/domain/fitment/fitment-facts.ts';
import type { Generation } from '#src/domain/vehicle/vehicle.ts';
import type { SeedFitment } from './seed-types.ts';
import { modelSlug, seedManufacturers } from './vehicles.ts';

type SeedModel = { name: string; generations: readonly Generation[] };

const models: ReadonlyMap<string, SeedModel> = new Map(
  seedManufacturers.flatMap((manufacturer) =>
    manufacturer.models.map((model) => {
      const generations = model.generations.map(({ name, aliases = [], from, to = null }) => ({
        name,
        aliases,
        yearFrom: from,
        yearTo: to,
      }));
      return [`${manufacturer.slug}/${modelSlug(model)}`, { name: model.name, generations }] as const;
    }),
  ),
);

export const seedModel = ({ manufacturer, model }: SeedFitment): SeedModel | undefined =>
  models.get(`${manufacturer}/${model}`);

/** The facts about a fitting vehicle that a demo product's name states. */
export const demoFacts = (name: string, fitment: SeedFitment): FitmentFacts | undefined =>
  readFacts(name, {
    manufacturer: { slug: fitment.manufacturer },
    model: seedModel(fitment) ?? null,
    yearFrom: fitment.yearFrom ?? null,
    yearTo: fitment.yearTo ?? null,
  });
