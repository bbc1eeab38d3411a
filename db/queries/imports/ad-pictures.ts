import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { adPictures } from '#db/schema/index.ts';
import { AD_PICTURE_DAYS } from '#src/domain/limits/imports.ts';
import { daysAgo } from '../longer-ago.ts';

type FoundPicture = { sourceId: string; address: string };

export async function writeAdPictures(db: Db, found: readonly FoundPicture[]): Promise<void> {
  if (found.length === 0) return;
  await db.execute(sql`
    insert into ${adPictures} (source_id, address)
    select r."sourceId", r.address
    from json_to_recordset(${JSON.stringify(found)}::json) as r("sourceId" text, address text)
    on conflict (source_id) do update set address = excluded.address, found_at = now()`);
}

export async function findAdPicture(db: Db, sourceId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ address: adPictures.address })
    .from(adPictures)
    .where(eq(adPictures.sourceId, sourceId));
  return row?.address;
}

/** Deletes ads that no review has found for a month. Returns the addresses of their pictures. */
export async function deleteOldAdPictures(db: Db): Promise<string[]> {
  const rows = await db
    .delete(adPictures)
    .where(lt(adPictures.foundAt, daysAgo(AD_PICTURE_DAYS)))
    .returning({ address: adPictures.address });
  return rows.map(({ address }) => address);
}
