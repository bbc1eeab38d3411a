import { existsSync } from 'node:fs';
import { access, constants, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { lockFolder } from '../process/folder-lock.ts';
import { assertOpenFiles } from '../process/open-files.ts';

interface EmbeddedPostgres {
  pglite: PGlite;
  /** Waits for running statements, writes everything to disk and releases the folder. Safe to call twice. */
  close: () => Promise<void>;
}

/**
 * PostgreSQL 18 in this process, with its files in `${dataFolder}/pg`. The first start takes 3–7 s, later ones under
 * 1 s.
 *
 * @throws AlreadyRunning when another process holds the folder
 * @throws Error when its files may not be read, or too few may be open
 */
export async function openEmbeddedPostgres(dataFolder: string): Promise<EmbeddedPostgres> {
  assertOpenFiles();
  const unlock = await lockFolder(dataFolder);
  try {
    const folder = join(dataFolder, 'pg');
    if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(folder);
    return embedded(await openCluster(folder), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** For tests. `dump` comes from `pglite.dumpDataDir('none')`: opening takes 0.3 s with it and 3 s without. */
export async function openMemoryPostgres(dump?: Blob): Promise<EmbeddedPostgres> {
  return embedded(await openPglite(dump === undefined ? {} : { loadDataDir: dump }), () => Promise.resolve());
}

const RESTORE = 'Move that folder away, then restore a backup: npm run restore -- FILE';

/** A start by another user, such as with `sudo`, leaves files behind that only that one may read: nothing is lost. */
async function assertReadable(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true }))
    await access(join(folder, name), constants.R_OK | constants.W_OK);
}

async function openCluster(folder: string): Promise<PGlite> {
  try {
    return await openPglite({ dataDir: folder });
  } catch (cause) {
    await assertReadable(folder);
    // What PGlite says is about its own machine, such as "unreachable".
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database in ${folder} cannot be opened (${reason}). ${RESTORE}`, { cause });
  }
}

/** Created in another folder and renamed, so an interrupted first start leaves no half-made database. */
async function createCluster(folder: string): Promise<void> {
  const left = existsSync(folder) ? await readdir(folder) : [];
  if (left.length > 0)
    throw new Error(`The database in ${folder} is not whole: PG_VERSION is missing. ${RESTORE}`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await (await openPglite({ dataDir: unfinished })).close();
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

/** The extension is always available: a database that has it is useless without its files. */
function openPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm } });
}

function embedded(pglite: PGlite, unlock: () => Promise<void>): EmbeddedPostgres {
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    try {
      await pglite.close();
    } finally {
      await unlock();
    }
  };
  return { pglite, close: () => (closing ??= close()) };
}
