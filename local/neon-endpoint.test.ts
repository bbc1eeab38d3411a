import { neon, neonConfig, NeonDbError } from '@neondatabase/serverless';
import { sql } from 'drizzle-orm';
import { drizzle, type NeonHttpDatabase } from 'drizzle-orm/neon-http';
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { embeddedBackend } from './embedded-backend.ts';
import { openMemoryPostgres } from './embedded-postgres.ts';
import { startNeonEndpoint, type NeonEndpoint } from './neon-endpoint.ts';
import { poolBackend } from './pool-backend.ts';
import type { SqlBackend } from './sql-backend.ts';

interface OpenBackend {
  backend: SqlBackend;
  close: () => Promise<void>;
}

async function embedded(): Promise<OpenBackend> {
  const { pglite, close } = await openMemoryPostgres();
  return { backend: embeddedBackend(pglite), close };
}

/** Uses a schema of its own, so that the tests can run on a server that is used for other things. */
async function server(connectionString: string): Promise<OpenBackend> {
  const schema = `neon_endpoint_test_${process.pid}`;
  const admin = new pg.Pool({ connectionString, max: 1 });
  await admin.query(`CREATE SCHEMA ${schema}`);
  const pool = new pg.Pool({ connectionString, options: `-c search_path=${schema} -c TimeZone=Asia/Tokyo` });
  const close = async () => {
    await pool.end();
    await admin.query(`DROP SCHEMA ${schema} CASCADE`);
    await admin.end();
  };
  return { backend: poolBackend(pool), close };
}

const testServer = process.env['TEST_POSTGRES_URL'];
const backends: [string, () => Promise<OpenBackend>][] = [
  ['embedded PostgreSQL', embedded],
  ...(testServer
    ? [['a PostgreSQL server', () => server(testServer)] as [string, () => Promise<OpenBackend>]]
    : []),
];

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const parts = pgTable('parts', {
  id: integer().primaryKey(),
  name: text().notNull().unique('parts_name_unique'),
  views: bigint({ mode: 'bigint' }),
  active: boolean(),
  price: numeric(),
  specs: jsonb(),
  tags: text().array(),
  search: tsvector(),
  soldAt: timestamp('sold_at', { withTimezone: true }),
  picture: bytea(),
});

const createTables = [
  'CREATE TABLE parts (id int PRIMARY KEY, name text NOT NULL CONSTRAINT parts_name_unique UNIQUE, views bigint, active boolean, price numeric, specs jsonb, tags text[], search tsvector, sold_at timestamptz, picture bytea)',
  'CREATE TABLE fitments (part_id int CONSTRAINT fitments_part_fk REFERENCES parts DEFERRABLE INITIALLY DEFERRED)',
];

