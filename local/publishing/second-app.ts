import { writeFileSync } from 'node:fs';
import type { CatalogueIndex } from '#src/build/catalogue-index.ts';
import type { LiveCatalogue } from '#src/build/live-catalogue.ts';
import { KeptApp, type RenderedPath } from './kept-app.ts';
import type { PageLists } from './page-lists.ts';
import type { PageOrder } from './render-pages.ts';

/** Renders pages for another process that makes pages, with its bundle. */
export class SecondApp {
  readonly #app: KeptApp;
  readonly #live: LiveCatalogue;
  readonly #lists: PageLists;
  #index: CatalogueIndex | undefined;
  #found: ReadonlyMap<string, RenderedPath> = new Map();

  private constructor(app: KeptApp, live: LiveCatalogue, lists: PageLists) {
    this.#app = app;
    this.#live = live;
    this.#lists = lists;
  }

  static async open(bundle: string, live: LiveCatalogue, lists: PageLists): Promise<SecondApp> {
    const secondApp = new SecondApp(await KeptApp.open(bundle), live, lists);
    await secondApp.list();
    return secondApp;
  }

  /** Lists the pages that have changed since the last call, at first all of them: those can be rendered. */
  async list(): Promise<void> {
    const index = await this.#live.refresh();
    if (index === this.#index) return;
    this.#lists.begin(this.#index ? 'changed' : 'all');
    this.#found = await this.#app.list();
    this.#index = index;
  }

  /** Writes pages; returns the addresses without those that were not listed or have another key. */
  async render(pages: readonly PageOrder[]): Promise<ReadonlySet<string>> {
    const written = new Set<string>();
    for (const [address, cacheKey, file] of pages) {
      const path = this.#found.get(address);
      const content = path?.cacheKey === cacheKey ? await this.#app.render(path) : undefined;
      if (!content) continue;
      writeFileSync(file, content);
      written.add(address);
    }
    return written;
  }
}
