import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { auditEntries, images, productCategories, products, tuningCategories } from '#db/schema/index.ts';
import type { CsvDictionaryRows } from '#src/domain/product-csv/csv-dictionaries.ts';
import { pick } from '../pick-columns.ts';
import { listVehicles } from '../vehicles/vehicles.ts';

/** `source` of products that were created from a file; their `sourceId` is the key of their row. */
const CSV_SOURCE = 'csv';

export async function listCsvDictionaries(db: Db): Promise<CsvDictionaryRows> {
  const [vehicles, categories, tuning] = await Promise.all([
    listVehicles(db),
    db.select(pick(productCategories, 'id', 'name', 'slug')).from(productCategories),
    db.select(pick(tuningCategories, 'id', 'name', 'slug')).from(tuningCategories),
  ]);
  return { manufacturers: vehicles, categories, tuningCategories: tuning };
}

/** Every product outside the bin, oldest first, so that a new product does not move the others in the file. */
export async function listExportIds(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(gt(products.id, after), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Products that earlier imports created from these rows, by the row's key; without the bin. */
export async function listImportedIds(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: products.id, key: products.sourceId })
    .from(products)
    .where(
      and(eq(products.source, CSV_SOURCE), inArray(products.sourceId, [...keys]), isNull(products.deletedAt)),
    );
  return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id] as const])));
}

/** Lets a row whose product was deleted create a new one. */
export async function releaseDeletedImports(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .update(products)
    .set({ source: null, sourceId: null })
    .where(
      and(
        eq(products.source, CSV_SOURCE),
        inArray(products.sourceId, [...keys]),
        isNotNull(products.deletedAt),
      ),
    );
}

/** What an import has already done, by id of the product. */
export async function listRunOutcomes(
  db: Db,
  run: string,
  ids: readonly number[],
): Promise<Map<number, 'created' | 'updated'>> {
  const entry = auditEntries;
  const rows = await db
    .select({ id: entry.entityId, isCreated: sql<boolean>`bool_or(${entry.before} is null)` })
    .from(entry)
    .where(
      and(
        eq(entry.run, run),
        eq(entry.action, 'csv'),
        eq(entry.entity, 'product'),
        inArray(entry.entityId, ids.map(String)),
      ),
    )
    .groupBy(entry.entityId);
  return new Map(rows.map(({ id, isCreated }) => [Number(id), isCreated ? 'created' : 'updated']));
}

export const csvOrigin = (key: string) => ({ source: CSV_SOURCE, sourceId: key });

export async function listKnownHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hash: images.hash })
    .from(images)
    .where(inArray(images.hash, [...hashes]));
  return new Set(rows.map((row) => row.hash));
}
