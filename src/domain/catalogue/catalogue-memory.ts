import {
  assembleProduct,
  type CatalogueNames,
  type FitmentRow,
  type ImageRow,
  type NameRows,
  nameTables,
  type ProductRow,
} from '../product/assemble-product.ts';
import type { Catalogue } from './catalogue.ts';
import { fitmentSpan } from '../product/fitment-span.ts';
import { FIRST_YEAR } from '../limits/catalogue.ts';
import { compareNames } from '../text/name-order.ts';
import type { ProductDetail } from '../product/product.ts';
import type { Manufacturer, Model } from '../vehicle/vehicle.ts';
import { mergeSpans, type YearSpan } from '../years.ts';

/** Products with their fitments and images, each in their own order. */
export type ProductRows = { products: ProductRow[]; fitments: FitmentRow[]; images: ImageRow[] };

type Kept = { row: ProductRow; fitments: FitmentRow[]; images: ImageRow[]; detail?: ProductDetail };

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The catalogue as rows and as pages see it. Rows may be replaced; everything else stays the same object, so code
 * that keeps something made from an object can check by identity whether it is still valid. The same rows give the
 * same catalogue, in the same order, whether they came at once or one by one.
 */
export class CatalogueMemory {
  readonly #lastYear: number;
  readonly #products = new Map<number, Kept>();
  #rows: NameRows = { manufacturers: [], models: [], generations: [], categories: [], tuningCategories: [] };
  #names: CatalogueNames = nameTables(this.#rows);
  #manufacturers: readonly Manufacturer[] = [];
  #spans = new Map<number, YearSpan[]>();
  #sorted: Kept[] = [];
  #newlyKept: Kept[] = [];
  #touchedModels: Set<number> | 'all' = 'all';

  constructor(lastYear: number) {
    this.#lastYear = lastYear;
  }

  setNames(rows: NameRows): void {
    this.#rows = rows;
    this.#names = nameTables(rows, this.#names);
    this.#touchedModels = 'all';
    for (const kept of this.#products.values()) {
      if (kept.detail && !this.#names.areUnchanged(kept.detail, kept)) delete kept.detail;
    }
  }

  /** Replaces the products with these ids; one without a row is removed. */
  setProducts(ids: Iterable<number>, rows: ProductRows): void {
    for (const id of ids) {
      this.#touch(this.#products.get(id));
      this.#products.delete(id);
    }
    const fitmentsOf = Map.groupBy(rows.fitments, (f) => f.productId);
    const imagesOf = Map.groupBy(rows.images, (i) => i.productId);
    for (const row of rows.products) {
      const kept = { row, fitments: fitmentsOf.get(row.id) ?? [], images: imagesOf.get(row.id) ?? [] };
      this.#touch(kept);
      this.#products.set(row.id, kept);
      this.#newlyKept.push(kept);
    }
  }

  catalogue(version: number): Catalogue {
    this.#sorted = [...this.#sorted, ...this.#newlyKept]
      .filter((kept) => this.#products.get(kept.row.id) === kept)
      .sort(newestFirst);
    this.#newlyKept = [];
    this.#updateVehicles();
    const { categories, tuningCategories } = this.#names;
    const products = this.#sorted.map(
      (kept) => (kept.detail ??= assembleProduct(kept, this.#names, this.#lastYear)),
    );
    const lastYear = this.#lastYear;
    return { version, lastYear, manufacturers: this.#manufacturers, categories, tuningCategories, products };
  }

  #touch(kept: Kept | undefined): void {
    if (this.#touchedModels === 'all') return;
    for (const { modelId } of kept?.fitments ?? []) if (modelId !== null) this.#touchedModels.add(modelId);
  }

  #updateVehicles(): void {
    const touched = this.#touchedModels;
    this.#touchedModels = new Set();
    if (touched !== 'all' && touched.size === 0) return;
    this.#updateSpans(touched);
    const generationsOf = Map.groupBy(this.#rows.generations, (g) => g.modelId);
    const modelsOf = Map.groupBy(this.#rows.models, (m) => m.manufacturerId);
    const before = new Map(this.#manufacturers.map((m) => [m.id, m]));
    this.#manufacturers = this.#rows.manufacturers
      .map((row): Manufacturer => {
        const rows = modelsOf.get(row.id) ?? [];
        const old = before.get(row.id);
        if (old && touched !== 'all' && !rows.some(({ id }) => touched.has(id))) return old;
        const oldModels = new Map(old?.models.map((model) => [model.id, model]));
        const models = rows.map(({ manufacturerId: _, ...model }): Model => {
          const own = (generationsOf.get(model.id) ?? []).map(({ name, aliases, yearFrom, yearTo }) => ({
            name,
            aliases,
            yearFrom,
            yearTo,
          }));
          const spans = own.flatMap((g) => fitmentSpan(g, this.#lastYear) ?? []);
          const made: Model = {
            ...model,
            generations: own,
            years: this.#withinScale([...spans, ...(this.#spans.get(model.id) ?? [])]),
          };
          const known = oldModels.get(model.id);
          return known && equal(known, made) ? known : made;
        });
        const made = { ...row, models: models.sort(compareNames) };
        return old && equal(old, made) ? old : made;
      })
      .sort(compareNames);
  }

  /** Years that products add to their models (DECISIONS R7). */
  #updateSpans(touched: ReadonlySet<number> | 'all'): void {
    if (touched === 'all') this.#spans = new Map();
    else for (const id of touched) this.#spans.delete(id);
    for (const { fitments } of this.#products.values()) {
      for (const fitment of fitments) {
        const { modelId } = fitment;
        if (modelId === null || (touched !== 'all' && !touched.has(modelId))) continue;
        const span = fitmentSpan(fitment, this.#lastYear);
        if (!span) continue;
        const spans = this.#spans.get(modelId);
        if (!spans) this.#spans.set(modelId, [span]);
        else if (!spans.some(({ from, to }) => from <= span.from && span.to <= to)) spans.push(span);
      }
    }
  }

  /** Years that have an address: 1990 … next year (DECISIONS R6). */
  #withinScale(spans: readonly YearSpan[]): YearSpan[] {
    const cut = spans.map(({ from, to }) => ({
      from: Math.max(from, FIRST_YEAR),
      to: Math.min(to, this.#lastYear + 1),
    }));
    return mergeSpans(cut.filter(({ from, to }) => from <= to));
  }
}

/** As `LIST_ORDERS.newest`. */
function newestFirst({ row: a }: Kept, { row: b }: Kept): number {
  return (
    Number(a.availability === 'sold') - Number(b.availability === 'sold') ||
    Number(b.pinned) - Number(a.pinned) ||
    b.createdAt.getTime() - a.createdAt.getTime() ||
    b.id - a.id
  );
}
