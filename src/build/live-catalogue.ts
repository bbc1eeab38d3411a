import type { Db } from '#db/client.ts';
import { findCatalogueChanges } from '#db/queries/catalogue-changes.ts';
import {
  findCatalogueVersion,
  listNames,
  listProductsById,
  loadCatalogueMemory,
} from '#db/queries/catalogue.ts';
import type { CatalogueMemory } from '#src/domain/catalogue-memory.ts';
import { lastYear } from '#src/domain/years.ts';
import { CatalogueIndex } from './catalogue-index.ts';

/** The catalogue of a long-running process: read whole once, then only what was written since. */
export class LiveCatalogue {
  readonly #db: Db;
  #memory: CatalogueMemory | undefined;
  #index: CatalogueIndex | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The catalogue as it was last read. */
  async current(): Promise<CatalogueIndex> {
    return this.#index ?? this.refresh();
  }

  /** Reads what was saved since. What has not changed is the same object as before. */
  async refresh(): Promise<CatalogueIndex> {
    for (let tries = 0; this.#memory && this.#index && tries < 5; tries++) {
      const { version, lastYear: madeFor } = this.#index.catalogue;
      // From January on, open years end one year later.
      if (madeFor !== lastYear()) break;
      const changes = await findCatalogueChanges(this.#db, version);
      if (!changes) break;
      if (changes.version === version) return this.#index;
      const names = changes.names ? await listNames(this.#db) : undefined;
      const rows = await listProductsById(this.#db, changes.productIds);
      // The catalogue was written to in between: what was read may be inconsistent.
      if ((await findCatalogueVersion(this.#db)) !== changes.version) continue;
      if (names) this.#memory.setNames(names);
      this.#memory.setProducts(changes.productIds, rows);
      return (this.#index = new CatalogueIndex(this.#memory.catalogue(changes.version), this.#index));
    }
    const { version, memory } = await loadCatalogueMemory(this.#db, lastYear());
    this.#memory = memory;
    return (this.#index = new CatalogueIndex(memory.catalogue(version)));
  }
}
