import type { Catalogue } from '#src/domain/catalogue/catalogue.ts';
import { toCard } from '#src/domain/product/product-card.ts';
import type { ProductCard, ProductDetail } from '#src/domain/product/product.ts';
import {
  type GroupChange,
  EMPTY,
  type Entry,
  type Group,
  type Groups,
  inOrder,
  regroup,
  toGroup,
} from './product-groups.ts';
import { VehicleProducts } from './vehicle-products.ts';

const vehicleKey = (manufacturer: string, model: string | null) => `${manufacturer}/${model ?? ''}`;

/**
 * The catalogue with the groups of products that pages need. Every list keeps the catalogue's order, newest first.
 * Given the index of an earlier version, everything that has not changed is reused, as the same objects.
 */
export class CatalogueIndex {
  readonly catalogue: Catalogue;
  readonly #all: Group;
  readonly #byProduct: ReadonlyMap<ProductDetail, Entry>;
  readonly #order: ReadonlyMap<Entry, number>;
  readonly #byManufacturer: Groups;
  readonly #byVehicle: Groups;
  readonly #byCategory: Groups;
  readonly #byTuningCategory: Groups;
  /** The key of a manufacturer's own list is its slug. */
  readonly #ofVehicle = new Map<string, VehicleProducts>();
  /** Those of the earlier version that have to be rebuilt. */
  readonly #outdated = new Map<string, VehicleProducts>();

  constructor(catalogue: Catalogue, before?: CatalogueIndex) {
    this.catalogue = catalogue;
    const known = before ? before.#byProduct : undefined;
    const added: Entry[] = [];
    const entries = catalogue.products.map((product) => {
      const old = known?.get(product);
      if (old) return old;
      const entry = { product, card: toCard(product) };
      added.push(entry);
      return entry;
    });
    this.#byProduct = new Map(entries.map((entry) => [entry.product, entry]));
    this.#order = new Map(entries.map((entry, i) => [entry, i]));
    const removed = new Set(
      before ? before.#all.entries.filter(({ product }) => !this.#byProduct.has(product)) : [],
    );
    const change: GroupChange = { removed, added, order: this.#order };
    const isSame = before !== undefined && added.length === 0 && removed.size === 0;
    this.#all = isSame ? before.#all : toGroup(entries);

    const none: Groups = new Map();
    const slugOf = (category: { slug: string } | null) => (category ? [category.slug] : []);
    const manufacturers = regroup(before ? before.#byManufacturer : none, change, (p) =>
      p.fitments.map((f) => f.manufacturer.slug),
    );
    this.#byManufacturer = manufacturers.groups;
    const vehicles = regroup(before ? before.#byVehicle : none, change, (p) =>
      p.fitments.map((f) => vehicleKey(f.manufacturer.slug, f.model?.slug ?? null)),
    );
    this.#byVehicle = vehicles.groups;
    this.#byCategory = regroup(before ? before.#byCategory : none, change, (p) => slugOf(p.category)).groups;
    this.#byTuningCategory = regroup(before ? before.#byTuningCategory : none, change, (p) =>
      slugOf(p.tuningCategory),
    ).groups;
    for (const [key, group] of before ? before.#ofVehicle : []) {
      const wide = `${key.split('/')[0]}/`;
      const isTouched =
        vehicles.touched.has(key) || vehicles.touched.has(wide) || manufacturers.touched.has(key);
      (isTouched ? this.#outdated : this.#ofVehicle).set(key, group);
    }
  }

  entries(): readonly Entry[] {
    return this.#all.entries;
  }

  all(): readonly ProductCard[] {
    return this.#all.cards;
  }

  ofManufacturer(slug: string): readonly ProductCard[] {
    const { entries } = this.#byManufacturer.get(slug) ?? EMPTY;
    return this.#listed(slug, { manufacturer: slug, model: null }, () => entries).cards;
  }

  ofCategory(slug: string): readonly ProductCard[] {
    return (this.#byCategory.get(slug) ?? EMPTY).cards;
  }

  ofTuningCategory(slug: string): readonly ProductCard[] {
    return (this.#byTuningCategory.get(slug) ?? EMPTY).cards;
  }

  /** The same object while nothing in it changes. */
  ofVehicle(manufacturer: string, model: string): VehicleProducts {
    const key = vehicleKey(manufacturer, model);
    return this.#listed(key, { manufacturer, model }, () => {
      const wide = this.#byVehicle.get(vehicleKey(manufacturer, null)) ?? EMPTY;
      const own = this.#byVehicle.get(key) ?? EMPTY;
      return inOrder([...new Set([...own.entries, ...wide.entries])], this.#order);
    });
  }

  #listed(
    key: string,
    vehicle: { manufacturer: string; model: string | null },
    entriesOf: () => readonly Entry[],
  ): VehicleProducts {
    const known = this.#ofVehicle.get(key);
    if (known) return known;
    const earlier = this.#outdated.get(key);
    const products = new VehicleProducts(vehicle, entriesOf(), this.catalogue.lastYear, earlier);
    this.#ofVehicle.set(key, products);
    this.#outdated.delete(key);
    return products;
  }
}
