import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { connect, type Db } from '#db/client.ts';
import { embeddedBackend } from '#local/database/embedded-backend.ts';
import { openMemoryPostgres } from '#local/database/embedded-postgres.ts';
import { startNeonEndpoint } from '#local/database/neon-endpoint.ts';
import type { SqlBackend } from '#local/database/sql-backend.ts';
import { openPostgresDatabase } from './real-postgres.ts';

/** Wraps the database, see `interruptible`. */
export type Wrap = (backend: SqlBackend) => SqlBackend;

export type TestDatabase = { db: Db; url: string; close: () => Promise<void> };

/**
 * A migrated, empty database for one test file, used through the same driver as in production: the embedded one, or
 * one of a real PostgreSQL server in the project `postgres`.
 */
export async function openTestDatabase(wrap: Wrap = (backend) => backend): Promise<TestDatabase> {
  const socket = inject('postgresSocket');
  if (socket) return openPostgresDatabase(socket, wrap);
  const { pglite, close } = await openMemoryPostgres(await openAsBlob(inject('migratedDump')));
  const endpoint = await startNeonEndpoint(wrap(embeddedBackend(pglite)));
  return {
    db: connect(endpoint.connectionString),
    url: endpoint.connectionString,
    close: async () => {
      await endpoint.close();
      await close();
    },
  };
}
