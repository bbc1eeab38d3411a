import type { NameAndSlug } from '../catalogue/name-and-slug.ts';
import type { ProductionYears } from '../vehicle/vehicle.ts';
import { isChanged, type PlannedManufacturer } from './plan-vehicle-import.ts';

/** What an import writes: new rows, and the years of generations before and after; `before` is null for a new one. */
export type VehicleImportChanges = {
  manufacturers: NameAndSlug[];
  models: { manufacturer: string; name: string; slug: string }[];
  generations: {
    manufacturer: string;
    model: string;
    name: string;
    before: ProductionYears | null;
    after: ProductionYears;
  }[];
};

/** Only what is new or differs from the shop. */
export function changesOf(plan: readonly PlannedManufacturer[]): VehicleImportChanges {
  return {
    manufacturers: plan.filter((m) => m.isNew).map(({ name, slug }) => ({ name, slug })),
    models: plan.flatMap((m) =>
      m.models.filter((d) => d.isNew).map(({ name, slug }) => ({ manufacturer: m.slug, name, slug })),
    ),
    generations: plan.flatMap((m) =>
      m.models.flatMap((d) =>
        d.generations.filter(isChanged).map(({ name, before, yearFrom, yearTo }) => ({
          manufacturer: m.slug,
          model: d.slug,
          name,
          before,
          after: { yearFrom, yearTo },
        })),
      ),
    ),
  };
}
