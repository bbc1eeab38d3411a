import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { productCategories, products, tuningCategories } from '#db/schema/index.ts';
import type { AdminCategory } from '#src/domain/admin/dictionaries.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import { keepCreateKey, type RequestKey } from '../admin/request-keys.ts';
import { auditChange } from '../history/audit-change.ts';
import { nextId } from '../next-id.ts';
import { pick } from '../pick-columns.ts';
import { dropAddress, freeAddresses, moveAddress } from './redirects.ts';
import { requireVersion } from '../history/versions.ts';

/** The two sets differ in their columns only: tuning categories have a tile with a hint and a picture. */
export type CategorySet = 'category' | 'tuning-category';

export type CategoryState = {
  name: string;
  slug: string;
  description: string;
  hint?: string;
  imageHash?: string | null;
};

const tableOf = (set: CategorySet) => (set === 'category' ? productCategories : tuningCategories);
const columnOf = (set: CategorySet) => (set === 'category' ? products.categoryId : products.tuningCategoryId);

/** Every address of a category. A tuning category has two (DECISIONS R4). */
const addressesOf = (set: CategorySet, slug: string): string[] =>
  set === 'category' ? [`/kategorija/${slug}`] : [`/tuning/${slug}`, `/kategorija/${slug}`];

const plain = pick(productCategories, 'id', 'version', 'name', 'slug', 'description');
const tuning = {
  ...pick(tuningCategories, 'id', 'version', 'name', 'slug', 'description', 'hint'),
  image: tuningCategories.imageHash,
};

/** In the shop's order, with the number of products outside the bin. */
export async function listAdminCategories(db: Db, set: CategorySet): Promise<AdminCategory[]> {
  const table = tableOf(set);
  const column = columnOf(set);
  const [rows, counts] = await db.batch([
    db
      .select(set === 'category' ? plain : tuning)
      .from(table)
      .orderBy(asc(table.position), asc(table.id)),
    db
      .select({ id: column, products: count() })
      .from(products)
      .where(and(isNull(products.deletedAt), isNotNull(column)))
      .groupBy(column),
  ]);
  const productsOf = new Map(counts.map((row) => [row.id, row.products]));
  return rows.map((row) => ({ ...row, products: productsOf.get(row.id) ?? 0 }));
}

/** Includes the bin: a product that can be restored needs its category. */
export async function listProductIdsOfCategory(db: Db, set: CategorySet, id: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(columnOf(set), id));
  return rows.map((row) => row.id);
}

type CategoryEdit = {
  set: CategorySet;
  userId: number | null;
  id: number;
  /** The version that the edit was made on. */
  edited: number;
  before: CategoryState;
  after: CategoryState;
};

/** Adds the category at the end of its list. */
export async function insertCategory(
  db: Db,
  { set, userId, state }: { set: CategorySet; userId: number | null; state: CategoryState },
  key?: RequestKey,
): Promise<number> {
  const table = tableOf(set);
  const id = await nextId(db, table);
  await db.batch([
    lockCatalogue(db),
    db
      .insert(table)
      .overridingSystemValue()
      .values({ id, ...state, position: sql`(select coalesce(max(position), 0) + 1 from ${table})` }),
    freeAddresses(db, addressesOf(set, state.slug)),
    auditChange(db, { userId, action: 'create', entity: set, id, after: state }),
    ...keepCreateKey(db, set, id, key),
  ]);
  return id;
}

/** Fails with an error that `isEditedSince` recognises when the category's version has changed. */
export async function updateCategory(
  db: Db,
  { set, userId, id, edited, before, after }: CategoryEdit,
): Promise<void> {
  const table = tableOf(set);
  const to = addressesOf(set, after.slug);
  const moves = addressesOf(set, before.slug).flatMap((from, i) => moveAddress(db, from, to[i] ?? from));
  await db.batch([
    lockCatalogue(db),
    requireVersion(db, table, id, edited),
    db
      .update(table)
      .set({ ...after, version: edited + 1 })
      .where(eq(table.id, id)),
    auditChange(db, { userId, action: 'update', entity: set, id, before, after }),
    ...(before.slug === after.slug ? [] : moves),
  ]);
}

export async function deleteCategory(
  db: Db,
  { set, userId, id, before }: Omit<CategoryEdit, 'after' | 'edited'>,
): Promise<void> {
  const table = tableOf(set);
  await db.batch([
    lockCatalogue(db),
    db.delete(table).where(eq(table.id, id)),
    ...addressesOf(set, before.slug).map((address) => dropAddress(db, address)),
    auditChange(db, { userId, action: 'delete', entity: set, id, before }),
  ]);
}

/** Puts the given ids first, in that order; the others follow in their present order. */
export async function orderCategories(db: Db, set: CategorySet, ids: readonly number[]): Promise<void> {
  const table = tableOf(set);
  await db.execute(sql`
    update ${table} t set position = r.position
    from (
      select c.id, row_number() over (order by o.place nulls last, c.position, c.id) as position
      from ${table} c
      left join json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality o(id, place)
        on o.id::int = c.id
    ) r
    where r.id = t.id and t.position <> r.position`);
}
