import { asc, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '#db/client.ts';
import { listProductSnapshots } from '#db/queries/products/product-snapshot.ts';
import { reindexCatalogue } from '#db/queries/search/search-index.ts';
import { products } from '#db/schema/index.ts';

const listTerms = (db: Db) =>
  db
    .select({ id: products.id, terms: sql<string>`${products.terms}::text` })
    .from(products)
    .orderBy(asc(products.id));

/** The last history entry of each product equals the product: no write is half done. */
export async function expectHistoryOfProducts(db: Db): Promise<void> {
  const { rows: last } = await db.execute<{ id: number; after: { version: number } }>(sql`
    select distinct on (a.entity_id) a.entity_id::int as id, a.after from audit_entries a
    join products p on p.id = a.entity_id::int where a.entity = 'product' order by a.entity_id, a.id desc`);
  const stored = await listProductSnapshots(
    db,
    last.map(({ id }) => id),
  );
  const present = new Map(stored.map(({ id, snapshot }) => [id, snapshot]));
  for (const { id, after } of last) {
    // A merge of two models raises the versions of their products without an entry for each.
    if (present.get(id)?.version === after.version) expect(present.get(id)).toEqual(after);
    else expect(present.get(id)?.version).toBeGreaterThan(after.version);
  }
}

/** Holds after every answered write: history and search index agree with each product. */
export async function expectWholeCatalogue(db: Db): Promise<void> {
  await expectHistoryOfProducts(db);
  const terms = await listTerms(db);
  await reindexCatalogue(db);
  expect(terms).toEqual(await listTerms(db));
}
