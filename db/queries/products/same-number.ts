import { desc, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { products } from '#db/schema/index.ts';
import { SAME_NUMBER_MAX } from '#src/domain/limits/admin.ts';
import { ANSWER_ROWS_MAX } from '#src/domain/limits/requests.ts';
import { numberKeys } from '#src/domain/product/same-number.ts';
import { anyOf, term } from '#src/domain/search/units/tsquery.ts';
import { numberTerm } from '#src/domain/vehicle-text/numbers/part-numbers.ts';
import { published } from './product-conditions.ts';

/** Published products with one of these part numbers, however it is written, the newest first. */
export async function listSameNumber(
  db: Db,
  numbers: readonly string[],
  except: number,
): Promise<{ id: number }[]> {
  const keys = numberKeys(numbers);
  if (keys.length === 0) return [];
  const wanted = anyOf(keys.map((key) => term(numberTerm(key))));
  const rows = await db
    .select({ id: products.id, partNumbers: products.partNumbers })
    .from(products)
    .where(sql`${products.terms} @@ ${wanted}::tsquery and ${published} and ${products.id} <> ${except}`)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(ANSWER_ROWS_MAX);
  // The terms hold ends of numbers too.
  return rows
    .filter(({ partNumbers }) => numberKeys(partNumbers).some((key) => keys.includes(key)))
    .slice(0, SAME_NUMBER_MAX);
}
