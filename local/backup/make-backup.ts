import type { Db } from '#db/client.ts';
import { findMigration, listTables, readRows } from '#db/queries/backup.ts';
import { findCatalogueVersion } from '#db/queries/catalogue.ts';
import { listImageHashes } from '#db/queries/images.ts';
import { findOriginal } from '#src/server/images/image-store.ts';
import { type BackupHead, type BackupLine, writeLines } from './backup-file.ts';

/** Rows of one request: Neon answers up to 64 MB. */
const ROWS_AT_ONCE = 1000;
const TRIES = 5;

export type BackupCounts = { rows: number; pictures: number; missing: number };

async function* linesOf(db: Db, counts: BackupCounts): AsyncGenerator<BackupLine> {
  const head: BackupHead = {
    format: 1,
    madeAt: new Date().toISOString(),
    migration: await findMigration(db),
  };
  yield { kind: 'H', text: JSON.stringify(head) };
  for (const { name } of await listTables(db)) {
    yield { kind: 'T', text: name };
    for (let offset = 0; ; offset += ROWS_AT_ONCE) {
      const rows = await readRows(db, name, offset, ROWS_AT_ONCE);
      for (const text of rows) yield { kind: 'R', text };
      counts.rows += rows.length;
      if (rows.length < ROWS_AT_ONCE) break;
    }
  }
  for (const hash of await listImageHashes(db)) {
    const bytes = await findOriginal(hash);
    if (bytes) yield { kind: 'P', text: `${hash} ${Buffer.from(bytes).toString('base64')}` };
    counts[bytes ? 'pictures' : 'missing']++;
  }
}

/** Database and original pictures in one file, begun anew when the catalogue is edited meanwhile. */
export async function makeBackup(db: Db, file: string): Promise<BackupCounts> {
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await findCatalogueVersion(db);
    const counts = { rows: 0, pictures: 0, missing: 0 };
    await writeLines(file, linesOf(db, counts));
    if ((await findCatalogueVersion(db)) === before) return counts;
  }
  throw new Error('The catalogue is being edited without a pause: try again later.');
}
