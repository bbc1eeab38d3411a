import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isoDay } from '#src/domain/calendar.ts';
import { makeBackup } from './backup/make-backup.ts';
import { openData } from './backup/open-data.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import { terminalProgress } from './command/progress.ts';
import { removeOnSignal } from './process/remove-on-signal.ts';
import { runCommand } from './command/run-command.ts';
import { readEnvironment } from './command/environment.ts';

// `npm run backup -- FILE`: database and pictures in one file, while the shop runs; then verified by restoring it.

async function backUp(file: string): Promise<void> {
  const progress = terminalProgress();
  const data = await openData(readEnvironment(process.env), { mayRun: true });
  // A backup that fails, or is interrupted, leaves the previous one of this name intact.
  const unfinished = `${file}.unfinished`;
  const done = removeOnSignal(unfinished);
  try {
    const counts = await progress.step('backup', () => makeBackup(data.db, unfinished));
    await progress.step('verified by restoring', () => verifyBackup(unfinished, counts));
    await rename(unfinished, file);
    console.log(`\n${file}: ${counts.rows} rows, ${counts.pictures} pictures.`);
    if (counts.missing > 0)
      console.warn(`${counts.missing} pictures have no file, or a damaged one, and are not in it.`);
  } finally {
    await rm(unfinished, { force: true });
    done();
    await data.close();
  }
}

const file = process.argv[2] ?? `premium-parts-${isoDay(new Date())}.backup`;
await runCommand(() => backUp(resolve(file)));
