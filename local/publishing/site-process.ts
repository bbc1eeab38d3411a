import { resolve, sep } from 'node:path';
import { connect } from '#db/client.ts';
import { LiveCatalogue } from '#src/build/live-catalogue.ts';
import { PageMemo } from '#src/build/page-memo.ts';
import { shareWithBuild } from '#src/build/site-process.ts';
import { setPageYear, shopYear } from '#src/domain/shop-year.ts';
import { env } from '#src/server/env.ts';
import { readBuildReport } from './build-site.ts';
import { AppOfBuild } from './app-of-build.ts';
import { SecondApp } from './second-app.ts';
import { byAddress, type RenderedPath } from './kept-app.ts';
import { copyKeptBundle, forgetBundle, keepBundle } from './kept-bundles.ts';
import { PageLists } from './page-lists.ts';
import { publishChanges } from './publish-changes.ts';
import {
  forgetEmptyPages,
  readShownPages,
  type ShownPages,
  shownPages,
  writeShownPages,
} from './shown-pages.ts';
import type { Sharing } from './render-pages.ts';
import { SecondProcess } from './second-process.ts';
import { MUST_BUILD, type SiteTask, type TaskMessage, type TaskResult } from './site-tasks.ts';
import { bundleFolder } from './site-worker.ts';

// The process that makes pages, a child of the server: a build does not use the server's memory and processor time.
const sharing = JSON.parse(process.argv[2] ?? '') as Sharing;
const ownBundle = bundleFolder(process.pid);
const live = new LiveCatalogue(connect(env().DATABASE_URL));
const lists = new PageLists();
const kept = new AppOfBuild();
/** The pages of the site, and the version of the catalogue that they show. */
let shown: ShownPages | undefined;
let shownVersion: number | undefined;
/** True once the pages have been listed in this process, so that a publish has to list only what has changed. */
let isListed = false;
let isBundleOnly = false;
/** The process that this one shares a large site with, and what this one does as such a process. */
let second: SecondProcess | undefined;
let secondApp: SecondApp | undefined;
let memoYear: number | undefined;
let memo = new PageMemo();

const send = (message: TaskMessage) => process.send?.(message);
const report = (done: number, all: number) => send({ kind: 'progress', done, all });

shareWithBuild({
  catalogue: () => live.current(),
  get memo() {
    return memo;
  },
  digests: new WeakMap(),
  list: (pattern, pages) => lists.list(pattern, pages),
  setUpRenderer: (bundle, setUp) => kept.keep(bundle, ownBundle, setUp),
  listed: (paths) => {
    shown = shownPages(byAddress(paths as RenderedPath[]));
    isListed = true;
    report(0, shown.size);
  },
  rendered: report,
  get isBundleOnly() {
    return isBundleOnly;
  },
});

/** Drops what was made for another year. */
function makePagesFor(year: number): void {
  setPageYear(year);
  if (memoYear !== year) memo = new PageMemo();
  memoYear = year;
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
  const { app, astroChanged } = kept;
  if (astroChanged) throw astroChanged;
  const published = await readBuildReport(site);
  if (!app || !shown || !published || shownVersion !== published.version) throw new Error(MUST_BUILD);
  const started = performance.now();
  // A publish that fails may leave `shown` ahead of the files on disk.
  shownVersion = undefined;
  keepSecond();
  second?.list(shopYear());
  const index = await live.refresh();
  lists.begin(isListed ? 'changed' : 'all');
  const found = await app.list();
  const isFirst = !isListed;
  isListed = true;
  const made = await publishChanges(
    { app, index, site, started, shown, found, isFirst, lists, second, sharedFrom: sharing.publishPages },
    report,
  );
  shownVersion = made.report.version;
  return made;
}

/** Keeps a second process running beside this one while it has a large site. */
function keepSecond(): void {
  const isLarge = shown !== undefined && shown.size >= sharing.sitePages;
  if (kept.app && isLarge && (!second || second.hasEnded))
    second = SecondProcess.start(ownBundle, shopYear(), sharing);
}

async function buildAll({ sources, outDir, cacheDir }: Extract<SiteTask, { kind: 'build' }>) {
  isBundleOnly = false;
  // It has the old bundle.
  await second?.close();
  second = undefined;
  await runAstro({ outDir, cacheDir });
  const built = await readBuildReport(outDir);
  shownVersion = built?.version;
  // Only later starts need these, so a build does not fail where they cannot be written.
  await keepBundle(ownBundle, sources).catch(() => undefined);
  if (built && shown) await writeShownPages(outDir, built.version, shown).catch(() => undefined);
  return built;
}

async function loadBundle({ sources, outDir, cacheDir }: Extract<SiteTask, { kind: 'open' }>) {
  if (await copyKeptBundle(sources, ownBundle)) {
    await kept.open(ownBundle).catch(async (error: unknown) => {
      await forgetBundle(sources);
      throw error;
    });
    return;
  }
  isBundleOnly = true;
  await runAstro({ outDir, cacheDir });
}

async function open(task: Extract<SiteTask, { kind: 'open' }>) {
  await loadBundle(task);
  shownVersion = task.version;
  await listShown(task);
  const emptyPages = shown ? forgetEmptyPages(task.site, shown) : 0;
  // Then the next publish compares all pages.
  if (emptyPages > 0) isListed = false;
  return { emptyPages };
}

async function listShown({ site, version }: Extract<SiteTask, { kind: 'open' }>) {
  if ((await live.refresh()).catalogue.version !== version) {
    // Saved since the site was published: the next publish compares with the list that was written then.
    shown = await readShownPages(site, version);
    if (!shown) throw new Error(MUST_BUILD);
    return;
  }
  lists.begin('all');
  const paths = await kept.app?.list();
  shown = paths && shownPages(paths);
  isListed = true;
}

async function run(task: SiteTask): Promise<TaskResult> {
  makePagesFor(task.year);
  switch (task.kind) {
    case 'build':
      return { report: await buildAll(task) };
    case 'publish':
      return publish(task.site);
    case 'render':
      return { written: (await secondApp?.render(task.pages)) ?? new Set() };
    case 'open':
      return open(task);
    case 'openSecond':
      secondApp = await SecondApp.open(task.bundle, live, lists);
      return {};
    case 'list':
      await secondApp?.list();
      return {};
  }
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

async function runAndReport(task: SiteTask): Promise<void> {
  let result: TaskResult;
  try {
    result = await run(task);
  } catch (error) {
    return void send({ kind: 'failed', reason: reasonOf(error) });
  }
  send({ kind: 'done', result, memoryBytes: process.memoryUsage.rss() });
  await afterAnswer(task);
  send({ kind: 'complete' });
}

/** What nobody waits for. */
async function afterAnswer(task: SiteTask): Promise<void> {
  // Ready before the first edit.
  if (task.kind === 'open') keepSecond();
  // Without the list a later start may have to build everything.
  if (task.kind === 'publish' && shown && shownVersion !== undefined)
    await writeShownPages(task.site, shownVersion, shown).catch(() => undefined);
}

let tasks = Promise.resolve();
process.on('message', (task: SiteTask) => {
  tasks = tasks.then(() => runAndReport(task));
});
// Ctrl-C in a terminal and the stop of a container reach every process. This one is ended by its parent, which waits for
// what follows the last answer.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
