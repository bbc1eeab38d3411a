import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { auditEntries, fitments, productImages, products } from '#db/schema/index.ts';
import type { AuditAction } from '#src/domain/admin/history.ts';
import type { ProductState } from '#src/domain/admin/product.ts';
import { lockCatalogue } from '../catalogue/catalogue-lock.ts';
import { keepBulkKey, keepKey, type RequestKey } from '../admin/request-keys.ts';
import { recordOfState, setByState, valuesOfState, writtenColumns } from './product-columns.ts';
import { snapshotOfP } from './product-snapshot.ts';

/** Who changes what; entries of one batch are undone together. */
export type ProductChange = {
  batch: string;
  userId: number | null;
  action: AuditAction;
  /** The import that the change belongs to; an import consists of many batches. */
  run?: string;
};

/*
 * The history is written first: an entry gets the wanted state, the tables are updated from it, and then the entry
 * gets the state as stored. So the states are sent once, and a row without an entry is not changed.
 */

const ofBatch = (batch: string) => sql`a.batch = ${batch} and a.entity = 'product'`;
const wanted = sql`jsonb_to_record(a.after) as s(${recordOfState}, source text, "sourceId" text)`;

const insertFitments = (db: Db, batch: string) =>
  db.execute(sql`
    insert into ${fitments} (product_id, position, manufacturer_id, model_id, year_from, year_to, facts)
    select a.entity_id::int, f.position - 1, v."manufacturerId", v."modelId", v."yearFrom", v."yearTo", v.facts
    from ${auditEntries} a, jsonb_array_elements(a.after->'fitments') with ordinality f(value, position),
      jsonb_to_record(f.value) as v("manufacturerId" integer, "modelId" integer, "yearFrom" smallint, "yearTo" smallint,
        facts jsonb)
    where ${ofBatch(batch)} and a.before->'fitments' is distinct from a.after->'fitments'`);

const insertImages = (db: Db, batch: string) =>
  db.execute(sql`
    insert into ${productImages} (product_id, position, hash)
    select a.entity_id::int, i.position - 1, i.hash
    from ${auditEntries} a, jsonb_array_elements_text(a.after->'images') with ordinality i(hash, position)
    where ${ofBatch(batch)} and a.before->'images' is distinct from a.after->'images'`);

/** Gives the entries of a batch the states as stored. */
export const recordResult = (db: Db, batch: string) =>
  db.execute(sql`
    update ${auditEntries} a set after = ${snapshotOfP} from ${products} p
    where ${ofBatch(batch)} and p.id = a.entity_id::int`);

export type ProductUpdate = {
  id: number;
  /** The version that the state is based on; a row of a newer version is not changed. */
  version: number;
  state: ProductState;
  /** Updates with the same group are written all or none. */
  group?: number;
};

/**
 * The statements of `updateProducts`, for a batch that writes other tables too. Between the two parts no product that is
 * written refers to a vehicle.
 */
export const updateStatements = (
  db: Db,
  { batch, userId, action, run = '' }: ProductChange,
  updates: readonly ProductUpdate[],
) => ({
  detach: [
    lockCatalogue(db),
    db.execute<{ id: number }>(sql`
      with r as materialized (
        select * from json_to_recordset(${JSON.stringify(updates)}::json)
          as r(id integer, version integer, state jsonb, "group" integer))
      insert into ${auditEntries} (batch, run, user_id, action, entity, entity_id, before, after)
      select ${batch}::uuid, nullif(${run}, '')::uuid, ${userId}::int, ${action}, 'product', p.id::text, ${snapshotOfP}, r.state
      from r join ${products} p on p.id = r.id and p.version = r.version
      where r."group" is null or r."group" not in (
        select o."group" from r o where o."group" is not null and not exists (
          select from ${products} q where q.id = o.id and q.version = o.version))
      order by p.id
      returning entity_id::int as id`),
    db.execute(sql`
      update ${products} p set ${setByState},
        version = p.version + 1, updated_at = now()
      from ${auditEntries} a, ${wanted}
      where ${ofBatch(batch)} and p.id = a.entity_id::int`),
    db.execute(sql`
      delete from ${fitments} f using ${auditEntries} a
      where ${ofBatch(batch)} and f.product_id = a.entity_id::int
        and a.before->'fitments' is distinct from a.after->'fitments'`),
  ] as const,
  attach: [
    insertFitments(db, batch),
    db.execute(sql`
      delete from ${productImages} i using ${auditEntries} a
      where ${ofBatch(batch)} and i.product_id = a.entity_id::int
        and a.before->'images' is distinct from a.after->'images'`),
    insertImages(db, batch),
    recordResult(db, batch),
  ] as const,
});

/** The ids written, from the results of a batch of products: its second statement writes their history. */
export const writtenIds = (results: { readonly 1: { rows: { id: number }[] } }): number[] =>
  results[1].rows.map(({ id }) => id);

/**
 * Brings products to the given states in one transaction, with history entries. Returns the ids that were written,
 * without products of another version and deleted ones.
 *
 * @param key under which a repeated request finds the batch; a second use of it fails
 */
export async function updateProducts(
  db: Db,
  change: ProductChange,
  updates: readonly ProductUpdate[],
  key?: RequestKey,
): Promise<number[]> {
  const { detach, attach } = updateStatements(db, change, updates);
  return writtenIds(await db.batch([...detach, ...attach, ...keepBulkKey(db, change.batch, key)]));
}

type NewProduct = ProductState & {
  /** The source of an imported product and its id there: set both or neither. */
  source?: string;
  sourceId?: string;
};

/**
 * Adds products in one transaction, with history entries. Returns their ids in the same order.
 *
 * @param key under which a repeated request finds the first product; a second use of it fails
 */
export async function insertProducts(
  db: Db,
  { batch, userId, action, run = '' }: ProductChange,
  states: readonly NewProduct[],
  key?: RequestKey,
): Promise<number[]> {
  const results = await db.batch([
    lockCatalogue(db),
    db.execute<{ id: number }>(sql`
      insert into ${auditEntries} (batch, run, user_id, action, entity, entity_id, after)
      select ${batch}::uuid, nullif(${run}, '')::uuid, ${userId}::int, ${action}, 'product',
        nextval(pg_get_serial_sequence('products', 'id'))::text, r.state
      from jsonb_array_elements(${JSON.stringify(states)}::jsonb) with ordinality r(state, position)
      order by r.position
      returning entity_id::int as id`),
    db.execute(sql`
      insert into ${products} (id, ${writtenColumns}, source, source_id)
      overriding system value
      select a.entity_id::int, ${valuesOfState}, s.source, s."sourceId"
      from ${auditEntries} a, ${wanted} where ${ofBatch(batch)}`),
    insertFitments(db, batch),
    insertImages(db, batch),
    recordResult(db, batch),
    ...keepKey(
      db,
      'product',
      sql`(select min(a.entity_id::int) from ${auditEntries} a where ${ofBatch(batch)})`,
      key,
    ),
  ]);
  return writtenIds(results);
}
