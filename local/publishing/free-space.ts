import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publishText } from '#src/strings/publish.ts';

const MEGABYTE = 1024 * 1024;

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
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
