import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  auditEntries,
  deletedAds,
  images,
  productImages,
  products,
  tuningCategories,
} from '#db/schema/index.ts';
import { OLX_SOURCE } from '#src/domain/admin/olx-import.ts';
import { BIN_DAYS } from '#src/domain/limits/admin.ts';
import { daysAgo } from '../longer-ago.ts';

const longAgo = daysAgo(BIN_DAYS);

/** So few that the catalogue is never locked for long: an undone import may have put thousands into the bin. */
const DELETED_AT_ONCE = 500;

/**
 * Deletes products whose days in the bin are over, remembers their ads and returns how many. `deleteUnusedImages` deletes
 * their pictures.
 * Counts first: a DELETE without rows would raise the catalogue version, because triggers fire per statement. The time is
 * compared twice: where a product is restored while the DELETE waits for it, only the outer condition is checked again.
 */
export async function emptyBin(db: Db): Promise<number> {
  const due = await db.$count(products, sql`deleted_at < ${longAgo}`);
  let deleted = 0;
  while (deleted < due) {
    const { rows } = await db.execute(sql`
      with gone as (
        delete from ${products} where deleted_at < ${longAgo} and id in (
          select id from ${products} where deleted_at < ${longAgo} order by deleted_at, id limit ${DELETED_AT_ONCE})
        returning id, source, source_id),
      ads as (
        insert into ${deletedAds} (source_id)
        select source_id from gone where source = ${OLX_SOURCE} and source_id is not null
        on conflict (source_id) do update set found_at = now())
      select id from gone`);
    if (rows.length === 0) break;
    deleted += rows.length;
  }
  return deleted;
}

/** A function may end while it deletes their files, which no row names any more. */
const PICTURES_AT_ONCE = 50;

/**
 * Deletes some old pictures that nothing shows and that no version of a product in the history has, so that every version
 * can be restored completely. Returns their hashes, none when all are deleted.
 *
 * With `not in` PostgreSQL would search the whole history for every picture: a minute for 10,000 products. The time is
 * compared twice, as for the bin: the picture may be added again.
 */
export async function deleteUnusedImages(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    delete from ${images} where created_at < ${longAgo} and hash in (
      select i.hash from ${images} i
      where i.created_at < ${longAgo}
        and not exists (select 1 from ${productImages} l where l.hash = i.hash)
        and not exists (select 1 from ${tuningCategories} t where t.image_hash = i.hash)
        and not exists (select 1 from (
          select jsonb_array_elements_text(coalesce(a.before->'images', '[]') || coalesce(a.after->'images', '[]')) as hash
          from ${auditEntries} a join ${products} p on p.id = a.entity_id::int
          where a.entity = 'product') h where h.hash = i.hash)
      limit ${PICTURES_AT_ONCE})
    returning hash`);
  return rows.map((row) => row.hash);
}
