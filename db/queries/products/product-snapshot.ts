import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  fitments,
  images,
  manufacturers,
  models,
  productCategories,
  productImages,
  products,
  tuningCategories,
} from '#db/schema/index.ts';
import type { AdminProduct, ProductState } from '#src/domain/admin/product.ts';
import type { KnownReferences } from '#src/domain/admin/known-references.ts';
import { PLAIN_FIELD_NAMES } from '#src/domain/product/product-fields.ts';
import { imageAddress } from '#src/domain/catalogue/image-address.ts';
import { askedProducts, idList } from '../id-list.ts';
import { fieldsOfP, iso } from './product-columns.ts';

export type ProductSnapshot = ProductState & { version: number };

/** The snapshot of the row that the query names `p`, by the field names of `ProductState`. */
export const snapshotOfP = sql<ProductSnapshot>`jsonb_build_object(
  ${fieldsOfP(PLAIN_FIELD_NAMES)}, 'deletedAt', p.deleted_at, 'version', p.version,
  'fitments', coalesce((
    select jsonb_agg(jsonb_build_object('manufacturerId', f.manufacturer_id, 'modelId', f.model_id,
      'yearFrom', f.year_from, 'yearTo', f.year_to)
      || case when f.facts is null then '{}' else jsonb_build_object('facts', f.facts) end order by f.position)
    from ${fitments} f where f.product_id = p.id), '[]'),
  'images', coalesce((
    select jsonb_agg(i.hash order by i.position) from ${productImages} i where i.product_id = p.id), '[]'))`;

type StoredProduct = { id: number; snapshot: ProductSnapshot };

/** In the order of `ids`; the bin included, unknown ones left out. */
export async function listProductSnapshots(db: Db, ids: readonly number[]): Promise<StoredProduct[]> {
  const { rows } = await db.execute<StoredProduct>(sql`
    select p.id, ${snapshotOfP} as snapshot from ${askedProducts(ids)} order by asked.position`);
  return rows;
}

/** A product with everything that its form shows, in the bin or not. */
export async function findAdminProduct(db: Db, id: number): Promise<AdminProduct | undefined> {
  const { rows } = await db.execute<{
    snapshot: ProductSnapshot;
    sizes: { hash: string; width: number; height: number }[];
    source: string | null;
    created_at: string;
    updated_at: string;
  }>(sql`
    select ${snapshotOfP} as snapshot, p.source, p.created_at, p.updated_at,
      coalesce((
        select json_agg(json_build_object('hash', i.hash, 'width', i.width, 'height', i.height) order by l.position)
        from ${productImages} l join ${images} i on i.hash = l.hash where l.product_id = p.id), '[]') as sizes
    from ${products} p where p.id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  const { deletedAt, ...state } = row.snapshot;
  return {
    ...state,
    id,
    images: row.sizes.map((image) => ({ ...image, url: imageAddress(image.hash, 640, 'webp') })),
    source: row.source,
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
    deletedAt: deletedAt && iso(deletedAt),
    publicAddress: `/proizvod/${id}`,
  };
}

/** Which of the vehicles, categories and pictures in these states still exist. */
export async function findKnownReferences(db: Db, states: readonly ProductState[]): Promise<KnownReferences> {
  const ids = (pick: (state: ProductState) => (number | null)[]) =>
    idList([...new Set(states.flatMap(pick))].filter((id) => id !== null));
  const hashes = [...new Set(states.flatMap((state) => state.images))];
  const [found, pictures] = await db.batch([
    db.execute<{
      kind: 'manufacturer' | 'model' | 'category' | 'tuning';
      id: number;
      manufacturer: number | null;
    }>(sql`
      select 'manufacturer' as kind, id, null::int as manufacturer from ${manufacturers}
        where id in ${ids((s) => s.fitments.map((f) => f.manufacturerId))}
      union all select 'model', id, manufacturer_id from ${models}
        where id in ${ids((s) => s.fitments.map((f) => f.modelId))}
      union all select 'category', id, null from ${productCategories} where id in ${ids((s) => [s.categoryId])}
      union all select 'tuning', id, null from ${tuningCategories}
        where id in ${ids((s) => [s.tuningCategoryId])}`),
    db.select({ hash: images.hash }).from(images).where(inArray(images.hash, hashes)),
  ]);
  const of = (kind: string) => found.rows.filter((row) => row.kind === kind);
  return {
    manufacturers: new Set(of('manufacturer').map((row) => row.id)),
    models: new Map(of('model').map((row) => [row.id, row.manufacturer ?? 0])),
    categories: new Set(of('category').map((row) => row.id)),
    tuningCategories: new Set(of('tuning').map((row) => row.id)),
    images: new Set(pictures.map((row) => row.hash)),
  };
}
