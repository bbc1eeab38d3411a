import { resolve, sep } from 'node:path';
import { build } from 'astro';
import { connect } from '#db/client.ts';
import { loadCatalogue } from '#db/queries/catalogue.ts';
import { CatalogueIndex } from '#src/build/catalogue-index.ts';
import { lendToBuild } from '#src/build/site-process.ts';
import { lastYear } from '#src/domain/years.ts';
import { env } from '#src/server/env.ts';
import { readBuildReport } from '../build-site.ts';
import { byAddress, KeptApp, type SitePath } from './kept-app.ts';
import { publishChanges, versionOf } from './publish-changes.ts';
import { bundleFolder } from './site-worker.ts';
import { MUST_BUILD, type SiteNews, type SiteTask } from './site-tasks.ts';

// The process that makes pages, a child of the server: a build's memory and its busy processor are not the server's.
const db = connect(env().DATABASE_URL);
let index: Promise<CatalogueIndex> | undefined;
let app: KeptApp | undefined;
let shown: Map<string, SitePath> | undefined;
let isBundleOnly = false;

const say = (news: SiteNews) => process.send?.(news);
const tell = (done: number, all: number) => say({ kind: 'progress', done, all });
const read = async () => new CatalogueIndex(await loadCatalogue(db, lastYear()));

lendToBuild({
  catalogue: () => (index ??= read()),
  setUpRenderer: async (bundle, setUp) => {
    app = await KeptApp.keep(bundle, bundleFolder(process.pid), setUp);
  },
  listed: (paths) => {
    shown = byAddress(paths as SitePath[]);
    tell(0, shown.size);
  },
  drawn: tell,
  get isBundleOnly() {
    return isBundleOnly;
  },
});

async function runAstro({ outDir, cacheDir }: { outDir: string; cacheDir: string }): Promise<void> {
  const folder = (path: string) => resolve(path) + sep;
  index = undefined;
  app = undefined;
  shown = undefined;
  // Quiet, because Astro prints a line for every page.
  await build({
    ...{ root: process.cwd(), outDir: folder(outDir), cacheDir: folder(cacheDir), logLevel: 'warn' },
    // A build without pages would throw away the pages that the last one kept.
    ...(isBundleOnly && { experimental: { incrementalBuild: false } }),
  });
}

async function run(task: SiteTask) {
  if (task.kind === 'build') {
    isBundleOnly = false;
    await runAstro(task);
    return readBuildReport(task.outDir);
  }
  if (task.kind === 'open') {
    isBundleOnly = true;
    await runAstro(task);
    index = read();
    if ((await index).catalogue.version !== task.version) throw new Error(MUST_BUILD);
    shown = await app?.list();
    return undefined;
  }
  if (!app || !shown || (await index)?.catalogue.version !== versionOf(task.site))
    throw new Error(MUST_BUILD);
  index = read();
  const now = await app.list();
  const report = await publishChanges({ app, index: await index, site: task.site }, shown, now, tell);
  shown = now;
  return report;
}

process.on('message', (task: SiteTask) => {
  run(task).then(
    (report) => say({ kind: 'done', report, memoryBytes: process.memoryUsage.rss() }),
    (error: unknown) =>
      say({
        kind: 'failed',
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
});
process.on('disconnect', () => process.exit());
