import { existsSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import type { ListedPath } from '#src/build/site-process.ts';

/** A page of the site: where Astro finds it, and the digest of its props. */
export type SitePath = ListedPath<RouteData>;

/** Astro is not built as this code expects; whoever catches this runs `astro build` instead. */
export class AstroChanged extends Error {
  override readonly name = 'AstroChanged';
}

/**
 * The part of Astro's prerender entry that is used here. Not public: `assertKnown` checks it before anything uses it.
 */
type PrerenderApp = {
  setInternals: (internals: unknown) => void;
  setOptions: (options: unknown) => void;
  getOptions: () => { origin: string };
  readonly routeCache: { clearAll: () => void };
  render: (request: Request, options: { routeData: RouteData }) => Promise<Response>;
};

function assertKnown(entry: { app?: Partial<PrerenderApp> }): asserts entry is { app: PrerenderApp } {
  const { app } = entry;
  for (const name of ['setInternals', 'setOptions', 'getOptions', 'render'] as const) {
    if (typeof app?.[name] !== 'function') throw new AstroChanged(`Astro's prerender entry has no ${name}`);
  }
}

async function importEntry(folder: string): Promise<PrerenderApp> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const entryName = names.find((name) => /^prerender-entry\..*\.mjs$/.test(name));
  if (!entryName) throw new AstroChanged(`no prerender entry in ${folder}`);
  const entry = (await import(pathToFileURL(join(folder, entryName)).href)) as {
    app?: Partial<PrerenderApp>;
  };
  assertKnown(entry);
  return entry.app;
}

/** Draws single pages with an existing bundle. */
export class KeptApp {
  readonly #app: PrerenderApp;

  private constructor(app: PrerenderApp) {
    this.#app = app;
  }

  /**
   * Copies the bundle, which Astro deletes, to `folder` (inside the project: the bundle imports packages) and sets
   * the copy up as Astro sets up its own. `setUp` is Astro's.
   *
   * @throws AstroChanged
   */
  static async keep(bundle: URL, folder: string, setUp: () => Promise<void>): Promise<KeptApp> {
    const astros = await importEntry(fileURLToPath(bundle));
    const given: { internals?: unknown; options?: unknown } = {};
    const { setInternals, setOptions } = astros;
    astros.setInternals = (internals) => setInternals.call(astros, (given.internals = internals));
    astros.setOptions = (options) => setOptions.call(astros, (given.options = options));
    await setUp();
    if (!given.internals || !given.options) throw new AstroChanged('Astro set its app up in another way');
    await rm(folder, { recursive: true, force: true });
    await cp(fileURLToPath(bundle), folder, { recursive: true });
    const copy = await importEntry(folder);
    copy.setInternals(given.internals);
    copy.setOptions(given.options);
    if (typeof copy.routeCache.clearAll !== 'function') throw new AstroChanged('the route cache has changed');
    return new KeptApp(copy);
  }

  /** All paths, as Astro lists them: when two have the same address, the first one counts. */
  async list(): Promise<Map<string, SitePath>> {
    this.#app.routeCache.clearAll();
    // The app's type is Astro's own; only the parts declared above are used.
    const all = (await new StaticPaths(this.#app as never).getAll()) as SitePath[];
    return byAddress(all);
  }

  /** A page's bytes; undefined when a route answers without a body. */
  async draw({ pathname, route }: SitePath): Promise<Buffer | undefined> {
    const url = new URL(fileOf({ pathname, route }), `${this.#app.getOptions().origin}/`);
    const response = await this.#app.render(new Request(url), { routeData: route });
    if (response.status >= 400 && !/^\/(404|500)$/.test(pathname)) {
      throw new Error(`${pathname} answered ${response.status}`);
    }
    return response.body ? Buffer.from(await response.arrayBuffer()) : undefined;
  }
}

export function byAddress(paths: readonly SitePath[]): Map<string, SitePath> {
  const found = new Map<string, SitePath>();
  for (const path of paths) {
    const address = path.pathname.replace(/^\/|\/$/g, '');
    if (!found.has(address)) found.set(address, path);
  }
  return found;
}

/** As `build.format: 'file'` names it, relative to the site's folder. */
export function fileOf({ pathname, route }: Pick<SitePath, 'pathname' | 'route'>): string {
  const path = pathname.replace(/^\//, '');
  if (route.type === 'endpoint') return path;
  return `${path || 'index'}.html`;
}
