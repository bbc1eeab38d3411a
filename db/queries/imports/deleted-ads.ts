import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { deletedAds } from '#db/schema/index.ts';
import { DELETED_AD_DAYS } from '#src/domain/limits/imports.ts';
import { daysAgo } from '../longer-ago.ts';

/** Those of these ads whose products were deleted and have left the bin. They stay known while the site has them. */
export async function findDeletedAds(db: Db, sourceIds: readonly string[]): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set();
  const rows = await db
    .update(deletedAds)
    .set({ foundAt: sql`now()` })
    .where(inArray(deletedAds.sourceId, [...sourceIds]))
    .returning({ sourceId: deletedAds.sourceId });
  return new Set(rows.map(({ sourceId }) => sourceId));
}

/** Forgets ads that are most likely gone from the site. */
export async function forgetDeletedAds(db: Db): Promise<void> {
  await db.delete(deletedAds).where(lt(deletedAds.foundAt, daysAgo(DELETED_AD_DAYS)));
}
