import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import type { FitmentFacts } from '#src/domain/fitment/fitment-facts.ts';
import type { CardFieldName, ProductValues } from '#src/domain/product/product-fields.ts';
import type { Candidate } from '#src/domain/search/rank-products.ts';
import type { ProductQuery } from '#src/domain/search/relax-query.ts';

export type ProductOrder = 'relevance' | 'name';

/** A row of the view `product_cards`. */
type Card = Pick<ProductValues, CardFieldName> & {
  id: number;
  image: string | null;
  /** The primary fitment comes first. Null: every model, or years unknown. */
  fitments: readonly (readonly [
    makeId: number,
    modelId: number | null,
    from: number | null,
    to: number | null,
    facts: FitmentFacts | null,
  ])[];
};
export type FoundProduct = Omit<Candidate, 'fitments'> & Card;

export type FoundProducts = {
  version: number;
  total: number;
  /** How many products each of `choices` would find. */
  counts: readonly number[];
  products: FoundProduct[];
};

type Row = [isExact: boolean, popularity: number, card: Card];

export type ProductPage = {
  offset: number;
  limit: number;
  order: ProductOrder;
  countMax: number;
  /** Thousands of matches are expected: the most popular products are tried in turn; the count is `countMax + 1`. */
  isBroad: boolean;
  /** tsquery that narrows the products; empty for none. */
  chosen: string;
  /** tsqueries in place of `chosen`; each is counted, also up to `countMax + 1`. */
  choices: readonly string[];
};

/** As PostgreSQL writes an array; tsqueries hold nothing that JSON escapes in another way. */
const arrayOf = (texts: readonly string[]): string => `{${texts.map((text) => JSON.stringify(text)).join()}}`;

/**
 * One page of matching products in one request, with the catalogue's version, so that a caller with older data
 * notices. The statement is a function of the database (its migration says why).
 */
export async function searchProducts(
  db: Db,
  { any, exact, lookUp }: ProductQuery,
  { offset, limit, order, countMax, isBroad, chosen, choices }: ProductPage,
): Promise<FoundProducts> {
  const byName = order === 'name';
  const { rows } = await db.execute<{
    version: string;
    total: string;
    counts: number[] | null;
    page: Row[] | null;
  }>(sql`
    select version, total, to_json(counts) as counts, page from search_products(${lookUp ?? any}::tsquery,
      ${any}::tsquery, ${exact}::tsquery, ${chosen}::tsquery,
      ${arrayOf(choices)}::tsquery[],
      ${isBroad && !byName}, ${byName}, ${offset}, ${limit}, ${countMax})`);
  const [row] = rows;
  return {
    version: Number(row?.version ?? 0),
    total: Number(row?.total ?? 0),
    counts: row?.counts ?? [],
    products: (row?.page ?? []).map(([isExact, popularity, card]) => ({ isExact, popularity, ...card })),
  };
}
