import { connect } from '#db/client.ts';
import { loadCatalogue } from '#db/queries/catalogue.ts';
import type { Catalogue } from '#src/domain/catalogue.ts';
import { lastYear } from '#src/domain/years.ts';
import { env } from '#src/server/env.ts';
import { CatalogueIndex } from './catalogue-index.ts';

let current: Promise<CatalogueIndex> | undefined;

/** The catalogue this build is made from, read once per build. */
export function catalogue(): Promise<CatalogueIndex> {
  current ??= loadCatalogue(connect(env().DATABASE_URL), lastYear()).then(
    (loaded: Catalogue) => new CatalogueIndex(loaded),
  );
  return current;
}

/** The next call reads the database again; for a process that publishes more than once. */
export function forgetCatalogue(): void {
  current = undefined;
}
