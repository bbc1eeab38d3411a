import type { Catalogue } from '#src/domain/catalogue.ts';
import { cardForVehicle, fitmentSpan } from '#src/domain/fitment-groups.ts';
import type { ProductCard, ProductDetail } from '#src/domain/product.ts';
import { FIRST_YEAR } from '#src/domain/limits.ts';
import { lastYear } from '#src/domain/years.ts';

type Entry = { product: ProductDetail; card: ProductCard };

/** The fields of a card only, so that a page of cards does not change when a description does. */
function cardOf(product: ProductDetail): ProductCard {
  const { id, kind, name, rating, priceMinor, availability, image, category } = product;
  const { manufacturer, model, years, makes, fits } = product;
  return {
    id,
    kind,
    name,
    rating,
    priceMinor,
    availability,
    image,
    category,
    manufacturer,
    model,
    years,
    makes,
    fits,
  };
}

function grouped<Key>(
  entries: readonly Entry[],
  keysOf: (product: ProductDetail) => Iterable<Key>,
): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    for (const key of new Set(keysOf(entry.product))) {
      const group = groups.get(key);
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
  }
  return groups;
}

const vehicleKey = (manufacturer: string, model: string | null) => `${manufacturer}/${model ?? ''}`;

/** The catalogue with the groups that pages ask for. Every list keeps the catalogue's order, newest first. */
export class CatalogueIndex {
  readonly catalogue: Catalogue;
  readonly #entries: readonly Entry[];
  readonly #byManufacturer: Map<string, Entry[]>;
  readonly #byVehicle: Map<string, Entry[]>;
  readonly #byCategory: Map<string | undefined, Entry[]>;
  readonly #byTuningCategory: Map<string | undefined, Entry[]>;
  readonly #order: Map<Entry, number>;
  readonly #ofVehicle = new Map<string, Entry[]>();
  readonly #bounds = { firstYear: FIRST_YEAR, lastYear: lastYear() };

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    this.#entries = catalogue.products.map((product) => ({ product, card: cardOf(product) }));
    this.#order = new Map(this.#entries.map((entry, i) => [entry, i]));
    this.#byManufacturer = grouped(this.#entries, (p) => p.fitments.map((f) => f.manufacturer.slug));
    this.#byVehicle = grouped(this.#entries, (p) =>
      p.fitments.map((f) => vehicleKey(f.manufacturer.slug, f.model?.slug ?? null)),
    );
    this.#byCategory = grouped(this.#entries, (p) => [p.category?.slug]);
    this.#byTuningCategory = grouped(this.#entries, (p) => [p.tuningCategory?.slug]);
  }

  entries(): readonly Entry[] {
    return this.#entries;
  }

  all(): ProductCard[] {
    return this.#entries.map((e) => e.card);
  }

  ofManufacturer(slug: string): ProductCard[] {
    return (this.#byManufacturer.get(slug) ?? []).map((e) => e.card);
  }

  ofCategory(slug: string): ProductCard[] {
    return (this.#byCategory.get(slug) ?? []).map((e) => e.card);
  }

  ofTuningCategory(slug: string): ProductCard[] {
    return (this.#byTuningCategory.get(slug) ?? []).map((e) => e.card);
  }

  /**
   * Products for a model and those for every model of its manufacturer, under that vehicle's name and years; with a
   * year, only those known to fit it.
   */
  ofVehicle(manufacturer: string, model: string, year: number | null): ProductCard[] {
    const entries = this.#vehicleEntries(manufacturer, model);
    if (year === null) return entries.map((e) => e.card);
    return entries
      .filter(({ product }) =>
        product.fitments.some((f) => {
          if (f.manufacturer.slug !== manufacturer || (f.model && f.model.slug !== model)) return false;
          const span = fitmentSpan(f, { ...this.#bounds, lastYear: this.#bounds.lastYear + 1 });
          return span !== undefined && span.from <= year && year <= span.to;
        }),
      )
      .map((e) => e.card);
  }

  #vehicleEntries(manufacturer: string, model: string): Entry[] {
    const key = vehicleKey(manufacturer, model);
    const known = this.#ofVehicle.get(key);
    if (known) return known;
    const wide = this.#byVehicle.get(vehicleKey(manufacturer, null)) ?? [];
    const entries = this.#inOrder([...new Set([...(this.#byVehicle.get(key) ?? []), ...wide])]).map(
      ({ product, card }) => ({
        product,
        card: cardForVehicle(card, product.fitments, { manufacturer, model }, this.#bounds),
      }),
    );
    this.#ofVehicle.set(key, entries);
    return entries;
  }

  #inOrder(entries: Entry[]): Entry[] {
    return entries.sort((a, b) => (this.#order.get(a) ?? 0) - (this.#order.get(b) ?? 0));
  }
}
