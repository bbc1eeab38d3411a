import { matchFilters } from '#src/domain/product-list/match-filters.ts';
import { cardForVehicle } from '#src/domain/product/fitment-groups.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { type Entry, type Group, toGroup } from './product-groups.ts';

/** `known` are those whose years are known. */
type OfYear = Group & { known: Group };

/**
 * Products for a model and those for every model of its manufacturer, or all of a manufacturer, in the catalogue's
 * order, under that vehicle's name and with its years.
 */
export class VehicleProducts implements Group {
  readonly entries: readonly Entry[];
  readonly cards: readonly ProductCard[];
  readonly #vehicle: { manufacturer: string; model: string | null };
  readonly #ofYear = new Map<number, OfYear>();

  /** `earlier` are the vehicle's products before an edit, in the same year: what has not changed is the same object. */
  constructor(
    vehicle: { manufacturer: string; model: string | null },
    entries: readonly Entry[],
    lastYear: number,
    earlier?: VehicleProducts,
  ) {
    this.#vehicle = vehicle;
    const known = new Map(earlier?.entries.map((entry) => [entry.product, entry]));
    this.entries = entries.map(
      ({ product, card }) =>
        known.get(product) ?? { product, card: cardForVehicle(card, product.fitments, vehicle, lastYear) },
    );
    this.cards = this.entries.map(({ card }) => card);
  }

  /** Those known to fit it in that year, then those without known years; found once for each year. */
  ofYear(year: number): OfYear {
    const found = this.#ofYear.get(year) ?? this.#find(year);
    this.#ofYear.set(year, found);
    return found;
  }

  #find(year: number): OfYear {
    const matching = Object.groupBy(
      this.entries,
      ({ product }) => matchFilters(product, { ...this.#vehicle, year }) ?? 'none',
    );
    const known = matching.known ?? [];
    return { ...toGroup(known.concat(matching.undated ?? [])), known: toGroup(known) };
  }
}
