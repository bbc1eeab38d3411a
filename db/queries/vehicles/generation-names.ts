import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { auditEntries, fitments, products } from '#db/schema/index.ts';
import type { Statement } from '../catalogue/entry-rows.ts';
import { snapshotOfP } from '../products/product-snapshot.ts';
import { recordResult } from '../products/product-writes.ts';

/**
 * Statements for the batch that renames generations of a model: parts name their generation, and follow it. The batch has
 * locked the catalogue, so no part is saved in between.
 */
export function followGenerationNames(
  db: Db,
  {
    userId,
    modelId,
    renamed,
  }: { userId: number | null; modelId: number; renamed: ReadonlyMap<string, string> },
): Statement[] {
  if (renamed.size === 0) return [];
  const batch = randomUUID();
  const names = JSON.stringify(Object.fromEntries(renamed));
  const isNamed = sql`f.model_id = ${modelId} and ${names}::jsonb ? (f.facts->>'generation')`;
  return [
    db.execute(sql`
      insert into ${auditEntries} (batch, user_id, action, entity, entity_id, before, after)
      select ${batch}::uuid, ${userId}::int, 'update', 'product', p.id::text, ${snapshotOfP}, '{}'
      from ${products} p where exists (select from ${fitments} f where f.product_id = p.id and ${isNamed})
      order by p.id`),
    db.execute(sql`
      update ${products} p set version = p.version + 1, updated_at = now()
      from ${auditEntries} a where a.batch = ${batch} and a.entity = 'product' and p.id = a.entity_id::int`),
    db.execute(sql`
      update ${fitments} f
      set facts = jsonb_set(f.facts, '{generation}', ${names}::jsonb->(f.facts->>'generation'))
      where ${isNamed}`),
    recordResult(db, batch),
  ];
}
