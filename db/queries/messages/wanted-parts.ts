import { desc, eq, type InferSelectModel, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { catalogueState, wantedParts } from '#db/schema/index.ts';
import { WANTED_LISTED_MAX, WANTED_OFFERS_MAX } from '#src/domain/limits/visitors.ts';
import { publishedP } from '../products/product-conditions.ts';
import type { MatchingProduct } from '../search/search-products.ts';

export type WantedRow = InferSelectModel<typeof wantedParts>;
type NewWantedPart = Omit<WantedRow, 'id' | 'createdAt' | 'answeredAt'>;

/** Once, as long as it has no answer: without a script a form can be sent twice by two taps. */
export async function insertWantedPart(db: Db, wanted: NewWantedPart): Promise<void> {
  const { part, vehicle, name, phone, email, keptUntil } = wanted;
  await db.batch([
    db.execute(sql`lock table ${wantedParts} in share row exclusive mode`),
    db.execute(sql`
      with again as (
        update ${wantedParts} set kept_until = ${keptUntil}
        where (part, vehicle, name) = (${part}, ${vehicle}, ${name}) and answered_at is null
          and (phone, email) is not distinct from (${phone}::text, ${email}::text)
        returning id)
      insert into ${wantedParts} (part, vehicle, name, phone, email, kept_until)
      select ${part}, ${vehicle}, ${name}, ${phone}, ${email}, ${keptUntil}::date
      where not exists (select from again)`),
  ]);
}

/** Those without an answer and the newest first, with the version of the catalogue that they are compared with. */
export async function listWantedRows(db: Db): Promise<{ rows: WantedRow[]; version: number }> {
  const [rows, [state]] = await db.batch([
    db
      .select()
      .from(wantedParts)
      .orderBy(isNotNull(wantedParts.answeredAt), desc(wantedParts.createdAt), desc(wantedParts.id))
      .limit(WANTED_LISTED_MAX),
    db.select({ version: catalogueState.version }).from(catalogueState),
  ]);
  return { rows, version: state?.version ?? 0 };
}

/** `query` is a tsquery for the part; a model of null stands for every model. */
export type WantedSearch = { wanted: number; query: string; manufacturerId: number; modelId: number | null };
type WantedPartCandidate = { wanted: number; card: Omit<MatchingProduct, 'isExact' | 'popularity'> };

const isUniversal = sql`not exists (select from fitments f where f.product_id = p.id)`;

/**
 * Products on sale that match the words of each wanted part and name its model or manufacturer, the newest first, and
 * after them those that name no vehicle.
 */
export async function listWantedPartCandidates(
  db: Db,
  searches: readonly WantedSearch[],
): Promise<WantedPartCandidate[]> {
  if (searches.length === 0) return [];
  const { rows } = await db.execute<WantedPartCandidate>(sql`
    select (w.search->>'wanted')::int as wanted, found.card
    from json_array_elements(${JSON.stringify(searches)}::json) w(search)
    cross join lateral (
      select c.card from products p join product_cards c on c.id = p.id
      where p.terms @@ (w.search->>'query')::tsquery and ${publishedP}
        and p.availability in ('in_stock', 'on_order')
        and (${isUniversal} or exists (select from fitments f where f.product_id = p.id
          and f.manufacturer_id = (w.search->>'manufacturerId')::int
          and (w.search->>'modelId' is null or f.model_id is null or f.model_id = (w.search->>'modelId')::int)))
      order by ${isUniversal}, p.created_at desc, p.id desc limit ${10 * WANTED_OFFERS_MAX}) found`);
  return rows;
}

/** False when there is none with this id. */
export async function setWantedAnswered(db: Db, id: number, isAnswered: boolean): Promise<boolean> {
  const answeredAt = isAnswered ? sql`coalesce(${wantedParts.answeredAt}, now())` : null;
  const rows = await db
    .update(wantedParts)
    .set({ answeredAt })
    .where(eq(wantedParts.id, id))
    .returning({ id: wantedParts.id });
  return rows.length > 0;
}

export async function deleteWantedPart(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(wantedParts).where(eq(wantedParts.id, id)).returning({ id: wantedParts.id });
  return rows.length > 0;
}

/** `today` is the shop's date. */
export async function deleteExpiredWantedParts(db: Db, today: string): Promise<void> {
  await db.delete(wantedParts).where(sql`${wantedParts.keptUntil} < ${today}::date`);
}
