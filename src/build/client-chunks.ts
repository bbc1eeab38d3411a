import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const PAGE_SCRIPT = /[\\/]src[\\/]islands[\\/]page\.ts$/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** The index of nanostores exports them, and the page imports from it; but only `@nanostores/react` uses them. */
const STORES_OF_REACT = /[\\/]nanostores[\\/](?:listen-keys|deep-map)[\\/]/;

/** The files that are requested together with an island's own. */
const REQUESTED_WITH_ISLANDS = /\/(?:react|rolldown-runtime|calls|rules|views)\.[^/]+\.js$/;

/** The helper that Vite adds to every file with an `import()`, and what is bundled in its place. */
const VITE_PRELOAD = '\0vite/preload-helper.js';
const PRELOAD_SCRIPTS = fileURLToPath(new URL('../islands/preload-scripts.ts', import.meta.url));

type Modules = ReadonlySet<string>;
type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

const hasReact = (modules: Modules) => [...modules].some((id) => REACT.test(id));

/** The module and everything that it imports, without what it loads later by `import()`. */
function importedBy(id: string, graph: Graph, found = new Set<string>()): Modules {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) importedBy(next, graph, found);
  return found;
}

/** The scripts that these modules load by `import()`. */
const loadedBy = (modules: Modules, graph: Graph): string[] =>
  [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);

/** The scripts of a first touch; one without React may be a short one that loads another with it. */
function touchedScripts(page: Modules, graph: Graph): Modules[] {
  const next = (script: string) => {
    const modules = importedBy(script, graph);
    return hasReact(modules) ? [script] : [script, ...loadedBy(modules, graph)];
  };
  const scripts = new Set(loadedBy(page, graph).flatMap(next));
  return [...scripts].map((script) => importedBy(script, graph));
}

/**
 * Groups the scripts of the shop's pages into few files, since on a phone another round of requests takes longer than
 * a few more kilobytes: React, what every page loads, what some pages load without a touch, and what several islands
 * share, without and with React. The bundler's default is a file for every set of islands: thirty small ones at the
 * first touch of the filters.
 */
export function clientChunks(): Plugin {
  let page: Modules = new Set();
  let calls: Modules = new Set();
  let rules: Modules = new Set();
  let views: Modules = new Set();
  // A group takes what its modules import as well, if no earlier one has it.
  const groups = [
    { name: 'react', test: (id: string) => REACT.test(id) || STORES_OF_REACT.test(id) },
    { name: 'page', test: (id: string) => page.has(id) },
    { name: 'calls', test: (id: string) => calls.has(id) },
    { name: 'rules', test: (id: string) => rules.has(id) },
    { name: 'views', test: (id: string) => views.has(id) },
  ];
  return {
    name: 'client-chunks',
    enforce: 'pre',
    resolveId: (source) => (source === VITE_PRELOAD ? PRELOAD_SCRIPTS : undefined),
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: { groups },
                  // Each page's script names all of these files, and hashes do not compress.
                  chunkFileNames: '_astro/[name].[hash:7].js',
                },
                // Otherwise a page that needs one constant of a group loads all of it before the first touch. Rules and
                // words only declare things.
                treeshake: {
                  moduleSideEffects: [{ test: /[\\/]src[\\/](?:domain|strings)[\\/]/, sideEffects: false }],
                },
                optimization: { inlineConst: { mode: 'all', pass: 3 } },
              },
              modulePreload: {
                resolveDependencies: (_file, dependencies) =>
                  dependencies.filter((path) => REQUESTED_WITH_ISLANDS.test(path)),
              },
            },
          }
        : null,
    buildEnd() {
      const script = [...this.getModuleIds()].find((id) => PAGE_SCRIPT.test(id));
      if (!script) return;
      const initial = importedBy(script, this);
      const uses = touchedScripts(initial, this).flatMap((modules) => [...modules]);
      const loadedWithoutTouch = loadedBy(new Set([script]), this)
        .map((id) => importedBy(id, this))
        .filter((modules) => !hasReact(modules));
      const shared = uses.filter((id, at) => uses.indexOf(id) !== at);
      const isReactFree = (id: string) => !hasReact(importedBy(id, this));
      calls = new Set(shared.filter((id) => loadedWithoutTouch.some((modules) => modules.has(id))));
      rules = new Set(shared.filter(isReactFree));
      views = new Set(shared.filter((id) => !isReactFree(id)));
      // With the entry module that Astro generates for it: otherwise the browser finds the rest only in a first file.
      page = new Set([...initial, ...(this.getModuleInfo(script)?.importers ?? [])]);
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isDynamicEntry && file.viteMetadata?.importedCss.size)
          this.error(
            `${file.fileName} imports styles, which nothing would wait for; see islands/load-styles.ts`,
          );
      }
    },
  };
}
