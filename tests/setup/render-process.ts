import { connect } from '#db/client.ts';
import { KeptApp } from '#local/publishing/kept-app.ts';
import { copyKeptBundle } from '#local/publishing/kept-bundles.ts';
import { PageLists } from '#local/publishing/page-lists.ts';
import { publishChanges } from '#local/publishing/publish-changes.ts';
import { bundleFolder } from '#local/publishing/site-worker.ts';
import { LiveCatalogue } from '#src/build/live-catalogue.ts';
import { PageMemo } from '#src/build/page-memo.ts';
import { shareWithBuild } from '#src/build/site-process.ts';
import { setPageYear } from '#src/domain/shop-year.ts';
import { env } from '#src/server/env.ts';

// A child process of the tests. It loads the bundle of the site once. For each request it reads the catalogue again,
// without any memo, and renders every page into an empty folder: a build from scratch without the bundling.
let app: KeptApp | undefined;

function startOver() {
  const live = new LiveCatalogue(connect(env().DATABASE_URL));
  const lists = new PageLists();
  shareWithBuild({
    catalogue: () => live.current(),
    memo: new PageMemo(),
    digests: new WeakMap(),
    list: (pattern, pages) => lists.list(pattern, pages),
    setUpRenderer: () => Promise.reject(new Error('Astro does not run here')),
    listed: () => undefined,
    rendered: () => undefined,
    isBundleOnly: true,
  });
  return { live, lists };
}

async function loadBundle(sources: string): Promise<KeptApp> {
  const folder = bundleFolder(process.pid);
  if (!(await copyKeptBundle(sources, folder))) throw new Error('the bundle of the site was not kept');
  return KeptApp.open(folder);
}

type Request = { site: string; year: number; sources: string };

async function renderSite({ site, year, sources }: Request): Promise<void> {
  setPageYear(year);
  const { live, lists } = startOver();
  app ??= await loadBundle(sources);
  const index = await live.refresh();
  lists.begin('all');
  const found = await app.list();
  await publishChanges({ app, index, site, started: 0, shown: new Map(), found, lists }, () => undefined);
}

process.on('message', (request: Request) => {
  renderSite(request).then(
    () => process.send?.({}),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
