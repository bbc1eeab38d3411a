import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { writtenColumns } from '#db/queries/products/product-columns.ts';
import { refreshStatistics } from '#db/queries/statistics.ts';

const DEMO_PRODUCTS = 2000;

/**
 * The demo catalogue at another size: fewer of its products, or copies of them, each a minute older. A word
 * distinguishes the copies, because a search would read a number as a generation.
 */
export async function growCatalogue(db: Db, size: number): Promise<void> {
  await db.execute(sql`
    delete from products where id in (select id from products where source = 'demo' order by id offset ${size})`);
  await db.execute(sql`
    insert into products (${writtenColumns}, popularity, created_at, source, source_id)
    select ${writtenColumns}, popularity, created_at - n * interval '1 minute', 'copy', id || '-' || n
    from products cross join generate_series(1, ${Math.ceil(size / DEMO_PRODUCTS) - 1}) n
    where source = 'demo'
    on conflict do nothing`);
  await db.execute(sql`
    update products set name = name || ' ' || translate(split_part(source_id, '-', 2), '0123456789', 'bcdfghjklm')
    where source = 'copy'`);
  await db.execute(sql`
    insert into fitments (product_id, position, manufacturer_id, model_id, year_from, year_to)
    select c.id, f.position, f.manufacturer_id, f.model_id, f.year_from, f.year_to
    from products c join fitments f on f.product_id = split_part(c.source_id, '-', 1)::int
    where c.source = 'copy' on conflict do nothing`);
  await refreshStatistics(db);
}
