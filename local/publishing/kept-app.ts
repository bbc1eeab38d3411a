import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import type { ListedPath } from '#src/build/site-process.ts';

/** A page of the site: where Astro finds it, and the digest of its props. */
export type RenderedPath = ListedPath<RouteData>;

/** Astro is not built as this code expects; only `astro build` can make pages. */
export class AstroChanged extends Error {
  override readonly name = 'AstroChanged';
}

/**
 * The part of Astro's prerender entry that is used here. Not public: `assertKnown` checks it before anything uses it.
 */
type PrerenderApp = {
  setInternals: (internals: Internals) => void;
  setOptions: (options: Options & { logger?: unknown }) => void;
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

/** What pages need of Astro's build besides the bundle. */
type SetUp = {
  origin: string;
  /** Scripts that integrations add to pages. */
  scripts: unknown[];
  /** Built file of each script, by what Astro calls the script. */
  entries: [string, string][];
  /** Styles of each page, by what Astro calls the page. */
  pages: [string, { styles: unknown[] }][];
};

type Internals = {
  entrySpecifierToBundleMap: Map<string, string>;
  pagesByKeys: Map<string, { styles: unknown[] }>;
};
type Options = { origin: string; settings: { scripts: unknown[] } };
type CapturedSetUp = { internals?: Internals; options?: Options };

function setUpOf({ internals, options }: CapturedSetUp): SetUp {
  try {
    if (!internals || !options) throw new TypeError('nothing was set up');
    const pages = [...internals.pagesByKeys];
    return {
      origin: options.origin,
      scripts: [...options.settings.scripts],
      entries: [...internals.entrySpecifierToBundleMap],
      pages: pages.map(([key, { styles }]) => [key, { styles: [...styles] }]),
    };
  } catch (cause) {
    throw new AstroChanged('Astro set its app up in another way', { cause });
  }
}

/** Filled while Astro sets its app up. */
async function captureSetUp(bundle: string): Promise<CapturedSetUp> {
  const app = await importEntry(bundle);
  const captured: CapturedSetUp = {};
  const { setInternals, setOptions } = app;
  app.setInternals = (internals) => setInternals.call(app, (captured.internals = internals));
  app.setOptions = (options) => setOptions.call(app, (captured.options = options));
  return captured;
}

const SET_UP_FILE = 'set-up.json';

/** Astro's log of single pages: only errors are worth a line among the server's. */
const destination = {
  write: ({ level, message }: { level: string; message: string }) => {
    if (level === 'error') console.error(message);
  },
};

/** Renders single pages with an existing bundle. */
export class KeptApp {
  readonly #app: PrerenderApp;

  private constructor(app: PrerenderApp) {
    this.#app = app;
  }

  /**
   * Copies the bundle, which Astro deletes, to `folder` (inside the project: the bundle imports packages), and keeps the
   * settings of Astro's own app with it. `setUp` is Astro's; it runs in any case.
   *
   * @throws AstroChanged
   */
  static async keep(bundle: URL, folder: string, setUp: () => Promise<void>): Promise<KeptApp> {
    const source = fileURLToPath(bundle);
    const capturing = captureSetUp(source);
    await capturing.catch(() => undefined);
    await setUp();
    const json = JSON.stringify(setUpOf(await capturing));
    await rm(folder, { recursive: true, force: true });
    await cp(source, folder, { recursive: true });
    await writeFile(join(folder, SET_UP_FILE), json);
    return KeptApp.open(folder);
  }

  /**
   * A folder that `keep` filled, in this process or another.
   *
   * @throws AstroChanged
   */
  static async open(folder: string): Promise<KeptApp> {
    const { origin, scripts, entries, pages } = JSON.parse(
      await readFile(join(folder, SET_UP_FILE), 'utf8'),
    ) as SetUp;
    const app = await importEntry(folder);
    app.setInternals({ entrySpecifierToBundleMap: new Map(entries), pagesByKeys: new Map(pages) });
    app.setOptions({ origin, settings: { scripts }, logger: { options: { destination } } });
    if (typeof (app as Partial<PrerenderApp>).routeCache?.clearAll !== 'function') {
      throw new AstroChanged('the route cache has changed');
    }
    return new KeptApp(app);
  }

  /** All paths, as Astro lists them: when two have the same address, the first one counts. */
  async list(): Promise<Map<string, RenderedPath>> {
    this.#app.routeCache.clearAll();
    // The app's type is Astro's own; only the parts declared above are used.
    const all = (await new StaticPaths(this.#app as never).getAll()) as RenderedPath[];
    return byAddress(all);
  }

  /** A page's bytes; undefined when a route answers without a body. */
  async render({ pathname, route }: RenderedPath): Promise<Buffer | undefined> {
    const url = new URL(fileOf({ pathname, route }), `${this.#app.getOptions().origin}/`);
    const response = await this.#app.render(new Request(url), { routeData: route });
    if (response.status >= 400 && !/^\/(404|500)$/.test(pathname)) {
      throw new Error(`${pathname} answered ${response.status}`);
    }
    return response.body ? Buffer.from(await response.arrayBuffer()) : undefined;
  }
}

export function byAddress(paths: readonly RenderedPath[]): Map<string, RenderedPath> {
  const found = new Map<string, RenderedPath>();
  for (const path of paths) {
    const address = path.pathname.replace(/^\/|\/$/g, '');
    if (!found.has(address)) found.set(address, path);
  }
  return found;
}

/** As `build.format: 'file'` names it, relative to the site's folder. */
export function fileOf({ pathname, route }: Pick<RenderedPath, 'pathname' | 'route'>): string {
  const path = pathname.replace(/^\//, '');
  if (route.type === 'endpoint') return path;
  return `${path || 'index'}.html`;
}
