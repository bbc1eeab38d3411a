import { FIRST_YEAR } from '#src/domain/limits.ts';
import { type Match, matchFilters } from '#src/domain/product-list/match-filters.ts';
import { cardForVehicle } from '#src/domain/product/fitment-groups.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { type Entry, type Group, toGroup } from './product-groups.ts';

/**
 * Products for a model and those for every model of its manufacturer, in the catalogue's order, under that vehicle's
 * name and with its years.
 */
export class VehicleProducts implements Group {
  readonly entries: readonly Entry[];
  readonly cards: readonly ProductCard[];
  readonly #vehicle: { manufacturer: string; model: string };

  constructor(vehicle: { manufacturer: string; model: string }, entries: readonly Entry[], lastYear: number) {
    this.#vehicle = vehicle;
    const bounds = { firstYear: FIRST_YEAR, lastYear };
    this.entries = entries.map(({ product, card }) => ({
      product,
      card: cardForVehicle(card, product.fitments, vehicle, bounds),
    }));
    this.cards = this.entries.map(({ card }) => card);
  }

  /** Those known to fit it in that year, and after them those whose years nobody has entered. */
  ofYear(year: number): Group & { known: Group } {
    const matching = (match: Match) =>
      this.entries.filter(({ product }) => matchFilters(product, { ...this.#vehicle, year }) === match);
    const known = matching('known');
    return { ...toGroup([...known, ...matching('undated')]), known: toGroup(known) };
  }
}
