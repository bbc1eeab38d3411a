import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  catalogueState,
  fitments,
  generations,
  images,
  manufacturers,
  models,
  productCategories,
  productImages,
  products,
  tuningCategories,
} from '#db/schema/index.ts';
import type { Catalogue } from '#src/domain/catalogue.ts';
import { assembleCatalogue, type CatalogueRows, type ProductRow } from '#src/domain/assemble-catalogue.ts';

/** Rows in one answer: Neon's HTTP answers are limited to 64 MB, and smaller ones keep memory level. */
const BATCH_ROWS = 4000;

const isPublished = and(eq(products.status, 'published'), isNull(products.deletedAt));

export async function findCatalogueVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: catalogueState.version }).from(catalogueState);
  return row?.version ?? 0;
}

async function listPublishedProducts(db: Db): Promise<ProductRow[]> {
  const all: ProductRow[] = [];
  for (let after = 0; ;) {
    const rows = await db
      .select({
        id: products.id,
        kind: products.kind,
        name: products.name,
        description: products.description,
        rating: products.rating,
        priceMinor: products.priceMinor,
        partNumbers: products.partNumbers,
        categoryId: products.categoryId,
        tuningCategoryId: products.tuningCategoryId,
        quality: products.quality,
        availability: products.availability,
        warrantyMonths: products.warrantyMonths,
        pinned: products.pinned,
        createdAt: products.createdAt,
        updatedAt: products.updatedAt,
      })
      .from(products)
      .where(and(isPublished, gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(BATCH_ROWS);
    all.push(...rows);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_ROWS) return all;
    after = last.id;
  }
}

/** Rows that hang on products, fetched for the same id ranges as the products. */
async function listProductParts(db: Db, productIds: readonly number[]) {
  const parts: Pick<CatalogueRows, 'fitments' | 'productImages'> = { fitments: [], productImages: [] };
  for (let i = 0; i < productIds.length; i += BATCH_ROWS) {
    const ids = productIds.slice(i, i + BATCH_ROWS);
    const [first, last] = [ids[0], ids.at(-1)];
    const [someFitments, someImages] = await db.batch([
      db
        .select()
        .from(fitments)
        .where(sql`${fitments.productId} between ${first} and ${last}`)
        .orderBy(fitments.productId, fitments.position),
      db
        .select({
          productId: productImages.productId,
          hash: productImages.hash,
          width: images.width,
          height: images.height,
        })
        .from(productImages)
        .innerJoin(images, eq(images.hash, productImages.hash))
        .where(sql`${productImages.productId} between ${first} and ${last}`)
        .orderBy(productImages.productId, productImages.position),
    ]);
    parts.fitments.push(...someFitments);
    parts.productImages.push(...someImages);
  }
  return parts;
}

/**
 * Everything that is published, as of one version. A catalogue that is written to while it is read is read again,
 * because the driver has no transaction that spans several requests.
 */
export async function loadCatalogue(db: Db, lastYear: number): Promise<Catalogue> {
  for (;;) {
    const version = await findCatalogueVersion(db);
    const [manufacturerRows, modelRows, generationRows, categoryRows, tuningRows] = await db.batch([
      db.select().from(manufacturers),
      db.select().from(models),
      db.select().from(generations).orderBy(asc(generations.yearFrom), asc(generations.id)),
      db.select().from(productCategories).orderBy(asc(productCategories.position), asc(productCategories.id)),
      db.select().from(tuningCategories).orderBy(asc(tuningCategories.position), asc(tuningCategories.id)),
    ]);
    const productRows = await listPublishedProducts(db);
    const parts = await listProductParts(
      db,
      productRows.map((p) => p.id),
    );
    if ((await findCatalogueVersion(db)) !== version) continue;
    return assembleCatalogue({
      version,
      lastYear,
      manufacturers: manufacturerRows,
      models: modelRows,
      generations: generationRows,
      categories: categoryRows,
      tuningCategories: tuningRows,
      products: productRows,
      ...parts,
    });
  }
}
