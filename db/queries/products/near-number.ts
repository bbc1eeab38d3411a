import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { anyOf, beginning } from '#src/domain/search/units/tsquery.ts';
import {
  reversed,
  REVERSED_MARK,
  lookalikeKey,
  PART_NUMBER_MARK,
} from '#src/domain/vehicle-text/numbers/part-numbers.ts';
import { typingDistance } from '#src/domain/vehicle-text/language/typing-distance.ts';
import { publishedP } from './product-conditions.ts';

/** Shorter numbers differ in one character from too many others. */
const NEAR_FROM = 6;

/**
 * The published part number with this key, or else the one that differs from it in one character or in two swapped ones;
 * as it is written. Undefined when there is none or several are as near.
 */
export async function findNearNumber(db: Db, key: string): Promise<string | undefined> {
  if (key.length < NEAR_FROM) return undefined;
  const half = Math.floor((key.length - 1) / 2);
  const query = anyOf([
    beginning(PART_NUMBER_MARK + key.slice(0, half)),
    beginning(REVERSED_MARK + reversed(key).slice(0, half)),
  ]);
  // All of them: a carmaker's numbers begin alike, and the one that is meant may be any of hundreds.
  const { rows } = await db.execute<{ number: string }>(sql`
    select distinct number collate "C" as number from products p, unnest(p.part_numbers) number
    where p.terms @@ ${query}::tsquery and ${publishedP}
      and abs(length(regexp_replace(number, '[^[:alnum:]]', '', 'g')) - ${key.length}::int) <= 1
    order by number`);
  const distances = Map.groupBy(rows, ({ number }) => typingDistance(key, lookalikeKey(number), 1));
  const near = distances.get(0) ?? distances.get(1) ?? [];
  return new Set(near.map(({ number }) => lookalikeKey(number))).size === 1 ? near[0]?.number : undefined;
}
