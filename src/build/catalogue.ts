import { connect } from '#db/client.ts';
import { findCatalogueVersion, loadCatalogue } from '#db/queries/catalogue.ts';
import { lastYear } from '#src/domain/years.ts';
import { env } from '#src/server/env.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { siteProcess } from './site-process.ts';

let current: Promise<CatalogueIndex> | undefined;

const load = async (): Promise<CatalogueIndex> =>
  new CatalogueIndex(await loadCatalogue(connect(env().DATABASE_URL), lastYear()));

/** The catalogue that this build is made from, read once per build; the development server follows edits. */
export async function catalogue(): Promise<CatalogueIndex> {
  const own = siteProcess();
  if (own) return own.catalogue();
  if (current && import.meta.env.DEV) {
    const version = await findCatalogueVersion(connect(env().DATABASE_URL));
    if ((await current).catalogue.version !== version) current = undefined;
  }
  current ??= load();
  return current;
}
