import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';

/**
 * Counts what the tables hold, for PostgreSQL's plans, and frees the room of old rows. A server does so by itself; the embedded
 * database has no process for it. Without it a list of a vehicle's parts takes a second in 10,000 products, not 20 ms.
 */
export async function refreshStatistics(db: Db): Promise<void> {
  await db.execute(sql`vacuum analyze`);
}
