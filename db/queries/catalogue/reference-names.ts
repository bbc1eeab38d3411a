import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client.ts';
import {
  auditEntries,
  manufacturers,
  models,
  productCategories,
  tuningCategories,
} from '#db/schema/index.ts';
import type { ReferenceNames } from '#src/domain/admin/describe-changes.ts';
import type { ProductState } from '#src/domain/admin/product.ts';
import { idList } from '../id-list.ts';

type Row = { id: number; name: string };
type Kind = 'manufacturer' | 'model' | 'category' | 'tuning-category';

/** The last names of entries that were deleted or merged since, from the history. */
const namesOfGone = (db: Db, ids: Readonly<Record<Kind, number[]>>) =>
  db.execute<Row & { entity: Kind }>(sql`
    select a.entity, a.entity_id::int as id, a.before->>'name' as name
    from json_each(${JSON.stringify(ids)}::json) asked(entity, ids), json_array_elements_text(asked.ids) gone(id)
    join ${auditEntries} a on a.entity_id = gone.id where a.entity = asked.entity and a.after is null order by a.at`);

/** The names of vehicles and categories, deleted ones included: those of these products, and further manufacturers. */
export async function listReferenceNames(
  db: Db,
  states: readonly ProductState[],
  manufacturerIds: readonly number[] = [],
): Promise<ReferenceNames> {
  const idsOf = (pick: (state: ProductState) => (number | null)[]) => [
    ...new Set(states.flatMap(pick).filter((id) => id !== null)),
  ];
  const ids = {
    manufacturer: [...idsOf(({ fitments }) => fitments.map((f) => f.manufacturerId)), ...manufacturerIds],
    model: idsOf(({ fitments }) => fitments.map((f) => f.modelId)),
    category: idsOf(({ categoryId }) => [categoryId]),
    'tuning-category': idsOf(({ tuningCategoryId }) => [tuningCategoryId]),
  };
  const named = (table: PgTable, kind: Kind) =>
    db.execute<Row>(sql`select id, name from ${table} where id in ${idList(ids[kind])}`);
  const [gone, manufacturerRows, modelRows, categoryRows, tuningRows] = await db.batch([
    namesOfGone(db, ids),
    named(manufacturers, 'manufacturer'),
    named(models, 'model'),
    named(productCategories, 'category'),
    named(tuningCategories, 'tuning-category'),
  ]);
  const asMap = ({ rows }: { rows: Row[] }, kind: Kind) =>
    new Map(
      [...gone.rows.filter(({ entity }) => entity === kind), ...rows].map(({ id, name }) => [id, name]),
    );
  return {
    manufacturers: asMap(manufacturerRows, 'manufacturer'),
    models: asMap(modelRows, 'model'),
    categories: asMap(categoryRows, 'category'),
    tuningCategories: asMap(tuningRows, 'tuning-category'),
  };
}
