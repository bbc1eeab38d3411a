import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#db/client.ts';
import type { BackupCounts } from '#src/server/backup/backup-lines.ts';
import { startBlobStore } from '../blob-store.ts';
import { openDatabase } from '../database.ts';
import { removeOnSignal } from '../remove-on-signal.ts';
import { restoreBackup } from './restore-backup.ts';

/** Restores the backup into an empty, temporary shop. @throws Error when rows or pictures are missing there */
export async function verifyBackup(
  file: string,
  { rows, pictures }: Omit<BackupCounts, 'missing'>,
): Promise<void> {
  await using cleanUp = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
  cleanUp.defer(removeOnSignal(folder));
  cleanUp.defer(() => rm(folder, { recursive: true, force: true }));
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  cleanUp.defer(() => database.close());
  const blobs = process.env['NETLIFY_BLOBS_CONTEXT'];
  const store = await startBlobStore(join(folder, 'blobs'));
  cleanUp.defer(() => {
    if (blobs !== undefined) process.env['NETLIFY_BLOBS_CONTEXT'] = blobs;
  });
  cleanUp.defer(() => store.close());
  const restored = await restoreBackup(connect(database.environment.DATABASE_URL), file);
  if (restored.rows !== rows || restored.pictures !== pictures)
    throw new Error(
      `Only ${restored.rows} of ${rows} rows and ${restored.pictures} of ${pictures} pictures came back.`,
    );
}
