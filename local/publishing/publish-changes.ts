import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildReport } from '#src/build/build-report.ts';
import type { CatalogueIndex } from '#src/build/catalogue-index.ts';
import { listingRedirects } from '#src/build/listing-redirects.ts';
import { fileOf, type KeptApp, type SitePath } from './kept-app.ts';
import { SiteChanges } from './site-changes.ts';

const TELL_EVERY_PAGES = 50;

/** Draws what differs from `before` and puts it into the site; `now` is what the site shows afterwards. */
export async function publishChanges(
  { app, index, site }: { app: KeptApp; index: CatalogueIndex; site: string },
  before: ReadonlyMap<string, SitePath>,
  now: ReadonlyMap<string, SitePath>,
  tell: (done: number, all: number) => void,
): Promise<BuildReport> {
  const started = performance.now();
  const changes = await SiteChanges.open(site);
  // A page without a key may show anything; it is drawn each time and kept when its bytes are the same.
  const wanted = [...now.values()].filter(
    ({ pathname, cacheKey }) => cacheKey === undefined || before.get(pathname)?.cacheKey !== cacheKey,
  );
  for (const [i, path] of wanted.entries()) {
    const file = fileOf(path);
    if (file !== 'build.json') {
      const content = await app.draw(path);
      if (content) await changes.put(file, content);
    }
    if ((i + 1) % TELL_EVERY_PAGES === 0) tell(i + 1, wanted.length);
  }
  for (const [address, path] of before) if (!now.has(address)) changes.remove(fileOf(path));
  const addresses = index.catalogue.manufacturers.flatMap((m) => [m.slug, ...m.slugAliases]);
  await changes.put('_redirects', Buffer.from(listingRedirects(addresses)));

  const pages = changes.files.filter((file) => file.endsWith('.html')).length;
  const report: BuildReport = {
    ...{ version: index.catalogue.version, builtAt: new Date().toISOString() },
    ...{ pages: now.size, rendered: pages, renderedKeyed: pages },
    durationMs: Math.round(performance.now() - started),
  };
  await changes.apply({ file: 'build.json', content: `${JSON.stringify(report)}\n` });
  return report;
}

/** The catalogue's version that a site shows. */
export function versionOf(site: string): number | undefined {
  try {
    return (JSON.parse(readFileSync(join(site, 'build.json'), 'utf8')) as BuildReport).version;
  } catch {
    // Never built, or a build that was killed.
    return undefined;
  }
}
