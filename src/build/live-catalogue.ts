import type { Db } from '#db/client.ts';
import { catchUp, loadCatalogueMemory } from '#db/queries/catalogue/catalogue.ts';
import { findShopSettings } from '#db/queries/shop-settings.ts';
import type { CatalogueMemory } from '#src/domain/catalogue/catalogue-memory.ts';
import { setShop } from '#src/domain/shop/shop.ts';
import { lastYear } from '#src/domain/years.ts';
import { CatalogueIndex } from './catalogue-index.ts';

/** The catalogue of a long-running process, with the shop's settings: read in full once, then only what has changed. */
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

  /**
   * Reads what has been saved since, and sets the settings of the same version for this process. What has not changed
   * is the same object as before.
   */
  async refresh(): Promise<CatalogueIndex> {
    const index = await this.#read();
    const { settings, catalogueVersion } = await findShopSettings(this.#db);
    if (catalogueVersion !== index.catalogue.version) return this.refresh();
    setShop(settings);
    return index;
  }

  async #read(): Promise<CatalogueIndex> {
    // In a new year open year ranges end one year later, so everything is read again.
    if (this.#memory && this.#index?.catalogue.lastYear === lastYear()) {
      const known = this.#index.catalogue.version;
      const reached = await catchUp(this.#db, this.#memory, known);
      if (reached === known) return this.#index;
      if (reached !== undefined)
        return (this.#index = new CatalogueIndex(this.#memory.catalogue(reached), this.#index));
    }
    const { version, memory } = await loadCatalogueMemory(this.#db, lastYear());
    this.#memory = memory;
    return (this.#index = new CatalogueIndex(memory.catalogue(version)));
  }
}
