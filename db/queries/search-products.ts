import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import type { Availability, ProductKind } from '#src/domain/product/product.ts';
import type { Candidate } from '#src/domain/search/rank-products.ts';
import type { ProductQuery } from '#src/domain/search/relax-query.ts';

export type ProductOrder = 'relevance' | 'name';

export type FoundProduct = Candidate & {
  kind: ProductKind;
  priceMinor: number | null;
  image: string | null;
  rating: number;
  availability: Availability;
  /** The primary fitment comes first. Null: every model, or years unknown. */
  fitments: readonly (readonly [
    makeId: number,
    modelId: number | null,
    from: number | null,
    to: number | null,
  ])[];
};

export type FoundProducts = { version: number; total: number; products: FoundProduct[] };

type Row = [
  id: number,
  isExact: boolean,
  popularity: number,
  name: string,
  kind: ProductKind,
  price: number | null,
  image: string | null,
  fitments: FoundProduct['fitments'] | null,
  rating: number,
  availability: Availability,
];

/**
 * One page of matching products in one request, with the catalogue's version, so that a caller with older data
 * notices. `isBroad`: thousands of matches are expected, so the most popular products are tried in turn and the count
 * is `countMax + 1`. The statement is a function of the database (its migration says why).
 */
export async function searchProducts(
  db: Db,
  { any, exact, lookUp }: ProductQuery,
  {
    offset,
    limit,
    order,
    countMax,
    isBroad,
  }: {
    offset: number;
    limit: number;
    order: ProductOrder;
    countMax: number;
    isBroad: boolean;
  },
): Promise<FoundProducts> {
  const byName = order === 'name';
  const { rows } = await db.execute<{ version: string; total: string; page: Row[] | null }>(sql`
    select version, total, page from search_products(${lookUp ?? any}::tsquery, ${any}::tsquery, ${exact}::tsquery,
      ${isBroad && !byName}, ${byName}, ${offset}, ${limit}, ${countMax})`);
  const [row] = rows;
  return {
    version: Number(row?.version ?? 0),
    total: Number(row?.total ?? 0),
    products: (row?.page ?? []).map(
      ([id, isExact, popularity, name, kind, priceMinor, image, fitments, rating, availability]) => ({
        id,
        isExact,
        popularity,
        name,
        kind,
        priceMinor,
        image,
        rating,
        availability,
        fitments: fitments ?? [],
      }),
    ),
  };
}
