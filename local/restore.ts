import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findMigration } from '#db/queries/backup.ts';
import { checkFile } from './backup/backup-file.ts';
import { openData } from './backup/open-data.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import { invalidateSite } from './publishing/build-site.ts';
import { terminalProgress } from './command/progress.ts';
import { runCommand } from './command/run-command.ts';
import { readEnvironment } from './command/environment.ts';

// `npm run restore -- FILE --replace`: what a backup holds, in place of everything in the database.

async function restore(file: string | undefined, mayReplace: boolean): Promise<void> {
  if (file === undefined || !existsSync(file)) throw new Error('Which file? npm run restore -- FILE');
  const progress = terminalProgress();
  const { madeAt, ...inFile } = await progress.step('backup read', () => checkFile(file));
  // Nothing is replaced by a backup that cannot be restored.
  await progress.step('tried in an empty shop', () => verifyBackup(file, inFile));
  const environment = readEnvironment(process.env);
  const data = await openData(environment, { mayRun: false });
  try {
    if (!mayReplace && (await findMigration(data.db)) > 0)
      throw new Error(`There is a shop already. To replace all of it by that of ${madeAt}, add --replace.`);
    await invalidateSite(join(environment.dataFolder, 'site'));
    const { rows, pictures } = await progress.step('restored', () => restoreBackup(data.db, file));
    console.log(`\n${rows} rows and ${pictures} pictures, as of ${madeAt}. The next start builds the pages.`);
  } finally {
    await data.close();
  }
}

const args = process.argv.slice(2);
const file = args.find((arg) => !arg.startsWith('--'));
await runCommand(() => restore(file === undefined ? undefined : resolve(file), args.includes('--replace')));
