import { neonConfig } from '@neondatabase/serverless';
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
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { embeddedBackend } from '#local/database/embedded-backend.ts';
import { openMemoryPostgres } from '#local/database/embedded-postgres.ts';
import { type NeonEndpoint, startNeonEndpoint } from '#local/database/neon-endpoint.ts';
import { poolBackend } from '#local/database/pool-backend.ts';
import type { SqlBackend } from '#local/database/sql-backend.ts';

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

export const parts = pgTable('parts', {
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

/** Runs the tests over the embedded database, and over a server too when `TEST_POSTGRES_URL` names one. */
export function describeEndpoint(
  what: string,
  tests: (over: { db: NeonHttpDatabase; endpoint: NeonEndpoint }) => void,
): void {
  describe.each(backends)(`the Neon endpoint over %s: ${what}`, (_name, open) => {
    let opened: OpenBackend;
    const over = {} as { db: NeonHttpDatabase; endpoint: NeonEndpoint };

    beforeAll(async () => {
      opened = await open();
      over.endpoint = await startNeonEndpoint(opened.backend);
      neonConfig.fetchEndpoint = over.endpoint.fetchEndpoint;
      over.db = drizzle(over.endpoint.connectionString);
      for (const statement of createTables) await over.db.execute(sql.raw(statement));
    }, 60_000);

    afterAll(async () => {
      await over.endpoint.close();
      await opened.close();
    });

    beforeEach(async () => {
      await over.db.execute(sql`TRUNCATE parts, fitments`);
    });

    tests(over);
  });
}
