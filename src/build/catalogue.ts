import { connect } from '#db/client.ts';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { env } from '#src/server/env.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { LiveCatalogue } from './live-catalogue.ts';
import { siteProcess } from './site-process.ts';

let current: Promise<CatalogueIndex> | undefined;

/**
 * The catalogue that pages are made from. The process that publishes brings its own up to date before each build and
 * publish; a build by Astro alone reads it once, and the development server follows edits.
 */
export async function catalogue(): Promise<CatalogueIndex> {
  const own = siteProcess();
  if (own) return own.catalogue();
  if (current && import.meta.env.DEV) {
    const version = await findCatalogueVersion(connect(env().DATABASE_URL));
    if ((await current).catalogue.version !== version) current = undefined;
  }
  const reading = (current ??= new LiveCatalogue(connect(env().DATABASE_URL)).refresh());
  // A failed reading is not kept: the next page reads again.
  reading.catch(() => {
    if (current === reading) current = undefined;
  });
  return reading;
}
