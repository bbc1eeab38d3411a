import type { StaticPage } from '#src/build/static-page.ts';

type Page = StaticPage<object>;
type Lists = Map<string, readonly Page[]>;

/**
 * Which pages each route had at the last publish, and so which were added, changed or removed since. A page that is
 * the same object is unchanged; the keys of the others are compared.
 */
export class PageLists {
  readonly #shown: Lists = new Map();
  #changedOnly = false;
  #gone: string[] = [];

  /** Patterns of the routes that are tracked here. */
  get patterns(): ReadonlySet<string> {
    return new Set(this.#shown.keys());
  }

  /** From now on `list` returns all pages, or only those that differ from the last time. */
  begin(want: 'all' | 'changed'): void {
    this.#changedOnly = want === 'changed';
    this.#gone = [];
  }

  list(pattern: string, pages: readonly Page[]): readonly Page[] {
    const before = this.#shown.get(pattern) ?? [];
    this.#shown.set(pattern, pages);
    if (!this.#changedOnly) return pages;
    const old = new Set(before);
    const fresh = pages.filter((page) => !old.has(page));
    const kept = new Set(pages);
    const missing = before.filter((page) => !kept.has(page));
    const keys = new Map(missing.map((page) => [addressOf(pattern, page), page.cacheKey]));
    const addresses = new Set(fresh.map((page) => addressOf(pattern, page)));
    this.#gone.push(...[...keys.keys()].filter((address) => !addresses.has(address)));
    return fresh.filter((page) => keys.get(addressOf(pattern, page)) !== page.cacheKey);
  }

  /** Addresses of pages that were removed since `begin`. */
  get gone(): readonly string[] {
    return this.#gone;
  }
}

/** The address that Astro makes from a route's pattern. */
const addressOf = (pattern: string, { params }: Pick<Page, 'params'>): string =>
  pattern.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_mark, name: string) => params[name] ?? '');
