import type { Db } from '#db/client.ts';
import { findCategory, findTuningCategory } from '#db/queries/categories.ts';
import { listProducts, listProductsByIds, listRelatedIds } from '#db/queries/listing.ts';
import { findProduct } from '#db/queries/products.ts';
import { findVehicle, type FoundVehicle } from '#db/queries/vehicles.ts';
import type { PublicProduct, PublicProductDetail } from '#src/contracts/public-product.ts';
import { PLAIN_PRODUCTS_MAX, RELATED_PRODUCTS } from '#src/domain/limits.ts';
import type { ListingFilter, ListingPage, ListingSort } from '#src/domain/listing.ts';
import { slugify } from '#src/domain/slug.ts';
import { lastYear } from '#src/domain/years.ts';
import { problemText } from '#src/strings/problems.ts';
import { Problem } from './problem.ts';
import { toPublicProduct, toPublicProductDetail } from './public-product.ts';

export type ListingRequest = {
  page?: number | undefined;
  limit: number;
  sort: ListingSort;
  manufacturer?: string | undefined;
  model?: string | undefined;
  category?: string | undefined;
  yearFrom?: number | undefined;
  yearTo?: number | undefined;
};

const named = (text: string) => ({ text, slug: slugify(text) });

async function requireVehicle(
  db: Db,
  manufacturer: string,
  model: string | undefined,
): Promise<FoundVehicle> {
  const found = await findVehicle(db, {
    manufacturer: named(manufacturer),
    ...(model && { model: named(model) }),
  });
  if (!found) throw new Problem('not_found', problemText.vehicleNotFound);
  return found;
}

/** Whole lists are capped; the caller learns the true count from `total`. */
const wholeList = (db: Db, filter: ListingFilter): Promise<ListingPage> =>
  listProducts(db, filter, { page: 1, size: PLAIN_PRODUCTS_MAX, sort: 'newest', lastYear: lastYear() });

export async function browseProducts(db: Db, request: ListingRequest): Promise<ListingPage> {
  const filter: ListingFilter = {};
  if (request.manufacturer) {
    const { manufacturer, model } = await requireVehicle(db, request.manufacturer, request.model);
    filter.manufacturerId = manufacturer.id;
    if (model) filter.modelId = model.id;
  }
  if (request.category) {
    const [category, tuning] = [
      await findCategory(db, request.category),
      await findTuningCategory(db, request.category),
    ];
    if (category) filter.categoryId = category.id;
    else if (tuning) filter.tuningCategoryId = tuning.id;
    else throw new Problem('not_found', problemText.categoryNotFound);
  }
  if (request.yearFrom !== undefined) filter.yearFrom = request.yearFrom;
  if (request.yearTo !== undefined) filter.yearTo = request.yearTo;
  if (request.page === undefined) return wholeList(db, filter);
  return listProducts(db, filter, {
    page: request.page,
    size: request.limit,
    sort: request.sort,
    lastYear: lastYear(),
  });
}

/** Products of a vehicle; the model `all` stands for every model of the manufacturer. */
export async function listVehicleProducts(
  db: Db,
  vehicle: { manufacturer: string; model: string; year: number | undefined },
): Promise<{ products: PublicProduct[]; total: number }> {
  const model = vehicle.model === 'all' ? undefined : vehicle.model;
  const found = await requireVehicle(db, vehicle.manufacturer, model);
  const filter: ListingFilter = { manufacturerId: found.manufacturer.id };
  if (found.model) filter.modelId = found.model.id;
  if (vehicle.year !== undefined) Object.assign(filter, { yearFrom: vehicle.year, yearTo: vehicle.year });
  const { products, total } = await wholeList(db, filter);
  return { products: products.map(toPublicProduct), total };
}

/** A product category, else a tuning category of that slug (DECISIONS R4). */
export async function readCategory(db: Db, slug: string) {
  const category = await findCategory(db, slug);
  if (category) return { category, ...(await wholeList(db, { categoryId: category.id })) };
  return readTuningCategory(db, slug);
}

export async function readTuningCategory(db: Db, slug: string) {
  const category = await findTuningCategory(db, slug);
  if (!category) throw new Problem('not_found', problemText.categoryNotFound);
  return { category, ...(await wholeList(db, { tuningCategoryId: category.id })) };
}

export async function readProduct(db: Db, id: number): Promise<PublicProductDetail> {
  const product = await findProduct(db, id, lastYear());
  if (!product) throw new Problem('not_found', problemText.productNotFound);
  const relatedIds = await listRelatedIds(db, product, RELATED_PRODUCTS);
  return toPublicProductDetail(product, await listProductsByIds(db, relatedIds, lastYear()));
}
