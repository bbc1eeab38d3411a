import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { products } from '#db/schema/index.ts';
import type { FitmentFacts } from '#src/domain/fitment/fitment-facts.ts';
import type { ProductValues } from '#src/domain/product/product-fields.ts';
import type { CardFieldName } from '#src/domain/product/shown-fields.ts';
import type { PriceOrder } from '#src/domain/product-list/list-orders.ts';
import type { Candidate } from '#src/domain/search/rank-products.ts';
import type { PriceRange } from '#src/domain/search/query/price-in-query.ts';
import type { ProductQuery } from '#src/domain/search/relax-query.ts';
import { published } from '../products/product-conditions.ts';
import { orderOf } from '../products/product-list.ts';

/** By price as in every list of products. */
export type ProductOrder = 'relevance' | 'name' | PriceOrder;

const isByPrice = (order: ProductOrder): order is PriceOrder => order === 'cheapest' || order === 'dearest';

/** A row of the view `product_cards`. */
type Card = Pick<ProductValues, CardFieldName> & {
  id: number;
  image: string | null;
  /** The primary fitment comes first. Null: every model, or years unknown. */
  fitments: readonly (readonly [
    manufacturerId: number,
    modelId: number | null,
    from: number | null,
    to: number | null,
    facts: FitmentFacts | null,
  ])[];
};
export type MatchingProduct = Omit<Candidate, 'fitments'> & Card;

export type MatchingProducts = {
  version: number;
  total: number;
  /** How many products each of `choices` would find. */
  counts: readonly number[];
  products: MatchingProduct[];
};

type Row = [isExact: boolean, popularity: number, card: Card];

type ProductPage = {
  offset: number;
  limit: number;
  order: ProductOrder;
  countMax: number;
  /** Thousands of matches are expected: the most popular products are scanned; the count is `countMax + 1`. */
  isBroad: boolean;
  /** tsquery that narrows the products; empty for none. */
  chosen: string;
  price?: PriceRange | undefined;
  /** tsqueries in place of `chosen`; each is counted, also up to `countMax + 1`. */
  choices: readonly string[];
};

const ANY_PRICE: PriceRange = { fromMinor: null, toMinor: null };

/** As PostgreSQL writes an array; tsqueries hold nothing that JSON escapes in another way. */
const arrayOf = (texts: readonly string[]): string => `{${texts.map((text) => JSON.stringify(text)).join()}}`;

const isPriced = ({ fromMinor, toMinor }: PriceRange): SQL => sql`(${fromMinor}::int is null or
  ${products.priceMinor} >= ${fromMinor}) and (${toMinor}::int is null or ${products.priceMinor} <= ${toMinor})`;

/** A page by price, as product lists sort it, in the shape that `search_products` returns. */
const pageByPrice = (
  wanted: SQL,
  { price, order, offset, limit }: { price: PriceRange; order: PriceOrder; offset: number; limit: number },
): SQL => {
  const by = sql.join(orderOf(order), sql`, `);
  return sql`(
    select json_agg(json_build_array(false, c.popularity, c.card) order by t.place)
    from (select ${products.id}, row_number() over (order by ${by}) as place from ${products}
      where ${products.terms} @@ (${wanted}) and ${published} and ${isPriced(price)} order by ${by} limit ${limit} offset ${offset}) t
    join product_cards c on c.id = t.id)`;
};

/**
 * One page of matching products in one request, with the catalogue's version, so that a caller with older data
 * notices. The statement is a function of the database (its migration says why).
 */
export async function searchProducts(
  db: Db,
  { broad, exact, lookUp }: ProductQuery,
  { offset, limit, order, countMax, isBroad, chosen, price = ANY_PRICE, choices }: ProductPage,
): Promise<MatchingProducts> {
  const byName = order === 'name';
  const byPrice = isByPrice(order);
  const page = byPrice
    ? pageByPrice(sql`${broad}::tsquery && ${chosen}::tsquery`, { price, order, offset, limit })
    : sql`page`;
  const { rows } = await db.execute<{
    version: string;
    total: string;
    counts: number[] | null;
    page: Row[] | null;
  }>(sql`
    select version, total, to_json(counts) as counts, ${page} as page from search_products(${lookUp ?? broad}::tsquery,
      ${broad}::tsquery, ${exact}::tsquery, ${chosen}::tsquery,
      ${arrayOf(choices)}::tsquery[],
      ${isBroad && order === 'relevance' && price === ANY_PRICE}, ${byName}, ${offset}, ${byPrice ? 0 : limit}, ${countMax},
      ${price.fromMinor}::int, ${price.toMinor}::int)`);
  const [row] = rows;
  return {
    version: Number(row?.version ?? 0),
    total: Number(row?.total ?? 0),
    counts: row?.counts ?? [],
    products: (row?.page ?? []).map(([isExact, popularity, card]) => ({ isExact, popularity, ...card })),
  };
}
