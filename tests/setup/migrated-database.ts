import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { embeddedBackend } from '#local/database/embedded-backend.ts';
import { openMemoryPostgres } from '#local/database/embedded-postgres.ts';
import { startNeonEndpoint } from '#local/database/neon-endpoint.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a dump of a migrated, empty database; loading a copy is much faster than migrating again. */
    migratedDump: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-dump-'));
  const { pglite, close } = await openMemoryPostgres();
  const endpoint = await startNeonEndpoint(embeddedBackend(pglite));
  await migrate(connect(endpoint.connectionString));
  const dump = await pglite.dumpDataDir('none');
  const file = join(folder, 'migrated.tar');
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  await endpoint.close();
  await close();
  project.provide('migratedDump', file);
  return () => rm(folder, { recursive: true, force: true });
}
