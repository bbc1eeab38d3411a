import type { Db } from '#db/client.ts';
import {
  dropEverything,
  emptyTable,
  insertRows,
  isHalfRestored,
  listTables,
  markRestored,
  rowsAtOnce,
  raiseSequences,
  setTriggers,
  type TableShape,
} from '#db/queries/backup.ts';
import { migrate } from '#db/migrate.ts';
import { contentHash, keepOriginal } from '#src/server/images/image-store.ts';
import type { BackupCounts } from '#src/server/backup/backup-lines.ts';
import { checkFile, readLines } from './backup-file.ts';

async function keepPicture(text: string): Promise<void> {
  const [hash = '', base64 = ''] = text.split(' ');
  const bytes = Buffer.from(base64, 'base64');
  if (contentHash(bytes) !== hash) throw new Error(`The picture ${hash} of the backup is damaged.`);
  await keepOriginal(hash, bytes);
}

/** @throws Error when a restore was interrupted: what is in the database is half of a shop, without its triggers */
export async function refuseHalfRestored(db: Db): Promise<void> {
  if (await isHalfRestored(db))
    throw new Error('Restoring a backup was interrupted. Repeat it: npm run restore -- FILE --replace');
}

/** Of one statement: a file that somebody has made may have rows of any length. */
const CHARACTERS_AT_ONCE = 16 * 1024 * 1024;

/**
 * Replaces everything in the database by the backup, and adds its pictures to the store. Creates the tables as
 * they were at the time of the backup, and applies later migrations to the restored data.
 */
export async function restoreBackup(db: Db, file: string): Promise<Omit<BackupCounts, 'missing'>> {
  const { migration } = await checkFile(file);
  await dropEverything(db);
  await migrate(db, undefined, migration);
  const tables = await listTables(db);
  await setTriggers(db, tables, 'off');
  for (const table of tables.toReversed()) await emptyTable(db, table);
  const counts = { rows: 0, pictures: 0 };
  let table: TableShape | undefined;
  let rows: string[] = [];
  let characters = 0;
  const write = async () => {
    if (table && rows.length > 0) await insertRows(db, table, rows);
    counts.rows += rows.length;
    [rows, characters] = [[], 0];
  };
  const isFull = () => table && (rows.length === rowsAtOnce(table.name) || characters > CHARACTERS_AT_ONCE);
  for await (const { kind, text } of readLines(file)) {
    if (kind === 'R') {
      rows.push(text);
      characters += text.length;
    }
    if (kind === 'T' || isFull()) await write();
    if (kind === 'T') {
      table = tables.find(({ name }) => name === text);
      if (!table) throw new Error(`The backup has a table ${text} that this shop does not know.`);
    }
    if (kind !== 'P') continue;
    await write();
    await keepPicture(text);
    counts.pictures++;
  }
  await write();
  for (const each of tables) await raiseSequences(db, each);
  await setTriggers(db, tables, 'on');
  await migrate(db);
  await markRestored(db);
  return counts;
}
