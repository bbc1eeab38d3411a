import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publishText } from '#src/strings/publish.ts';
import { filesIn } from './files-in.ts';

const MEGABYTE = 1024 * 1024;

async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const file of await filesIn(folder)) bytes += (await stat(join(folder, file))).size;
  return bytes;
}

/** @throws Error when the disk has no room for a second site beside this one, which a full build writes */
export async function assertFreeSpace(site: string, readSpace: typeof statfs = statfs): Promise<void> {
  if (!existsSync(site)) return;
  const { bavail, bsize } = await readSpace(dirname(site));
  const needed = Math.ceil((await folderBytes(site)) / MEGABYTE);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (needed > free) throw new Error(publishText.noRoom(needed, free));
}
