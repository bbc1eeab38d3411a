import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Db } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { findAdminUser, upsertAdminUser } from '#db/queries/admin/admin-users.ts';
import { queueUnlessIndexedBy, updateSearch } from '#db/queries/search/search-index.ts';
import { loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import { hashPassword, randomPassword, verifyPassword } from '#src/server/admin/password.ts';
import { readServerEnvironment } from '#src/server/env.ts';
import { contentHash, keepOriginal } from '#src/server/images/image-store.ts';
import { refuseHalfRestored } from './backup/restore-backup.ts';
import { callerSecret } from './functions/caller-secret.ts';
import { openPictures } from './pictures/open-pictures.ts';
import { indexingRules } from './indexing-rules.ts';
import { openDatabase } from './database/database.ts';
import { lockFolder } from './process/folder-lock.ts';
import type { Progress } from './command/progress.ts';
import type { LocalEnvironment } from './command/environment.ts';

export type OpenShop = {
  db: Db;
  databaseKind: 'neon' | 'postgres' | 'embedded';
  /** Products that the demo catalogue added just now. */
  demoProducts: number;
  refuseWritesWhenFull: () => void;
  close: () => Promise<void>;
};

/** Database and image store of one data folder, ready for this process and its children through the environment. */
export async function openShop(environment: LocalEnvironment, progress: Progress): Promise<OpenShop> {
  const { dataFolder, databaseUrl } = environment;
  await using opened = new AsyncDisposableStack();
  await makeFolder(dataFolder);
  // It holds messages and the password. A folder of another user cannot be changed and is left to that user.
  await chmod(dataFolder, 0o700).catch(() => undefined);
  // The embedded database locks the folder itself; images and builds need the lock as well.
  if (databaseUrl) opened.defer(await lockFolder(dataFolder));
  const database = await progress.step('database', () => {
    const servedAt = process.env['NEON_FETCH_ENDPOINT'];
    return openDatabase({ databaseUrl, dataFolder, servedAt });
  });
  opened.defer(database.close);
  Object.assign(process.env, database.environment, {
    DATABASE_KIND: database.kind,
    CALLER_SECRET: process.env['CALLER_SECRET'] || (await callerSecret(dataFolder)),
  });
  // A wrong variable ends a start or a build with its name; otherwise it would fail every call of the functions.
  readServerEnvironment(process.env);
  opened.defer((await openPictures(environment)).close);
  const db = connect(database.environment.DATABASE_URL);
  await refuseHalfRestored(db);
  await progress.step('migrations', () => migrate(db));
  await queueUnlessIndexedBy(db, await indexingRules());
  const demoProducts = await progress.step('demo catalogue', (count) =>
    loadDemoCatalogue(db, keepPicture, count),
  );
  await updateSearch(db);
  const refuseWritesWhenFull = () => database.refuseWritesWhenFull?.();
  const parts = opened.move();
  const close = () => parts.disposeAsync();
  return { db, databaseKind: database.kind, demoProducts, refuseWritesWhenFull, close };
}

async function makeFolder(dataFolder: string): Promise<void> {
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EEXIST', 'ENOTDIR'].includes(code)) throw error;
    throw new Error(`DATA_DIR is no folder, but a file: ${dataFolder}`, { cause: error });
  }
}

async function keepPicture(bytes: Uint8Array): Promise<string> {
  const hash = contentHash(bytes);
  await keepOriginal(hash, bytes);
  return hash;
}

export type AdminAccess = { username: string; password: string | undefined };

/**
 * Makes sure that somebody can log in. A given password is set; otherwise one is generated once and kept in the data
 * folder, readable only by its owner. The password is undefined when it was given, or an existing user has changed it since.
 */
export async function ensureAdmin(db: Db, environment: LocalEnvironment): Promise<AdminAccess> {
  const { adminUsername: username, adminPassword: given } = environment;
  const file = join(environment.dataFolder, 'admin.json');
  const user = await findAdminUser(db, username);
  if (given) {
    if (!user || !(await verifyPassword(given, user.passwordHash))) {
      await upsertAdminUser(db, username, await hashPassword(given));
    }
    return { username, password: undefined };
  }
  const kept = await readKept(file, username);
  if (user) {
    const isKnown = kept !== undefined && (await verifyPassword(kept, user.passwordHash));
    return { username, password: isKnown ? kept : undefined };
  }
  const password = kept ?? randomPassword();
  await writeFile(file, `${JSON.stringify({ username, password })}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  await upsertAdminUser(db, username, await hashPassword(password));
  return { username, password };
}

async function readKept(file: string, username: string): Promise<string | undefined> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as { username: string; password: string };
    return kept.username === username ? kept.password : undefined;
  } catch {
    // No file yet, or not one of ours: a new password is generated.
    return undefined;
  }
}
