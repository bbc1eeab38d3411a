import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { auditEntries, products } from '#db/schema/index.ts';
import { OLX_SOURCE } from '#src/domain/admin/olx-import.ts';
import { type ProductSnapshot, snapshotOfP } from '../products/product-snapshot.ts';

export type ImportedProduct = {
  id: number;
  sourceId: string;
  createdAt: Date;
  current: ProductSnapshot;
  /** The state after the last import; null when it is not recorded. */
  imported: ProductSnapshot | null;
};

/** The shop's products that were made from these ads (ids of the classifieds site), the bin included. */
export async function listImportedProducts(db: Db, sourceIds: readonly string[]): Promise<ImportedProduct[]> {
  const { rows } = await db.execute<Omit<ImportedProduct, 'createdAt'> & { createdAt: string }>(sql`
    select p.id, p.source_id as "sourceId", p.created_at as "createdAt", ${snapshotOfP} as current,
      (select a.after from ${auditEntries} a
       where a.entity = 'product' and a.entity_id = p.id::text and a.action = 'import'
       order by a.at desc, a.id desc limit 1) as imported
    from ${products} p
    where p.source = ${OLX_SOURCE}
      and p.source_id in (select value from json_array_elements_text(${JSON.stringify(sourceIds)}::json))`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
