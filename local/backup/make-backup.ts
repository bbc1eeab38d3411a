import type { Db } from '#db/client.ts';
import { type BackupCounts, backupLines, EditedMeanwhile } from '#src/server/backup/backup-lines.ts';
import { writeLines } from './backup-file.ts';
import { refuseHalfRestored } from './restore-backup.ts';

const TRIES = 5;

/** Database and original pictures in one file, started again when the catalogue is edited meanwhile. */
export async function makeBackup(db: Db, file: string): Promise<BackupCounts> {
  await refuseHalfRestored(db);
  for (let tries = 0; tries < TRIES; tries++) {
    const counts = { rows: 0, pictures: 0, missing: 0 };
    try {
      await writeLines(file, backupLines(db, counts));
      return counts;
    } catch (error) {
      if (!(error instanceof EditedMeanwhile)) throw error;
    }
  }
  throw new Error('The catalogue is being edited without a pause: try again later.');
}
