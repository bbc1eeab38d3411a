import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { listingPictures } from '#db/schema/index.ts';

export type FoundPicture = { sourceId: string; address: string };

/** Remembers where the pictures of found listings are. */
export async function writeListingPictures(db: Db, found: readonly FoundPicture[]): Promise<void> {
  if (found.length === 0) return;
  await db.execute(sql`
    insert into ${listingPictures} (source_id, address)
    select distinct on (r."sourceId") r."sourceId", r.address
    from json_to_recordset(${JSON.stringify(found)}::json) as r("sourceId" text, address text)
    on conflict (source_id) do update set address = excluded.address, found_at = now()`);
}

export async function findListingPicture(db: Db, sourceId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ address: listingPictures.address })
    .from(listingPictures)
    .where(eq(listingPictures.sourceId, sourceId));
  return row?.address;
}

/** Forgets listings that no review has found for so long. Returns where their pictures were. */
export async function deleteOldListingPictures(db: Db, days: number): Promise<string[]> {
  const rows = await db
    .delete(listingPictures)
    .where(sql`${listingPictures.foundAt} < now() - make_interval(days => ${days})`)
    .returning({ address: listingPictures.address });
  return rows.map(({ address }) => address);
}