describe.each(backends)('the Neon endpoint over %s', (_name, open) => {
  let opened: OpenBackend;
  let endpoint: NeonEndpoint;
  let db: NeonHttpDatabase;

  beforeAll(async () => {
    opened = await open();
    endpoint = await startNeonEndpoint(opened.backend);
    neonConfig.fetchEndpoint = endpoint.fetchEndpoint;
    db = drizzle(endpoint.connectionString);
    for (const statement of createTables) await db.execute(sql.raw(statement));
  }, 60_000);

  afterAll(async () => {
    await endpoint.close();
    await opened.close();
  });

  beforeEach(async () => {
    await db.execute(sql`TRUNCATE parts, fitments`);
  });

  const whole = {
    id: 1,
    name: 'Kočioni disk "Škoda" \'x\' \\ {a,b} ćđžš 🚗\n\t',
    views: 9_007_199_254_740_993n,
    active: false,
    price: '1234.50',
    specs: { diameter: 312, notes: ['a', null, { deep: true }], quote: '\\"' },
    tags: ['NULL', 'with, comma', '"quoted"', 'back\\slash', '', 'ž'],
    search: "'disk':2 'kočioni':1",
    soldAt: new Date('2026-03-29T01:59:59.123Z'),
    picture: Buffer.from([0, 1, 92, 120, 254, 255]),
  };

  test('gives back every type as it was stored', async () => {
    await db.insert(parts).values(whole);
    expect(await db.select().from(parts)).toEqual([whole]);
  });

  test('keeps null, the empty string and the empty list apart', async () => {
    await db.insert(parts).values({ id: 1, name: '', tags: [], specs: null });
    const [row] = await db.select().from(parts);
    expect(row).toMatchObject({ name: '', tags: [], specs: null, views: null, active: null, picture: null });
  });

  test('understands parameters whose type only the statement tells', async () => {
    const result = await db.execute(sql`
      SELECT ${3}::int + 1 AS sum, ${true}::bool AND true AS yes, ${'{"a":[1]}'}::jsonb -> 'a' AS list,
        ${'disk'} = ANY(${'{disk,"a b"}'}::text[]) AS listed, to_tsvector('simple', ${'Disk disk'}) @@ 'disk'::tsquery AS found,
        ${'2026-01-01T00:00:00Z'}::timestamptz AS at, ${'\\x00ff'}::bytea AS bytes, ${null}::int AS nothing, ${10n}::bigint AS big`);
    // prettier-ignore
    expect(result.rows).toEqual([
      {
        sum: 4, yes: true, list: [1], listed: true, found: true, at: '2026-01-01 00:00:00+00',
        bytes: Buffer.from([0, 255]), nothing: null, big: '10',
      },
    ]);
  });

  test('tells command, row count and field types with the rows', async () => {
    const client = neon(endpoint.connectionString, { fullResults: true });
    expect(await client`INSERT INTO parts (id, name) VALUES (1, 'a'), (2, 'b')`).toMatchObject({
      command: 'INSERT',
      rowCount: 2,
      rows: [],
    });
    expect(await client`SELECT id, name FROM parts ORDER BY id`).toMatchObject({
      command: 'SELECT',
      rowCount: 2,
      fields: [
        { name: 'id', dataTypeID: 23 },
        { name: 'name', dataTypeID: 25 },
      ],
      rows: [
        { id: 1, name: 'a' },
        { id: 2, name: 'b' },
      ],
    });
    expect(await client`CREATE TEMPORARY TABLE nothing ()`).toMatchObject({
      command: 'CREATE',
      rowCount: null,
    });
  });

  test('keeps both of two columns with one name', async () => {
    const client = neon(endpoint.connectionString);
    expect(await client.query('SELECT 1 AS id, 2 AS id', [], { arrayMode: true })).toEqual([[1, 2]]);
  });

  test('runs a batch as one transaction and answers each statement', async () => {
    const [inserted, , listed] = await db.batch([
      db.insert(parts).values({ id: 1, name: 'a' }).returning({ id: parts.id }),
      db.update(parts).set({ tags: ['x'] }),
      db.select({ id: parts.id, tags: parts.tags }).from(parts),
    ]);
    expect(inserted).toEqual([{ id: 1 }]);
    expect(listed).toEqual([{ id: 1, tags: ['x'] }]);
  });

  test('undoes a whole batch when its last statement fails', async () => {
    const batch = db.batch([
      db.insert(parts).values({ id: 1, name: 'same' }),
      db.insert(parts).values({ id: 2, name: 'same' }),
    ]);
    await expect(batch).rejects.toThrow(/parts_name_unique/);
    expect(await db.select().from(parts)).toEqual([]);
  });

  test('undoes a whole batch when only its commit fails, and serves on', async () => {
    const client = neon(endpoint.connectionString);
    const batch = client.transaction([
      client`INSERT INTO parts (id, name) VALUES (1, 'a')`,
      client`INSERT INTO fitments VALUES (99)`,
    ]);
    await expect(batch).rejects.toMatchObject({
      code: '23503',
      constraint: 'fitments_part_fk',
      table: 'fitments',
    });
    expect(await db.select().from(parts)).toEqual([]);
  });

  test('tells which constraint a statement broke', async () => {
    const client = neon(endpoint.connectionString);
    await client`INSERT INTO parts (id, name) VALUES (1, 'same')`;
    const error = await client`INSERT INTO parts (id, name) VALUES (2, 'same')`.catch(
      (refused: unknown) => refused,
    );
    expect(error).toBeInstanceOf(NeonDbError);
    expect(error).toMatchObject({
      severity: 'ERROR',
      code: '23505',
      constraint: 'parts_name_unique',
      table: 'parts',
      detail: 'Key (name)=(same) already exists.',
    });
  });

  test('tells where a statement is wrong', async () => {
    const client = neon(endpoint.connectionString);
    await expect(client`SELECT nothing FROM parts`).rejects.toMatchObject({ code: '42703', position: '8' });
    await expect(client.query("SELECT 'a'::int")).rejects.toMatchObject({ code: '22P02' });
  });

  test('takes one statement per request', async () => {
    const client = neon(endpoint.connectionString);
    await expect(client.query('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: '42601' });
  });

  test('honours the isolation and the read-only mark of a batch', async () => {
    const client = neon(endpoint.connectionString);
    const modes = [
      client`SELECT current_setting('transaction_isolation') AS level, current_setting('transaction_read_only') AS read_only`,
    ];
    expect(await client.transaction(modes, { isolationLevel: 'Serializable', readOnly: true })).toEqual([
      [{ level: 'serializable', read_only: 'on' }],
    ]);
    const write = client.transaction([client`INSERT INTO parts (id, name) VALUES (1, 'a')`], {
      readOnly: true,
    });
    await expect(write).rejects.toMatchObject({ code: '25006' });
  });

  test('refuses statements that open or close a transaction by hand', async () => {
    const client = neon(endpoint.connectionString);
    await expect(client.query('/* hidden */ BEGIN')).rejects.toMatchObject({ code: '25001' });
    await expect(client.transaction([client`COMMIT`])).rejects.toMatchObject({ code: '25001' });
    expect(await client`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  });

  test('answers 200 concurrent readers, writers and batches each with its own rows', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, id) => {
        if (id % 4 === 0) {
          const [[written], [read]] = await db.batch([
            db
              .insert(parts)
              .values({ id, name: `part ${id}` })
              .returning({ id: parts.id }),
            db
              .select({ id: parts.id })
              .from(parts)
              .where(sql`id = ${id}`),
          ]);
          return written?.id === read?.id ? read?.id : undefined;
        }
        const { rows } = await db.execute<{ id: number }>(sql`SELECT ${id}::int AS id`);
        return rows[0]?.id;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 200 }, (_, id) => id));
    expect(await db.$count(parts)).toBe(50);
  });

  test("does not serve a page in a browser, which cannot send the driver's header", async () => {
    const response = await fetch(endpoint.fetchEndpoint, {
      method: 'POST',
      body: '{"query":"SELECT 1","params":[]}',
    });
    expect(response.status).toBe(400);
  });
});
