import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { products } from '#db/schema/index.ts';

/** Products whose last day of reservation is before `today`, the bin included. */
export async function listExpiredReservations(db: Db, today: string): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.availability, 'reserved'), lt(products.reservedUntil, today)));
  return rows.map(({ id }) => id);
}
