import type { CatalogueIndex } from './catalogue-index.ts';
import type { PageMemo } from './page-memo.ts';
import type { StaticPage } from './static-page.ts';

/** A page of a build, as Astro's prerenderer lists it. */
export type ListedPath<Route = unknown> = { pathname: string; route: Route; cacheKey?: string | undefined };

/**
 * What the publishing process passes to the build that runs within it. The modules of this folder are loaded three
 * times (by Node, in Astro's bundle and in the copy of it), so what they share is on the global object.
 */
type SiteProcess = {
  /** Used instead of reading the catalogue again. */
  catalogue: () => Promise<CatalogueIndex>;
  /** The memo for the pages of one year. */
  memo: PageMemo;
  digests: WeakMap<object, string>;
  /** Receives the pages of one route, by its pattern, and returns those that may have to be rendered. */
  list: (pattern: string, pages: readonly StaticPage<object>[]) => readonly StaticPage<object>[];
  /** Called with the folder of the bundle's pages instead of Astro's own set-up, which it calls. */
  setUpRenderer: (bundle: URL, setUp: () => Promise<void>) => Promise<void>;
  /** Receives everything that the build lists, before any page is rendered. */
  listed: (paths: readonly ListedPath[]) => void;
  rendered: (done: number, all: number) => void;
  /** True when only the bundle is wanted: no page is rendered. */
  isBundleOnly: boolean;
};

const GLOBAL_KEY = Symbol.for('premium-parts.site-process');
const shared = globalThis as { [GLOBAL_KEY]?: SiteProcess | undefined };

export const siteProcess = (): SiteProcess | undefined => shared[GLOBAL_KEY];

export function shareWithBuild(own: SiteProcess): void {
  shared[GLOBAL_KEY] = own;
}
