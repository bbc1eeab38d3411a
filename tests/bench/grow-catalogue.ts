import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { refreshStatistics } from '#db/seed/seed-catalogue.ts';

const DEMO_PRODUCTS = 2000;

/**
 * The demo catalogue at another size: fewer of its products, or copies of them, each a minute older. A word
 * distinguishes the copies, because a search would read a number as a generation.
 */
export async function growCatalogue(db: Db, size: number): Promise<void> {
  await db.execute(sql`
    delete from products where id in (select id from products where source = 'demo' order by id offset ${size})`);
  await db.execute(sql`
    insert into products (kind, name, rating, price_minor, part_numbers, category_id, tuning_category_id, popularity,
      created_at, source, source_id)
    select p.kind, p.name || ' ' || translate(n::text, '0123456789', 'bcdfghjklm'), p.rating, p.price_minor, p.part_numbers, p.category_id, p.tuning_category_id,
      p.popularity, p.created_at - n * interval '1 minute', 'copy', p.id || '-' || n
    from products p cross join generate_series(1, ${Math.ceil(size / DEMO_PRODUCTS) - 1}) n
    where p.source = 'demo'
    on conflict do nothing`);
  await db.execute(sql`
    insert into fitments (product_id, position, manufacturer_id, model_id, year_from, year_to)
    select c.id, f.position, f.manufacturer_id, f.model_id, f.year_from, f.year_to
    from products c join fitments f on f.product_id = split_part(c.source_id, '-', 1)::int
    where c.source = 'copy' on conflict do nothing`);
  await refreshStatistics(db);
}
