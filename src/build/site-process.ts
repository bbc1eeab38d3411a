import type { CatalogueIndex } from './catalogue-index.ts';
import type { PageMemo } from './page-memo.ts';
import type { StaticPage } from './static-page.ts';

/** A page that a build looks at, as Astro's prerenderer lists it. */
export type ListedPath<Route = unknown> = { pathname: string; route: Route; cacheKey?: string | undefined };

/**
 * What the process that publishes gives to the build that runs within it. It holds the modules of this folder three times,
 * as Node reads them, inside Astro's bundle and in the copy of it, so what they share hangs on the global object.
 */
export type SiteProcess = {
  /** Instead of reading the catalogue anew. */
  catalogue: () => Promise<CatalogueIndex>;
  /** Of the pages of one year. */
  memo: PageMemo;
  digests: WeakMap<object, string>;
  /** Hears the pages of one route, by its pattern, and answers those that have to be looked at. */
  list: (pattern: string, pages: readonly StaticPage<object>[]) => readonly StaticPage<object>[];
  /** Called with the folder of the bundle's pages instead of Astro's own set-up, which it calls. */
  setUpRenderer: (bundle: URL, setUp: () => Promise<void>) => Promise<void>;
  /** All that the build lists, before any page is drawn. */
  listed: (paths: readonly ListedPath[]) => void;
  drawn: (done: number, all: number) => void;
  /** The bundle alone is wanted: no page is drawn. */
  isBundleOnly: boolean;
};

const PLACE = Symbol.for('premium-parts.site-process');
const shared = globalThis as { [PLACE]?: SiteProcess | undefined };

export const siteProcess = (): SiteProcess | undefined => shared[PLACE];

export function shareWithBuild(own: SiteProcess): void {
  shared[PLACE] = own;
}
