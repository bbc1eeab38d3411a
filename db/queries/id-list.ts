import { type SQL, sql } from 'drizzle-orm';
import { products } from '#db/schema/index.ts';

/** For `in`, as one parameter however many there are. */
export const idList = (ids: readonly number[]): SQL =>
  sql`(select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`;

/** For `from`: the products `p` with these ids, and `asked.position` of each, from 1; unknown ids are left out. */
export const askedProducts = (ids: readonly number[]): SQL =>
  sql`json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality asked (id, position)
    join ${products} p on p.id = asked.id::int`;
