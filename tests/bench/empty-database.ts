import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { embeddedBackend } from '#local/database/embedded-backend.ts';
import { openMemoryPostgres } from '#local/database/embedded-postgres.ts';
import { startNeonEndpoint } from '#local/database/neon-endpoint.ts';

/** A migrated PostgreSQL in memory, behind HTTP as in production. */
export async function openEmptyDatabase() {
  const { pglite, close } = await openMemoryPostgres();
  const endpoint = await startNeonEndpoint(embeddedBackend(pglite));
  const db = connect(endpoint.connectionString);
  await migrate(db);
  return { db, url: endpoint.connectionString, close: () => endpoint.close().then(close) };
}
