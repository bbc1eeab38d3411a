import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, type Db } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { INVARIANTS, listExceptions } from '#db/queries/invariants.ts';
import { search } from '#src/server/search/search.ts';
import { deleteOldRequestKeys, findFirstRequest } from '#db/queries/admin/request-keys.ts';
import { indexProducts } from '#db/queries/search/search-index.ts';
import { productInput } from '#src/contracts/admin/products.ts';
import { readProduct } from '#src/server/catalogue-reads.ts';
import { updateProduct } from '#src/server/products/update-product.ts';
import { openDatabase } from './database/database.ts';
import { embeddedBackend } from './database/embedded-backend.ts';
import { openMemoryPostgres } from './database/embedded-postgres.ts';
import { startNeonEndpoint } from './database/neon-endpoint.ts';
import { openShop } from './open-shop.ts';
import { silentProgress } from './command/progress.ts';
import { readEnvironment } from './command/environment.ts';

/** The first released schema: `0001_catalogue_version`. */
const FIRST_SCHEMA = 1_795_253_460_363;

/** `0036_notified_devices_can_be_logged_out`, the last one with three tables of idempotency keys. */
const THREE_TABLES_OF_KEYS = 1_795_667_387_162;

const ROWS = [
  `insert into admin_users (username, password_hash) values ('vlasnik', 'scrypt$x')`,
  `insert into manufacturers (name, slug, aliases, slug_aliases) values ('Volkswagen', 'volkswagen', '{VW}', '{vw}')`,
  `insert into models (manufacturer_id, name, slug) values (1, 'Golf', 'golf')`,
  `insert into generations (model_id, name, year_from, year_to) values (1, 'V', 2003, 2009)`,
  `insert into product_categories (name, slug) values ('Rasvjeta', 'rasvjeta')`,
  `insert into tuning_categories (name, slug) values ('Felge', 'felge')`,
  `insert into images (hash, width, height, bytes, content_type) values ('${'a'.repeat(32)}', 640, 480, 9, 'image/webp')`,
  `insert into products (name, category_id, price_minor, part_numbers, availability, quality)
     values ('Lijevi far', 1, 15000, '{1K0 941 005}', 'on_order', 'Polovno')`,
  `insert into products (name, kind, tuning_category_id, status) values ('Felga 18', 'tuning', 1, 'draft')`,
  `insert into fitments (product_id, position, manufacturer_id, model_id, year_from, year_to) values (1, 0, 1, 1, 2004, 2008)`,
  `insert into product_images (product_id, position, hash) values (1, 0, '${'a'.repeat(32)}')`,
  `insert into redirects (from_path, to_path) values ('/proizvod/99', '/proizvod/1')`,
  `insert into contact_messages (first_name, last_name, email, subject, body) values ('Ana', 'A', 'ana@primjer.ba', 'Far', 'Ima li?')`,
  `insert into audit_entries (user_id, action, entity, entity_id, after) values (1, 'create', 'product', '1', '{"name": "Lijevi far"}')`,
  `insert into search_misses (query) values ('amortizer')`,
  `insert into publishes (version, state) values (1, 'live')`,
];

const FITS = [{ manufacturerId: 1, modelId: 1, yearFrom: 2004, yearTo: 2008 }];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-upgrade-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** A data folder as the first release leaves it. */
async function leaveFirstShop(): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  const db = connect(database.environment.DATABASE_URL);
  expect(await migrate(db, 'db/migrations', FIRST_SCHEMA)).toBe(2);
  for (const statement of ROWS) await db.execute(sql.raw(statement));
  await database.close();
}

