import { inArray } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { manufacturers, models, productCategories, tuningCategories } from '#db/schema/index.ts';
import type { ReferenceNames } from '#src/domain/admin/describe-changes.ts';
import type { ProductState } from '#src/domain/admin/product.ts';
import { pick } from './pick-columns.ts';

const asMap = (rows: readonly { id: number; name: string }[]) =>
  new Map(rows.map((row) => [row.id, row.name]));

/** The present names of the vehicles and categories of these products; deleted ones have no name. */
export async function listReferenceNames(db: Db, states: readonly ProductState[]): Promise<ReferenceNames> {
  const ids = (pick: (state: ProductState) => (number | null)[]) => [
    ...new Set(states.flatMap(pick).filter((id) => id !== null)),
  ];
  const fits = (field: 'manufacturerId' | 'modelId') => ids(({ fitments }) => fitments.map((f) => f[field]));
  const [manufacturerRows, modelRows, categoryRows, tuningRows] = await db.batch([
    db
      .select(pick(manufacturers, 'id', 'name'))
      .from(manufacturers)
      .where(inArray(manufacturers.id, fits('manufacturerId'))),
    db
      .select(pick(models, 'id', 'name'))
      .from(models)
      .where(inArray(models.id, fits('modelId'))),
    db
      .select(pick(productCategories, 'id', 'name'))
      .from(productCategories)
      .where(
        inArray(
          productCategories.id,
          ids((state) => [state.categoryId]),
        ),
      ),
    db
      .select(pick(tuningCategories, 'id', 'name'))
      .from(tuningCategories)
      .where(
        inArray(
          tuningCategories.id,
          ids((state) => [state.tuningCategoryId]),
        ),
      ),
  ]);
  return {
    manufacturers: asMap(manufacturerRows),
    models: asMap(modelRows),
    categories: asMap(categoryRows),
    tuningCategories: asMap(tuningRows),
  };
}
