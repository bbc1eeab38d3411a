import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#db/client.ts';
import type { BackupCounts } from '#src/server/backup/backup-lines.ts';
import { startBlobStore } from '../blob-store.ts';
import { openDatabase } from '../database.ts';
import { restoreBackup } from './restore-backup.ts';

/** Restores the backup into an empty, temporary shop. @throws Error when rows or pictures are missing there */
export async function verifyBackup(
  file: string,
  { rows, pictures }: Omit<BackupCounts, 'missing'>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
  const blobs = process.env['NETLIFY_BLOBS_CONTEXT'];
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  const store = await startBlobStore(join(folder, 'blobs'));
  try {
    const restored = await restoreBackup(connect(database.environment.DATABASE_URL), file);
    if (restored.rows !== rows || restored.pictures !== pictures)
      throw new Error(
        `Only ${restored.rows} of ${rows} rows and ${restored.pictures} of ${pictures} pictures came back.`,
      );
  } finally {
    await store.close();
    await database.close();
    if (blobs !== undefined) process.env['NETLIFY_BLOBS_CONTEXT'] = blobs;
    await rm(folder, { recursive: true, force: true });
  }
}
