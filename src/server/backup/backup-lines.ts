import { createHash } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { findMigration, listTables, readRows, rowsAtOnce } from '#db/queries/backup.ts';
import { findCatalogueVersion } from '#db/queries/catalogue.ts';
import { listImageHashes } from '#db/queries/images.ts';
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

/** The catalogue was edited while it was read: tables may not agree with each other. */
export class EditedMeanwhile extends Error {
  override readonly name = 'EditedMeanwhile';
}

/** @throws EditedMeanwhile at the end; the lines must then be discarded */
export async function* backupLines(db: Db, counts: BackupCounts): AsyncGenerator<BackupLine> {
  const before = await findCatalogueVersion(db);
  const head: BackupHead = {
    format: 1,
    madeAt: new Date().toISOString(),
    migration: await findMigration(db),
  };
  yield { kind: 'H', text: JSON.stringify(head) };
  for (const { name } of await listTables(db)) {
    yield { kind: 'T', text: name };
    const limit = rowsAtOnce(name);
    for (let offset = 0; ; offset += limit) {
      const rows = await readRows(db, name, offset, limit);
      for (const text of rows) yield { kind: 'R', text };
      counts.rows += rows.length;
      if (rows.length < limit) break;
    }
  }
  for (const hash of await listImageHashes(db)) {
    const bytes = await findOriginal(hash);
    if (bytes) yield { kind: 'P', text: `${hash} ${Buffer.from(bytes).toString('base64')}` };
    counts[bytes ? 'pictures' : 'missing']++;
  }
  if ((await findCatalogueVersion(db)) !== before) throw new EditedMeanwhile();
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