test(
  'a shop opens the data folder of the first schema: everything is kept, found, whole and can be edited',
  { timeout: 120_000 },
  async () => {
    await leaveFirstShop();
    for (const name of ['DATABASE_URL', 'DATABASE_KIND', 'NEON_FETCH_ENDPOINT', 'CALLER_SECRET'])
      vi.stubEnv(name, '');
    const shop = await openShop(readEnvironment({ DATA_DIR: folder }), silentProgress);
    try {
      const { db, demoProducts } = shop;
      expect(demoProducts).toBe(0);
      expect(await readProduct(db, 1)).toMatchObject({
        name: 'Lijevi far',
        price: 150,
        part_numbers: ['1K0 941 005'],
        availability: 'on_order',
        image: `/slike/${'a'.repeat(32)}/640.webp`,
        fitments: [{ manufacturer: 'Volkswagen', model: 'Golf', year_from: 2004, year_to: 2008 }],
      });
      for (const q of ['far golf 5', '1K0941005']) {
        expect((await search(db, { q, type: 'product' })).results).toMatchObject([{ name: 'Lijevi far' }]);
      }
      const kept = await db.execute(sql`select
      (select to_path from redirects) as way, (select email from contact_messages) as message,
      (select count(*)::int from audit_entries) as entries, (select query from search_misses) as miss,
      (select status from products where id = 2) as draft, (select username from admin_users) as owner`);
      expect(kept.rows).toEqual([
        {
          way: '/proizvod/1',
          message: 'ana@primjer.ba',
          entries: 1,
          miss: 'amortizer',
          draft: 'draft',
          owner: 'vlasnik',
        },
      ]);
      for (const invariant of INVARIANTS) {
        expect([invariant.statement, await listExceptions(db, invariant)]).toEqual([invariant.statement, []]);
      }
      await updateProduct(
        db,
        1,
        1,
        productInput.parse({ name: 'Desni far', rating: 4, version: 1, fitments: FITS }),
      );
      await indexProducts(db);
      expect((await search(db, { q: 'desni far golf', type: 'product' })).results).toMatchObject([
        { name: 'Desni far' },
      ]);
    } finally {
      await shop.close();
    }
  },
);

test(
  'a start after an update that knows more names of parts finds the products that were there before',
  { timeout: 120_000 },
  async () => {
    await leaveFirstShop();
    for (const name of ['DATABASE_URL', 'DATABASE_KIND', 'NEON_FETCH_ENDPOINT', 'CALLER_SECRET'])
      vi.stubEnv(name, '');
    const start = () => openShop(readEnvironment({ DATA_DIR: folder }), silentProgress);
    const names = async (db: Db) =>
      (await search(db, { q: 'far', type: 'product' })).results.map(({ name }) => name);
    const before = await start();
    // As a release left them that knew no such part.
    await before.db.execute(sql`update products set terms = ''::tsvector`);
    await before.db.execute(sql`update catalogue_state set indexed_by = 'the rules of that release'`);
    expect(await names(before.db)).toEqual([]);
    await before.close();
    const after = await start();
    try {
      expect(await names(after.db)).toEqual(['Lijevi far']);
    } finally {
      await after.close();
    }
  },
);

test(
  'the keys of requests are known after they have moved into one table',
  { timeout: 120_000 },
  async () => {
    const { pglite, close } = await openMemoryPostgres();
    const endpoint = await startNeonEndpoint(embeddedBackend(pglite));
    const db = connect(endpoint.connectionString);
    try {
      await migrate(db, 'db/migrations', THREE_TABLES_OF_KEYS);
      const batch = 'c0ffee00-0000-4000-8000-000000000000';
      for (const statement of [
        `insert into products (name) values ('Lijevi far')`,
        `insert into create_keys (key, body_hash, product_id) values ('far', 'a', 1)`,
        `insert into dictionary_keys (key, body_hash, entity, entity_id) values ('marka', 'b', 'manufacturer', 7)`,
        `insert into bulk_keys (key, body_hash, batch, created_at) values ('cijene', 'c', '${batch}', '2026-10-01')`,
      ])
        await db.execute(sql.raw(statement));
      await migrate(db);
      expect(await findFirstRequest(db, 'far')).toEqual({ subject: 'product', bodyHash: 'a', result: '1' });
      expect(await findFirstRequest(db, 'marka')).toEqual({
        subject: 'manufacturer',
        bodyHash: 'b',
        result: '7',
      });
      expect(await findFirstRequest(db, 'cijene')).toEqual({
        subject: 'products',
        bodyHash: 'c',
        result: batch,
      });
      await deleteOldRequestKeys(db);
      expect(await findFirstRequest(db, 'cijene')).toBeUndefined();
    } finally {
      await endpoint.close();
      await close();
    }
  },
);
