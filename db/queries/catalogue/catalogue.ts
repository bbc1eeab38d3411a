import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  catalogueState,
  fitments,
  images,
  manufacturers,
  productImages,
  products,
} from '#db/schema/index.ts';
import type { NameRows } from '#src/domain/product/assemble-product.ts';
import type { Catalogue } from '#src/domain/catalogue/catalogue.ts';
import { ANSWER_ROWS_MAX } from '#src/domain/limits/requests.ts';
import { CatalogueMemory, type ProductRows } from '#src/domain/catalogue/catalogue-memory.ts';
import { findCatalogueChanges } from './catalogue-changes.ts';
import { listCategories, listTuningCategories } from './categories.ts';
import { SHOWN_FIELD_NAMES } from '#src/domain/product/shown-fields.ts';
import { pick } from '../pick-columns.ts';
import { published } from '../products/product-conditions.ts';
import { selectVehicles } from '../vehicles/vehicles.ts';

const shownColumns = pick(products, ...SHOWN_FIELD_NAMES);

export async function findCatalogueVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: catalogueState.version }).from(catalogueState);
  return row?.version ?? 0;
}

/** Equal for equal catalogues only: a restored database may have a version that another one had before. */
export async function findCatalogueStamp(db: Db): Promise<string> {
  const [row] = await db.select(pick(catalogueState, 'version', 'changedAt')).from(catalogueState);
  return row ? `${row.version} ${row.changedAt.toISOString()}` : '';
}

/** How many manufacturers there are, and published products. */
export async function countCatalogue(db: Db): Promise<{ manufacturers: number; products: number }> {
  const [manufacturerCount, productCount] = await Promise.all([
    db.$count(manufacturers),
    db.$count(products, published),
  ]);
  return { manufacturers: manufacturerCount, products: productCount };
}

/** Published products that meet a condition, with their fitments and pictures; at most `ANSWER_ROWS_MAX`, by id. */
async function readProductRows(db: Db, condition: SQL): Promise<ProductRows> {
  const wanted = and(published, condition);
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(wanted)
    .orderBy(asc(products.id))
    .limit(ANSWER_ROWS_MAX);
  const [productRows, fitmentRows, imageRows] = await db.batch([
    db
      .select({
        id: products.id,
        ...shownColumns,
        createdAt: products.createdAt,
        updatedAt: products.updatedAt,
      })
      .from(products)
      .where(wanted)
      .orderBy(asc(products.id))
      .limit(ANSWER_ROWS_MAX),
    db
      .select(pick(fitments, 'productId', 'manufacturerId', 'modelId', 'yearFrom', 'yearTo', 'facts'))
      .from(fitments)
      .where(inArray(fitments.productId, ids))
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
      .where(inArray(productImages.productId, ids))
      .orderBy(productImages.productId, productImages.position),
  ]);
  return { products: productRows, fitments: fitmentRows, images: imageRows };
}

/** Published products among these ids. */
export async function listProductRows(db: Db, ids: readonly number[]): Promise<ProductRows> {
  const all: ProductRows = { products: [], fitments: [], images: [] };
  for (let i = 0; i < ids.length; i += ANSWER_ROWS_MAX) {
    append(all, await readProductRows(db, inArray(products.id, ids.slice(i, i + ANSWER_ROWS_MAX))));
  }
  return all;
}

async function listAllProductRows(db: Db): Promise<ProductRows> {
  const all: ProductRows = { products: [], fitments: [], images: [] };
  for (let after = 0; ;) {
    const some = await readProductRows(db, gt(products.id, after));
    append(all, some);
    const last = some.products.at(-1);
    if (!last || some.products.length < ANSWER_ROWS_MAX) return all;
    after = last.id;
  }
}

function append(all: ProductRows, some: ProductRows): void {
  for (const row of some.products) all.products.push(row);
  for (const row of some.fitments) all.fitments.push(row);
  for (const row of some.images) all.images.push(row);
}

/** Vehicles and categories: the names that pages show for products. */
async function listNames(db: Db): Promise<NameRows> {
  const [manufacturerRows, modelRows, generationRows, categoryRows, tuningRows] = await db.batch([
    ...selectVehicles(db),
    listCategories(db),
    listTuningCategories(db),
  ]);
  return {
    manufacturers: manufacturerRows,
    models: modelRows,
    generations: generationRows,
    categories: categoryRows,
    tuningCategories: tuningRows,
  };
}

/** Reads of what was written during the previous read; each takes less time than the one before. */
const CATCH_UPS_MAX = 100;

/**
 * Brings a memory of the catalogue from `version` to the present one, which is returned; the driver has no transaction
 * that spans several requests, so what is written during one read is read by the next. Undefined when the changes are no
 * longer recorded.
 */
export async function catchUp(db: Db, memory: CatalogueMemory, version: number): Promise<number | undefined> {
  for (let reached = version, times = 0; times < CATCH_UPS_MAX; times++) {
    const changes = await findCatalogueChanges(db, reached);
    if (!changes || changes.version === reached) return changes?.version;
    if (changes.names) memory.setNames(await listNames(db));
    memory.setProducts(changes.productIds, await listProductRows(db, changes.productIds));
    reached = changes.version;
  }
  throw new Error('the catalogue is written to faster than it can be read');
}

/** Everything that is published, at one version. */
export async function loadCatalogueMemory(
  db: Db,
  lastYear: number,
): Promise<{ version: number; memory: CatalogueMemory }> {
  const started = await findCatalogueVersion(db);
  const memory = new CatalogueMemory(lastYear);
  memory.setNames(await listNames(db));
  memory.setProducts([], await listAllProductRows(db));
  const version = await catchUp(db, memory, started);
  if (version === undefined) throw new Error('the whole catalogue was replaced while it was read');
  return { version, memory };
}

export async function loadCatalogue(db: Db, lastYear: number): Promise<Catalogue> {
  const { version, memory } = await loadCatalogueMemory(db, lastYear);
  return memory.catalogue(version);
}
