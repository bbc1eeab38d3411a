import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { fitments, images, manufacturers, models, productImages, products } from '#db/schema/index.ts';
import type { DuplicateProduct } from '#src/domain/admin/duplicates.ts';
import { ANSWER_ROWS_MAX } from '#src/domain/limits/requests.ts';
import { COMPARED_FIELDS, type DuplicateCandidate } from '#src/domain/duplicates/duplicate-candidate.ts';
import { idList } from '../id-list.ts';
import { columnsOfP, iso } from './product-columns.ts';
import { pendingVersionOfP, withPending } from './pending-products.ts';

type CandidateRow = Omit<DuplicateCandidate, 'likeness'> & { likeness: string | null };

/** Every product outside the bin, with the fields that duplicates are recognised by. */
export async function listDuplicateCandidates(db: Db): Promise<DuplicateCandidate[]> {
  const all: DuplicateCandidate[] = [];
  for (let after = 0; ;) {
    const { rows } = await db.execute<CandidateRow>(sql`
      select p.id, p.name, p.part_numbers as "partNumbers", p.created_at as "createdAt",
        ${columnsOfP(COMPARED_FIELDS)},
        coalesce((select json_agg(json_build_object('manufacturerId', f.manufacturer_id, 'modelId', f.model_id,
          'yearFrom', f.year_from, 'yearTo', f.year_to, 'facts', f.facts) order by f.position)
          from ${fitments} f where f.product_id = p.id), '[]') as fitments,
        (select count(*)::int from ${productImages} l where l.product_id = p.id) as pictures,
        (select i.likeness::text from ${productImages} l join ${images} i on i.hash = l.hash
          where l.product_id = p.id and l.position = 0) as likeness
      from ${products} p where p.deleted_at is null and p.id > ${after} order by p.id limit ${ANSWER_ROWS_MAX}`);
    all.push(
      ...rows.map((row) => ({
        ...row,
        createdAt: iso(row.createdAt),
        likeness: row.likeness === null ? null : BigInt(row.likeness),
      })),
    );
    const last = rows.at(-1);
    if (!last || rows.length < ANSWER_ROWS_MAX) return all;
    after = last.id;
  }
}

/** What the review shows of a product, side by side with the others. */
export async function listDuplicateProducts(db: Db, ids: readonly number[]): Promise<DuplicateProduct[]> {
  const { rows } = await db.execute<DuplicateProduct>(sql`
    with ${withPending}
    select p.id, p.name, p.status, ${pendingVersionOfP} as "pendingVersion", p.part_numbers as "partNumbers", p.price_minor as "priceMinor", p.source,
      p.created_at as "createdAt",
      (select l.hash from ${productImages} l where l.product_id = p.id order by l.position limit 1) as image,
      (select count(*)::int from ${productImages} l where l.product_id = p.id) as pictures,
      coalesce((select json_agg(concat_ws(' ', m.name, d.name, nullif(concat_ws('–', f.year_from, f.year_to), '')) order by f.position)
        from ${fitments} f join ${manufacturers} m on m.id = f.manufacturer_id left join ${models} d on d.id = f.model_id
        where f.product_id = p.id), '[]') as vehicles
    from ${products} p left join pending on pending.product_id = p.id
    where p.id in ${idList(ids)}`);
  return rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) }));
}

/** First pictures of products whose likeness has not been computed yet. */
export async function listPicturesWithoutLikeness(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select distinct i.hash from ${images} i
    join ${productImages} l on l.hash = i.hash and l.position = 0
    where i.likeness is null limit ${limit}`);
  return rows.map((row) => row.hash);
}

export async function writeLikeness(db: Db, hash: string, likeness: bigint): Promise<void> {
  await db.execute(sql`update ${images} set likeness = ${String(likeness)}::bigint where hash = ${hash}`);
}
