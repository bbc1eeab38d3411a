import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#db/client.ts';
import type { BackupCounts } from '#src/server/backup/backup-lines.ts';
import { startBlobStore } from '../pictures/blob-store.ts';
import { openDatabase } from '../database/database.ts';
import { removeOnSignal } from '../process/remove-on-signal.ts';
import { restoreBackup } from './restore-backup.ts';

const MEGABYTE = 1024 * 1024;
/** An empty database, and what `refuseWhenFull` keeps free. */
const FREE_MB_MIN = 150;

/** PGlite stops answering on a full disk, and the command would never end. */
async function assertRoom(folder: string, readSpace: typeof statfs): Promise<void> {
  const { bavail, bsize } = await readSpace(folder);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free < FREE_MB_MIN)
    throw new Error(
      `A backup is verified by restoring it in ${tmpdir()}, which has ${free} MB free of ${FREE_MB_MIN}. Set TMPDIR to a larger folder.`,
    );
}

/** Restores the backup into an empty, temporary shop. @throws Error when rows or pictures are missing there */
export async function verifyBackup(
  file: string,
  { rows, pictures }: Omit<BackupCounts, 'missing'>,
  readSpace: typeof statfs = statfs,
): Promise<void> {
  await using cleanUp = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
  cleanUp.defer(removeOnSignal(folder));
  cleanUp.defer(() => rm(folder, { recursive: true, force: true }));
  await assertRoom(folder, readSpace);
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  database.refuseWritesWhenFull?.();
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
