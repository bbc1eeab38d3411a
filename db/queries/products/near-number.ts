import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { anyOf, beginning } from '#src/domain/search/tsquery.ts';
import {
  reversed,
  REVERSED_MARK,
  lookalikeKey,
  PART_NUMBER_MARK,
} from '#src/domain/vehicle-text/part-numbers.ts';
import { typingDistance } from '#src/domain/vehicle-text/language/typing-distance.ts';
import { publishedP } from './product-conditions.ts';

/** Shorter numbers differ in one character from too many others. */
const NEAR_FROM = 6;
const CANDIDATES_MAX = 200;

/**
 * The published part number that differs from this one in one character, or in two swapped ones; as it is written.
 * Undefined when there is none or several are as near.
 */
export async function findNearNumber(db: Db, key: string): Promise<string | undefined> {
  if (key.length < NEAR_FROM) return undefined;
  const half = Math.floor((key.length - 1) / 2);
  const query = anyOf([
    beginning(PART_NUMBER_MARK + key.slice(0, half)),
    beginning(REVERSED_MARK + reversed(key).slice(0, half)),
  ]);
  const { rows } = await db.execute<{ number: string }>(sql`
    select distinct number from products p, unnest(p.part_numbers) number
    where p.terms @@ ${query}::tsquery and ${publishedP} limit ${CANDIDATES_MAX}`);
  const near = rows.filter(({ number }) => typingDistance(key, lookalikeKey(number), 1) <= 1);
  return new Set(near.map(({ number }) => lookalikeKey(number))).size === 1 ? near[0]?.number : undefined;
}
