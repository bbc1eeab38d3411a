import { readFile, rename, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { setPageYear, shopYear } from '#src/domain/shop-year.ts';
import { env } from '#src/server/env.ts';
import { keyedByAssets } from './asset-keys.ts';
import { listRedirects, manufacturerAddresses } from './list-redirects.ts';
import { siteProcess } from './site-process.ts';

/** The content of `build.json` in a finished site; the admin and `/api/health` read it. */
export type BuildReport = {
  /** Version of the catalogue. */
  version: number;
  /** The year that its pages were made for: the last one of scales and filters. */
  year: number;
  builtAt: string;
  pages: number;
  rendered: number;
  /** Rendered pages that have a key: pages made from data, which are restored while their props stay the same. */
  renderedKeyed: number;
  durationMs: number;
};

const REPORT_EVERY_PAGES = 10;

/**
 * Counts what a build lists and what it really renders (the rest is restored from Astro's cache), and adds the files
 * that describe the whole site: `build.json` and `_redirects`.
 */
export function buildReport(): AstroIntegration {
  const started = performance.now();
  let pages = 0;
  let rendered = 0;
  let renderedKeyed = 0;
  const keyed = new Set<string>();
  let outDir: URL;
  let assets: URL;
  return {
    name: 'build-report',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
        assets = new URL(`${config.build.assets}/`, outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        // A build that runs past midnight on New Year's Eve makes all its pages for one year.
        setPageYear(shopYear());
        setPrerenderer((standard) => ({
          ...standard,
          async setup() {
            const setUp = async () => standard.setup?.();
            const own = siteProcess();
            await (own ? own.setUpRenderer(new URL('.prerender/', outDir), setUp) : setUp());
          },
          async getStaticPaths() {
            if (siteProcess()?.isBundleOnly) return [];
            const paths = await standard.getStaticPaths();
            siteProcess()?.listed(paths);
            pages = paths.length;
            for (const { cacheKey, route } of paths) if (cacheKey) keyed.add(route.component);
            // For Astro's cache alone: a publish compares the pages' own keys.
            return keyedByAssets(paths, assets);
          },
          render(request, options) {
            rendered += 1;
            if (keyed.has(options.routeData.component)) renderedKeyed += 1;
            if (rendered % REPORT_EVERY_PAGES === 0) siteProcess()?.rendered(rendered, pages);
            return standard.render(request, options);
          },
        }));
      },
      'astro:build:done': async ({ dir }) => {
        const own = siteProcess();
        if (!own || own.isBundleOnly) return;
        const { catalogue } = await own.catalogue();
        await writeFile(new URL('_redirects', dir), listRedirects(manufacturerAddresses(catalogue)));
        if (env().SHOP_PREVIEW) await writeFile(new URL('_headers', dir), '/*\n  X-Robots-Tag: noindex\n');
        const file = new URL('build.json', dir);
        const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: number };
        const durationMs = Math.round(performance.now() - started);
        const report: BuildReport = {
          version,
          year: shopYear(),
          builtAt: new Date().toISOString(),
          pages,
          rendered,
          renderedKeyed,
          durationMs,
        };
        const finished = new URL('build.json.next', dir);
        await writeFile(finished, `${JSON.stringify(report)}\n`);
        await rename(finished, file);
      },
    },
  };
}
