import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Db } from '#db/client.ts';
import { findCatalogueVersion } from '#db/queries/catalogue.ts';
import { failPublish, finishPublish, startPublish } from '#db/queries/publishing.ts';
import type { BuildReport } from '#src/build/build-report.ts';
import { shopYear } from '#src/domain/years.ts';
import { publishText } from '#src/strings/publish.ts';

/** What the child process that builds reports now and then. */
export type BuildCount = { rendered: number; pages: number };

export type SiteFolders = {
  /** Where visitors' files lie; replaced as a whole when a build has succeeded. */
  site: string;
  /** Astro's cache of finished pages. */
  cache: string;
};

const FINGERPRINT = '.built-from';
/** Everything but data that a page is made from. */
const SOURCES = ['src', 'public', 'db/queries', 'astro.config.mjs', 'package-lock.json', 'netlify.toml'];

/** Changes when a file that pages are made from does; by size and time, as reading all of them would take longer. */
export async function sourceFingerprint(): Promise<string> {
  const hash = createHash('sha256').update(
    `${process.version} ${shopYear()} ${process.env['SITE_URL'] ?? ''}`,
  );
  for (const source of SOURCES) {
    if (!existsSync(source)) continue;
    const isFile = (await stat(source)).isFile();
    const names = isFile ? [''] : (await readdir(source, { recursive: true })).sort();
    for (const name of names) {
      const { size, mtimeMs, isDirectory } = await stat(join(source, name)).then((s) => ({
        ...{ size: s.size, mtimeMs: s.mtimeMs },
        isDirectory: s.isDirectory(),
      }));
      if (!isDirectory) hash.update(`${source}/${name} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

export async function readBuildReport(site: string): Promise<BuildReport | undefined> {
  try {
    return JSON.parse(await readFile(join(site, 'build.json'), 'utf8')) as BuildReport;
  } catch {
    // Never built, or a build that was killed: the next one starts over.
    return undefined;
  }
}

/** True when the folder shows this version of the catalogue, made from these sources. */
export async function isUpToDate(db: Db, site: string): Promise<boolean> {
  const report = await readBuildReport(site);
  if (report?.version !== (await findCatalogueVersion(db))) return false;
  const madeFrom = await readFile(join(site, FINGERPRINT), 'utf8').catch(() => '');
  return madeFrom === (await sourceFingerprint());
}

/** Runs `astro build` in a process of its own, whose memory is given back. Throws with its last words on failure. */
function runAstro(
  outDir: string,
  cacheDir: string,
  count: (done: number, all: number) => void,
): Promise<void> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, ['local/astro-build.ts'], {
      env: { ...process.env, OUT_DIR: outDir, CACHE_DIR: cacheDir, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // Whoever ends this process ends the build as well.
    const end = () => child.kill();
    process.once('exit', end);
    let said = '';
    const listen = (chunk: Buffer) => (said = (said + chunk.toString()).slice(-8000));
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('message', (message) => {
      const { rendered, pages } = message as BuildCount;
      count(rendered, pages);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) done();
      else reject(new Error(`astro build failed:\n${said}`));
    });
  });
}

/**
 * Where Astro writes. Its prerenderer loads packages from there, so the folder must lie within the project; for an
 * output elsewhere Astro would share `.astro` between all builds, so such a data folder gets one of its own.
 */
function workFolder(site: string): string {
  const next = `${site}-next`;
  if (!relative(process.cwd(), next).startsWith('..')) return next;
  const name = createHash('sha256').update(site).digest('hex').slice(0, 16);
  return resolve('node_modules/.cache/site-builds', name);
}

/** Renames, or copies where the data folder is on another disk. */
async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  }
}

/** Builds beside the site that is being served and swaps it in; a failed build leaves the old one, and its reason. */
export async function buildSite(
  db: Db,
  folders: SiteFolders,
  count: (done: number, all: number) => void,
): Promise<BuildReport> {
  const publish = await startPublish(db, publishText.interrupted);
  try {
    const report = await buildAndSwap(folders, count);
    await finishPublish(db, publish, { ...report, finishedAt: new Date(report.builtAt) });
    return report;
  } catch (error) {
    await failPublish(db, publish, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

async function buildAndSwap(
  { site, cache }: SiteFolders,
  count: (done: number, all: number) => void,
): Promise<BuildReport> {
  const fingerprint = await sourceFingerprint();
  const next = `${site}-next`;
  const work = workFolder(site);
  await rm(work, { recursive: true, force: true });
  await runAstro(work, cache, count);
  if (work !== next) {
    await rm(next, { recursive: true, force: true });
    await moveFolder(work, next);
  }
  const report = await readBuildReport(next);
  if (!report) throw new Error('astro build ended without a report');
  await writeFile(join(next, FINGERPRINT), fingerprint);
  const old = `${site}-old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(site)) await rename(site, old);
  await rename(next, site);
  await rm(old, { recursive: true, force: true });
  return report;
}
