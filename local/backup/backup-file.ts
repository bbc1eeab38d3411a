import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { newestMigration } from '#db/migrate.ts';
import {
  type BackupCounts,
  type BackupHead,
  type BackupLine,
  backupText,
  newDigest,
} from '#src/server/backup/backup-lines.ts';

export const writeLines = (file: string, lines: AsyncIterable<BackupLine>): Promise<void> =>
  pipeline(Readable.from(backupText(lines)), createGzip(), createWriteStream(file, { mode: 0o600 }));

/** More than a row or a picture of a shop has: a small packed file may hold a line of any length. */
const LINE_BYTES_MAX = 64 * 1024 * 1024;

/**
 * Lines as they were written. Node's `readline` also ends one at U+2028, which texts of the shop may contain, and reads
 * a thousand lines ahead.
 */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, end)]).toString();
      [parts, bytes, from] = [[], 0, end + 1];
    }
    const rest = chunk.subarray(from);
    parts.push(rest);
    bytes += rest.length;
    if (bytes > LINE_BYTES_MAX) throw new Error('a line is too long');
  }
  if (bytes > 0) yield Buffer.concat(parts).toString();
}

/** @throws Error when the file was cut off or changed; thrown only after its lines were yielded */
export async function* readLines(file: string): AsyncGenerator<BackupLine> {
  const unpacked = createGunzip();
  // The loop over the lines throws the same error.
  const reading = pipeline(createReadStream(file), unpacked).catch(() => undefined);
  const digest = newDigest();
  let end = '';
  try {
    for await (const line of splitLines(unpacked)) {
      const [kind, text] = [line.charAt(0), line.slice(2)];
      if (kind === 'E') {
        end = text;
        break;
      }
      digest.update(`${line}\n`);
      yield { kind: kind as BackupLine['kind'], text };
    }
  } catch (cause) {
    // The system's own errors say more: no permission, a broken disk.
    if ((cause as NodeJS.ErrnoException).syscall !== undefined) throw cause;
    throw new Error(`${file} is no backup, or was cut off.`, { cause });
  } finally {
    unpacked.destroy();
    await reading;
  }
  if (end !== digest.digest('hex')) throw new Error(`${file} is no backup, or was cut off or changed.`);
}

/** Undefined for a first line that no backup has. */
function readHead({ kind, text }: BackupLine): BackupHead | undefined {
  if (kind !== 'H') return undefined;
  try {
    return JSON.parse(text) as BackupHead;
  } catch {
    // A line of another file that happens to begin like one of ours.
    return undefined;
  }
}

/** Reads the whole file, so that nothing is replaced by half of a backup. */
export async function checkFile(file: string): Promise<BackupHead & Omit<BackupCounts, 'missing'>> {
  let head: BackupHead | undefined;
  const newest = newestMigration();
  const isNewer = ({ format, migration }: { format: number; migration: number }) =>
    format !== 1 || migration > newest;
  const counts = { rows: 0, pictures: 0 };
  for await (const line of readLines(file)) {
    head ??= readHead(line);
    if (!head) throw new Error(`${file} is no backup.`);
    if (isNewer(head))
      throw new Error(`${file} is a backup of a newer shop. Update this one, then restore it.`);
    if (line.kind === 'R') counts.rows++;
    if (line.kind === 'P') counts.pictures++;
  }
  if (!head) throw new Error(`${file} is no backup.`);
  return { ...head, ...counts };
}
