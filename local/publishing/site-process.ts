import { resolve, sep } from 'node:path';
import { connect } from '#db/client.ts';
import type { BuildReport } from '#src/build/build-report.ts';
import { LiveCatalogue } from '#src/build/live-catalogue.ts';
import { PageMemo } from '#src/build/page-memo.ts';
import { shareWithBuild } from '#src/build/site-process.ts';
import { setPageYear } from '#src/domain/years.ts';
import { env } from '#src/server/env.ts';
import { readBuildReport } from '../build-site.ts';
import { byAddress, KeptApp, type SitePath } from './kept-app.ts';
import { copyKeptBundle, keepBundle } from './kept-bundles.ts';
import { PageLists } from './page-lists.ts';
import { publishChanges, versionOf } from './publish-changes.ts';
import { MUST_BUILD, type SiteNews, type SiteTask } from './site-tasks.ts';
import { bundleFolder } from './site-worker.ts';

// The process that makes pages, a child of the server: a build does not use the server's memory and processor time.
const ownBundle = bundleFolder(process.pid);
const live = new LiveCatalogue(connect(env().DATABASE_URL));
const lists = new PageLists();
let app: KeptApp | undefined;
let shown: Map<string, SitePath> | undefined;
let isBundleOnly = false;
let madeFor: number | undefined;
let memo = new PageMemo();

const send = (news: SiteNews) => process.send?.(news);
const report = (done: number, all: number) => send({ kind: 'progress', done, all });

shareWithBuild({
  catalogue: () => live.current(),
  get memo() {
    return memo;
  },
  digests: new WeakMap(),
  list: (pattern, pages) => lists.list(pattern, pages),
  setUpRenderer: async (bundle, setUp) => {
    app = await KeptApp.keep(bundle, ownBundle, setUp);
  },
  listed: (paths) => {
    shown = byAddress(paths as SitePath[]);
    report(0, shown.size);
  },
  drawn: report,
  get isBundleOnly() {
    return isBundleOnly;
  },
});

/** Drops what was made for another year. */
function makePagesFor(year: number): void {
  setPageYear(year);
  if (madeFor !== year) memo = new PageMemo();
  madeFor = year;
}

async function runAstro({ outDir, cacheDir }: { outDir: string; cacheDir: string }): Promise<void> {
  const folder = (path: string) => resolve(path) + sep;
  lists.begin('all');
  await live.refresh();
  // Loaded here only: its thousand modules take a second or two.
  const { build } = await import('astro');
  // Quiet, because Astro prints a line for every page.
  await build({
    root: process.cwd(),
    outDir: folder(outDir),
    cacheDir: folder(cacheDir),
    logLevel: 'warn',
    // A build without pages would delete the pages that the last one kept.
    ...(isBundleOnly && { experimental: { incrementalBuild: false } }),
  });
}

async function publish(site: string) {
  const { catalogue } = await live.current();
  if (!app || !shown || catalogue.version !== versionOf(site)) throw new Error(MUST_BUILD);
  const started = performance.now();
  const index = await live.refresh();
  lists.begin('changed');
  const found = await app.list();
  return publishChanges({ app, index, site, started, shown, found, lists }, report);
}

async function buildAll({ sources, outDir, cacheDir }: Extract<SiteTask, { kind: 'build' }>) {
  isBundleOnly = false;
  await runAstro({ outDir, cacheDir });
  await keepBundle(ownBundle, sources);
  return readBuildReport(outDir);
}

async function open({ sources, version, ...folders }: Extract<SiteTask, { kind: 'open' }>) {
  if (await copyKeptBundle(sources, ownBundle)) {
    app = await KeptApp.open(ownBundle);
    lists.begin('all');
    await live.refresh();
  } else {
    isBundleOnly = true;
    await runAstro(folders);
  }
  if ((await live.current()).catalogue.version !== version) throw new Error(MUST_BUILD);
  shown = await app?.list();
}

async function run(task: SiteTask): Promise<BuildReport | undefined> {
  makePagesFor(task.year);
  if (task.kind === 'publish') return publish(task.site);
  if (task.kind === 'build') return buildAll(task);
  await open(task);
  return undefined;
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

process.on('message', (task: SiteTask) => {
  run(task).then(
    (finished) => send({ kind: 'done', report: finished, memoryBytes: process.memoryUsage.rss() }),
    (error: unknown) => send({ kind: 'failed', reason: reasonOf(error) }),
  );
});
process.on('disconnect', () => process.exit());
