import type { BuildReport } from '#src/build/build-report.ts';
import type { CatalogueIndex } from '#src/build/catalogue-index.ts';
import { listRedirects, manufacturerAddresses } from '#src/build/list-redirects.ts';
import { shopYear } from '#src/domain/shop-year.ts';
import { fileOf, type KeptApp, type RenderedPath } from './kept-app.ts';
import type { PageLists } from './page-lists.ts';
import { renderPages, type SecondRenderer, type WantedPage } from './render-pages.ts';
import { removeShownPages, shownPage, type ShownPages } from './shown-pages.ts';
import { SiteChanges } from './site-changes.ts';

const REPORT_EVERY_PAGES = 50;

type Publish = {
  app: KeptApp;
  /** The catalogue that the site is to show. */
  index: CatalogueIndex;
  site: string;
  /** As `performance.now()`. */
  started: number;
  /** Every page of the site; updated here. */
  shown: ShownPages;
  /** Paths that may differ. */
  found: ReadonlyMap<string, RenderedPath>;
  /** True when nothing was listed in this process before: `found` is every path then. */
  isFirst?: boolean;
  lists: PageLists;
  /** For a publish of at least `sharedFrom` pages. */
  second?: SecondRenderer | undefined;
  sharedFrom?: number;
};

/** Renders the pages that differ and writes them into the site. Throws before anything is replaced. */
export async function publishChanges(
  { app, index, site, started, shown, found, isFirst = false, lists, second, sharedFrom = 0 }: Publish,
  onProgress: (done: number, all: number) => void,
): Promise<{ report: BuildReport; sharedPages: number }> {
  const changes = new SiteChanges(site);
  // A page without a key may show anything, so it is always rendered; its file stays when the bytes are the same.
  const wanted = [...found].filter(
    ([address, { cacheKey }]) => cacheKey === undefined || shown.get(address)?.cacheKey !== cacheKey,
  );
  let done = 0;
  // This file says that all the others are there, so it is written last.
  const render = (path: RenderedPath) =>
    fileOf(path) === 'build.json' ? Promise.resolve(undefined) : app.render(path);
  const count = ([address, path]: WantedPage) => {
    shown.set(address, shownPage(path));
    if (++done % REPORT_EVERY_PAGES === 0) onProgress(done, wanted.length);
  };
  const sharedPages = await renderPages(
    wanted,
    {
      render,
      onRendered: (page, content) => {
        if (content) changes.put(fileOf(page[1]), content);
        count(page);
      },
      newName: () => changes.newName(),
      onWritten: (page, file) => {
        changes.putWritten(fileOf(page[1]), file);
        count(page);
      },
    },
    wanted.length < sharedFrom ? undefined : second,
  );
  const gone = isFirst
    ? [...shown.keys()].filter((address) => !found.has(address))
    : [...lists.gone.map(withoutSlash), ...goneFromOtherRoutes(shown, found, lists)];
  for (const address of gone) {
    const page = shown.get(address);
    if (page) changes.remove(page.file);
    shown.delete(address);
  }
  changes.put('_redirects', Buffer.from(listRedirects(manufacturerAddresses(index.catalogue))));

  const pages = changes.files.filter((file) => file.endsWith('.html')).length;
  const report = (): BuildReport => ({
    version: index.catalogue.version,
    year: shopYear(),
    builtAt: new Date().toISOString(),
    pages: shown.size,
    rendered: pages,
    renderedKeyed: pages,
    durationMs: Math.round(performance.now() - started),
  });
  await removeShownPages(site);
  changes.apply({ file: 'build.json', content: () => `${JSON.stringify(report())}\n` });
  return { report: report(), sharedPages };
}

const withoutSlash = (address: string) => address.replace(/^\//, '');

/** Removed pages of routes that list their pages to Astro alone, without `listed`. */
function goneFromOtherRoutes(
  shown: ShownPages,
  found: ReadonlyMap<string, RenderedPath>,
  lists: PageLists,
): string[] {
  const { patterns } = lists;
  return [...shown]
    .filter(([address, { pattern }]) => !patterns.has(pattern) && !found.has(address))
    .map(([address]) => address);
}
