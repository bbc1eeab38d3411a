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
  /** First the primary one. Null: every model, years unknown. */
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
 * One page of matching products in one request, with the catalogue's version, so that a caller who knows an older one
 * notices without asking. `isBroad` says that thousands are expected: then the most popular ones are looked at in turn
 * and the count is `countMax + 1`. The statement itself is a function of the database (its migration says why).
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
