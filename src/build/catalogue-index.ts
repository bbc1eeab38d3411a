import type { Catalogue } from '#src/domain/catalogue.ts';
import { matchesFilters } from '#src/domain/product-list/match-filters.ts';
import { cardForVehicle } from '#src/domain/product/fitment-groups.ts';
import { toCard } from '#src/domain/product/product-card.ts';
import type { ProductCard, ProductDetail } from '#src/domain/product/product.ts';
import { FIRST_YEAR } from '#src/domain/limits.ts';
import { lastYear } from '#src/domain/years.ts';

type Entry = { product: ProductDetail; card: ProductCard };

/** Some products of the catalogue, in its order; the arrays stay the same objects while nothing in them changes. */
type Group = { entries: readonly Entry[]; cards: readonly ProductCard[] };

const EMPTY: Group = { entries: [], cards: [] };
const toGroup = (entries: readonly Entry[]): Group => ({ entries, cards: entries.map((e) => e.card) });

type Change = { removed: ReadonlySet<Entry>; added: readonly Entry[]; place: ReadonlyMap<Entry, number> };
type Groups = ReadonlyMap<string, Group>;

/** The groups after a change; those that it does not touch are taken over. */
function regroup(
  before: Groups,
  { removed, added, place }: Change,
  keysOf: (product: ProductDetail) => Iterable<string>,
): { groups: Groups; touched: ReadonlySet<string> } {
  const more = new Map<string, Entry[]>();
  for (const entry of added) {
    for (const key of new Set(keysOf(entry.product))) {
      const group = more.get(key);
      if (group) group.push(entry);
      else more.set(key, [entry]);
    }
  }
  const touched = new Set(more.keys());
  for (const { product } of removed) for (const key of keysOf(product)) touched.add(key);
  const groups = new Map(before);
  for (const key of touched) {
    const kept = (before.get(key) ?? EMPTY).entries.filter((entry) => !removed.has(entry));
    groups.set(key, toGroup(inOrder(kept.concat(more.get(key) ?? []), place)));
  }
  return { groups, touched };
}

const inOrder = (entries: Entry[], place: ReadonlyMap<Entry, number>): Entry[] =>
  entries.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));

const vehicleKey = (manufacturer: string, model: string | null) => `${manufacturer}/${model ?? ''}`;

/**
 * The catalogue with the groups that pages ask for. Every list keeps the catalogue's order, newest first. With the index of
 * an earlier version everything that has not changed since is taken over, as the same objects.
 */
export class CatalogueIndex {
  readonly catalogue: Catalogue;
  readonly #all: Group;
  readonly #byProduct: ReadonlyMap<ProductDetail, Entry>;
  readonly #place: ReadonlyMap<Entry, number>;
  readonly #byManufacturer: Groups;
  readonly #byVehicle: Groups;
  readonly #byCategory: Groups;
  readonly #byTuningCategory: Groups;
  readonly #ofVehicle = new Map<string, Group>();
  readonly #bounds = { firstYear: FIRST_YEAR, lastYear: lastYear() };

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
    this.#place = new Map(entries.map((entry, i) => [entry, i]));
    const removed = new Set(
      before ? before.#all.entries.filter(({ product }) => !this.#byProduct.has(product)) : [],
    );
    const change: Change = { removed, added, place: this.#place };
    const isSame = before !== undefined && added.length === 0 && removed.size === 0;
    this.#all = isSame ? before.#all : toGroup(entries);

    const none: Groups = new Map();
    const slugOf = (category: { slug: string } | null) => (category ? [category.slug] : []);
    this.#byManufacturer = regroup(before ? before.#byManufacturer : none, change, (p) =>
      p.fitments.map((f) => f.manufacturer.slug),
    ).groups;
    const vehicles = regroup(before ? before.#byVehicle : none, change, (p) =>
      p.fitments.map((f) => vehicleKey(f.manufacturer.slug, f.model?.slug ?? null)),
    );
    this.#byVehicle = vehicles.groups;
    this.#byCategory = regroup(before ? before.#byCategory : none, change, (p) => slugOf(p.category)).groups;
    this.#byTuningCategory = regroup(before ? before.#byTuningCategory : none, change, (p) =>
      slugOf(p.tuningCategory),
    ).groups;
    for (const [key, group] of before ? before.#ofVehicle : []) {
      const wide = `${key.slice(0, key.indexOf('/'))}/`;
      if (!vehicles.touched.has(key) && !vehicles.touched.has(wide)) this.#ofVehicle.set(key, group);
    }
  }

  entries(): readonly Entry[] {
    return this.#all.entries;
  }

  all(): readonly ProductCard[] {
    return this.#all.cards;
  }

  ofManufacturer(slug: string): readonly ProductCard[] {
    return (this.#byManufacturer.get(slug) ?? EMPTY).cards;
  }

  ofCategory(slug: string): readonly ProductCard[] {
    return (this.#byCategory.get(slug) ?? EMPTY).cards;
  }

  ofTuningCategory(slug: string): readonly ProductCard[] {
    return (this.#byTuningCategory.get(slug) ?? EMPTY).cards;
  }

  /**
   * Products for a model and those for every model of its manufacturer, under that vehicle's name and years; with a
   * year, only those known to fit it.
   */
  ofVehicle(manufacturer: string, model: string, year: number | null): readonly ProductCard[] {
    const { entries, cards } = this.#vehicleGroup(manufacturer, model);
    if (year === null) return cards;
    return entries
      .filter(({ product }) => matchesFilters(product, { manufacturer, model, year }))
      .map((e) => e.card);
  }

  #vehicleGroup(manufacturer: string, model: string): Group {
    const key = vehicleKey(manufacturer, model);
    const known = this.#ofVehicle.get(key);
    if (known) return known;
    const wide = this.#byVehicle.get(vehicleKey(manufacturer, null)) ?? EMPTY;
    const own = this.#byVehicle.get(key) ?? EMPTY;
    const entries = inOrder([...new Set([...own.entries, ...wide.entries])], this.#place).map(
      ({ product, card }) => ({
        product,
        card: cardForVehicle(card, product.fitments, { manufacturer, model }, this.#bounds),
      }),
    );
    const group = toGroup(entries);
    this.#ofVehicle.set(key, group);
    return group;
  }
}
