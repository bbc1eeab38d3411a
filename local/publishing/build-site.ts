import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Db } from '#db/client.ts';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { failPublish, finishPublish, startPublish, wasPublished } from '#db/queries/catalogue/publishing.ts';
import type { BuildReport } from '#src/build/build-report.ts';
import { shopYear } from '#src/domain/shop-year.ts';
import { prunePublishes } from '#src/server/publishing/prune-publishes.ts';
import { publishText } from '#src/strings/publish.ts';
import { keepPreviousAssets } from './previous-assets.ts';
import { assertFreeSpace } from './free-space.ts';
import { type OnProgress, SiteWorker } from './site-worker.ts';

export type SiteFolders = {
  /** The folder of visitors' files; replaced as a whole after a successful build. */
  site: string;
  /** Astro's cache of finished pages. */
  cache: string;
};

const FINGERPRINT = '.built-from';
/** Everything except data that pages are made from. */
const SOURCES = [
  'src',
  'public',
  'db/client.ts',
  'db/queries',
  'db/schema',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'netlify.toml',
];

/**
 * Changes when a source file of pages changes. Compares size and time, because reading every file would take longer.
 */
export async function sourceFingerprint(year = shopYear()): Promise<string> {
  const { SITE_URL = '', URL: deployUrl = '', SHOP_PREVIEW = '' } = process.env;
  const hash = createHash('sha256').update(
    `${process.version} ${year} ${SITE_URL} ${deployUrl} ${SHOP_PREVIEW}`,
  );
  for (const source of SOURCES) {
    if (!existsSync(source)) continue;
    const isFile = (await stat(source)).isFile();
    const names = isFile ? [''] : (await readdir(source, { recursive: true })).sort();
    for (const name of names) {
      const file = await stat(join(source, name));
      if (!file.isDirectory()) hash.update(`${source}/${name} ${file.size} ${file.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** What `sourceFingerprint` was when the site in this folder was built. */
export const builtFrom = (site: string): Promise<string> =>
  readFile(join(site, FINGERPRINT), 'utf8').catch(() => '');

export async function readBuildReport(site: string): Promise<BuildReport | undefined> {
  try {
    return JSON.parse(await readFile(join(site, 'build.json'), 'utf8')) as BuildReport;
  } catch {
    // Never built, or the build was killed: the next one starts from scratch.
    return undefined;
  }
}

/** True when the folder shows this version of this database's catalogue, made from these sources. */
export async function isUpToDate(db: Db, site: string): Promise<boolean> {
  const report = await readBuildReport(site);
  if (report?.version !== (await findCatalogueVersion(db))) return false;
  // The catalogue of another database may have the same version.
  if (!(await wasPublished(db, report.version, new Date(report.builtAt)))) return false;
  return (await builtFrom(site)) === (await sourceFingerprint());
}

/** The next start builds the site, whatever it looks like: another catalogue may have had the same version. */
export async function invalidateSite(site: string): Promise<void> {
  for (const folder of [site, `${site}-old`]) await rm(join(folder, 'build.json'), { force: true });
}

/** True when there is a finished site to serve. Puts it back where a killed build had just moved it aside. */
export async function hasSite(site: string): Promise<boolean> {
  if (!existsSync(site) && existsSync(`${site}-old`)) await rename(`${site}-old`, site);
  return (await readBuildReport(site)) !== undefined;
}

/**
 * Where Astro writes. Its prerenderer loads packages from there, so the folder must be inside the project. With an
 * output folder elsewhere Astro would share `.astro` between all builds, so such a data folder gets a work folder of
 * its own.
 */
export function workFolder(site: string): string {
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

/**
 * Builds beside the site that is being served and swaps it in. A failed build keeps the old site and records its
 * reason in the log of publishes. A given `worker` keeps running and can publish changes to the new site.
 */
export async function buildSite(
  db: Db,
  folders: SiteFolders,
  onProgress: OnProgress,
  worker?: SiteWorker,
): Promise<BuildReport> {
  const builder = worker ?? new SiteWorker();
  try {
    return await recordPublish(db, () => buildAndSwap(folders, onProgress, builder));
  } finally {
    if (!worker) await builder.close();
  }
}

/** The database cannot be written, for example because the disk is full. */
export class NotRecorded extends Error {
  override readonly name = 'NotRecorded';
}

/**
 * Runs `work` as a publish in the log of publishes: first building, then live or failed with its reason.
 *
 * @throws NotRecorded before anything is done
 */
export async function recordPublish(
  db: Db,
  work: (id: number) => Promise<BuildReport>,
): Promise<BuildReport> {
  const id = await startPublish(db, publishText.interrupted).catch((cause: unknown) => {
    throw new NotRecorded('a publish cannot be recorded', { cause });
  });
  try {
    const report = await work(id);
    await finishPublish(db, id, { ...report, finishedAt: new Date(report.builtAt) });
    await prunePublishes(db, report.version);
    return report;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Where even that cannot be written, as on a full disk, the publish's own error says more.
    await failPublish(db, id, reason).catch(() => undefined);
    throw error;
  }
}

export async function buildAndSwap(
  { site, cache }: SiteFolders,
  onProgress: OnProgress,
  worker: SiteWorker,
  year = shopYear(),
): Promise<BuildReport> {
  const fingerprint = await sourceFingerprint(year);
  await assertFreeSpace(site);
  const next = `${site}-next`;
  const work = workFolder(site);
  await rm(work, { recursive: true, force: true });
  const task = { kind: 'build', year, sources: fingerprint, outDir: work, cacheDir: cache } as const;
  await worker.run(task, onProgress).catch((cause: unknown) => {
    throw new Error(`astro build failed: ${cause instanceof Error ? cause.message : String(cause)}`);
  });
  if (work !== next) {
    await rm(next, { recursive: true, force: true });
    await moveFolder(work, next);
  }
  const report = await readBuildReport(next);
  if (!report) throw new Error('astro build ended without a report');
  await writeFile(join(next, FINGERPRINT), fingerprint);
  await keepPreviousAssets(site, next);
  const old = `${site}-old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(site)) await rename(site, old);
  await rename(next, site);
  await rm(old, { recursive: true, force: true });
  return report;
}
