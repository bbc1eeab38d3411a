import { createHash } from 'node:crypto';
import type { Db } from '#db/client.ts';
import {
  type BackupRow,
  findHighestIds,
  findMigration,
  listTables,
  readRows,
  rowsAtOnce,
  type TableShape,
} from '#db/queries/backup.ts';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { listImageHashes } from '#db/queries/products/images.ts';
import { findOriginal } from '#src/server/images/image-store.ts';

/**
 * A backup is one compressed text. Each line is a letter and a text: `H` what it is, `T` the table of the rows that follow,
 * `R` a row as JSON, `P` the name and the bytes of a picture, `E` the end with a digest of every line before it.
 */
export type BackupLine = { kind: 'H' | 'T' | 'R' | 'P'; text: string };
export type BackupHead = {
  format: 1;
  madeAt: string;
  /** The newest migration of the database that it was made from. */
  migration: number;
};
export type BackupCounts = { rows: number; pictures: number; missing: number };

/** The shop was edited while it was read: tables may not agree with each other. */
export class EditedMeanwhile extends Error {
  override readonly name = 'EditedMeanwhile';
}

/**
 * Changes with every edit of the catalogue and with every other row that may have rows of its own, such as a message
 * with pictures: those would be restored before the row that they refer to, or without it.
 */
const findStamp = async (db: Db, tables: readonly TableShape[]): Promise<string> =>
  `${await findCatalogueVersion(db)} ${await findHighestIds(db, tables)}`;

async function* linesOf(db: Db, table: TableShape, counts: BackupCounts): AsyncGenerator<BackupLine> {
  yield { kind: 'T', text: table.name };
  const limit = rowsAtOnce(table.name);
  let rows: BackupRow[];
  let last: BackupRow | undefined;
  do {
    rows = await readRows(db, table, last, limit);
    for (const { row } of rows) yield { kind: 'R', text: row };
    counts.rows += rows.length;
    last = rows.at(-1);
  } while (rows.length === limit);
}

/** @throws EditedMeanwhile after the last table; the lines must then be discarded */
export async function* backupLines(db: Db, counts: BackupCounts): AsyncGenerator<BackupLine> {
  const tables = await listTables(db);
  const before = await findStamp(db, tables);
  const head: BackupHead = {
    format: 1,
    madeAt: new Date().toISOString(),
    migration: await findMigration(db),
  };
  yield { kind: 'H', text: JSON.stringify(head) };
  for (const table of tables) yield* linesOf(db, table, counts);
  if ((await findStamp(db, tables)) !== before) throw new EditedMeanwhile();
  for (const hash of await listImageHashes(db)) {
    const bytes = await findOriginal(hash);
    if (bytes) yield { kind: 'P', text: `${hash} ${Buffer.from(bytes).toString('base64')}` };
    counts[bytes ? 'pictures' : 'missing']++;
  }
}

export const newDigest = () => createHash('sha256');

/** The lines of the file, with the digest at the end. */
export async function* backupText(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  const digest = newDigest();
  for await (const { kind, text } of lines) {
    const line = `${kind} ${text}\n`;
    digest.update(line);
    yield line;
  }
  yield `E ${digest.digest('hex')}\n`;
}
