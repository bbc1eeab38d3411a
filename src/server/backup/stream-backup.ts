import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db } from '#db/client.ts';
import { hasCallerLeft } from '#src/server/has-caller-left.ts';
import { logError } from '#src/server/log.ts';
import { backupLines, backupText } from './backup-lines.ts';

/**
 * Database and pictures as one file, read while it is sent. It is aborted when the catalogue is edited meanwhile or a part
 * cannot be read: whoever downloads it sees that it failed, and `npm run restore` refuses a file without its end.
 */
export function streamBackup(db: Db): ReadableStream<Uint8Array> {
  const text = Readable.from(backupText(backupLines(db, { rows: 0, pictures: 0, missing: 0 })));
  const packed = createGzip();
  // The reader of the stream gets the same error.
  pipeline(text, packed).catch((error: unknown) => {
    if (!hasCallerLeft(error)) logError('a backup was not sent', error);
  });
  return Readable.toWeb(packed) as ReadableStream<Uint8Array>;
}
