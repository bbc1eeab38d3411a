import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { build } from 'astro';
import { connect } from '#db/client.ts';
import { KeptApp, type SitePath } from '#local/publishing/kept-app.ts';
import { PageLists } from '#local/publishing/page-lists.ts';
import { publishChanges } from '#local/publishing/publish-changes.ts';
import { bundleFolder } from '#local/publishing/site-worker.ts';
import { LiveCatalogue } from '#src/build/live-catalogue.ts';
import { PageMemo } from '#src/build/page-memo.ts';
import { shareWithBuild } from '#src/build/site-process.ts';
import { setPageYear } from '#src/domain/years.ts';
import { env } from '#src/server/env.ts';

// A child process of the tests. It makes the bundle once. For each request it reads the catalogue again, without any
// memo, and renders every page into an empty folder: a build from scratch without the bundling.
let app: KeptApp | undefined;

function startOver() {
  const live = new LiveCatalogue(connect(env().DATABASE_URL));
  const lists = new PageLists();
  shareWithBuild({
    catalogue: () => live.current(),
    memo: new PageMemo(),
    digests: new WeakMap(),
    list: (pattern, pages) => lists.list(pattern, pages),
    setUpRenderer: async (bundle, setUp) => {
      app = await KeptApp.keep(bundle, bundleFolder(process.pid), setUp);
    },
    listed: () => undefined,
    drawn: () => undefined,
    isBundleOnly: true,
  });
  return { live, lists };
}

async function makeBundle(): Promise<void> {
  startOver();
  const scratch = await mkdtemp(join(process.cwd(), 'node_modules/.cache/redraw-'));
  await build({
    root: process.cwd(),
    outDir: `${scratch}/site${sep}`,
    cacheDir: `${await mkdtemp(join(tmpdir(), 'redraw-'))}${sep}`,
    logLevel: 'warn',
    experimental: { incrementalBuild: false },
  });
}

async function redraw(site: string, year: number): Promise<void> {
  if (!app) await makeBundle();
  if (!app) throw new Error('Astro made no bundle');
  setPageYear(year);
  const { live, lists } = startOver();
  const index = await live.refresh();
  lists.begin('all');
  const found = await app.list();
  const shown = new Map<string, SitePath>();
  await publishChanges({ app, index, site, started: 0, shown, found, lists }, () => undefined);
}

process.on('message', ({ site, year }: { site: string; year: number }) => {
  redraw(site, year).then(
    () => process.send?.({}),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
