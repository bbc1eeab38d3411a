import type { Db } from '#db/client.ts';
import { findCategory, findTuningCategory } from '#db/queries/categories.ts';
import { listProducts, listProductsByIds, listRelatedIds } from '#db/queries/product-list.ts';
import { findProduct } from '#db/queries/products.ts';
import { listProductMoves } from '#db/queries/redirects.ts';
import { findVehicle, type FoundVehicle } from '#db/queries/vehicles.ts';
import type { PublicList, PublicProduct, PublicProductDetail } from '#src/contracts/public-product.ts';
import { cardForVehicle } from '#src/domain/product/fitment-groups.ts';
import { FIRST_YEAR, PLAIN_PRODUCTS_MAX, RELATED_PRODUCTS } from '#src/domain/limits.ts';
import type {
  ListedProduct,
  ProductFilter,
  FoundPage,
  ListSort,
} from '#src/domain/product-list/product-list.ts';
import { slugify } from '#src/domain/slug.ts';
import { lastYear } from '#src/domain/years.ts';
import { problemText } from '#src/strings/problems.ts';
import { Problem } from './problem.ts';
import { toPublicProduct, toPublicProductDetail } from './public-product.ts';

export type ProductsRequest = {
  page?: number | undefined;
  limit: number;
  sort: ListSort;
  manufacturer?: string | undefined;
  model?: string | undefined;
  category?: string | undefined;
  year?: number | undefined;
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
const wholeList = (db: Db, filter: ProductFilter): Promise<FoundPage> =>
  listProducts(db, filter, { page: 1, size: PLAIN_PRODUCTS_MAX, sort: 'newest', lastYear: lastYear() });

/** A list of one model shows each part under that vehicle's name and years, as its page does. */
const underVehicle = (products: ListedProduct[], { manufacturer, model }: FoundVehicle): ListedProduct[] =>
  model
    ? products.map((product) =>
        cardForVehicle(
          product,
          product.fitments,
          { manufacturer: manufacturer.slug, model: model.slug },
          { firstYear: FIRST_YEAR, lastYear: lastYear() },
        ),
      )
    : products;

async function requireAnyCategory(db: Db, slug: string) {
  const category = await findCategory(db, slug);
  if (category) return { category, filter: { categoryId: category.id } };
  const tuning = await findTuningCategory(db, slug);
  if (tuning) return { category: tuning, filter: { tuningCategoryId: tuning.id } };
  throw new Problem('not_found', problemText.categoryNotFound);
}

const nameOf = (named: { name: string; slug: string } | null | undefined) =>
  named ? { name: named.name, slug: named.slug } : null;

export async function browseProducts(
  db: Db,
  request: ProductsRequest,
): Promise<FoundPage & Pick<PublicList, 'filters'>> {
  const vehicle = request.manufacturer
    ? await requireVehicle(db, request.manufacturer, request.model)
    : undefined;
  const found = request.category ? await requireAnyCategory(db, request.category) : undefined;
  const filter: ProductFilter = {
    ...(vehicle && { manufacturerId: vehicle.manufacturer.id }),
    ...(vehicle?.model && { modelId: vehicle.model.id }),
    ...found?.filter,
    ...(request.year !== undefined && { year: request.year }),
    ...(request.yearFrom !== undefined && { yearFrom: request.yearFrom }),
    ...(request.yearTo !== undefined && { yearTo: request.yearTo }),
  };
  const { page, limit: size, sort } = request;
  const { products, total } =
    page === undefined
      ? await wholeList(db, filter)
      : await listProducts(db, filter, { page, size, sort, lastYear: lastYear() });
  return {
    products: vehicle ? underVehicle(products, vehicle) : products,
    total,
    filters: {
      manufacturer: nameOf(vehicle?.manufacturer),
      model: nameOf(vehicle?.model),
      category: nameOf(found?.category),
    },
  };
}

/** Products of a vehicle; the model `all` stands for every model of the manufacturer. */
export async function listVehicleProducts(
  db: Db,
  vehicle: { manufacturer: string; model: string; year: number | undefined },
): Promise<{ products: PublicProduct[]; total: number }> {
  const model = vehicle.model === 'all' ? undefined : vehicle.model;
  const found = await requireVehicle(db, vehicle.manufacturer, model);
  const filter: ProductFilter = { manufacturerId: found.manufacturer.id };
  if (found.model) filter.modelId = found.model.id;
  if (vehicle.year !== undefined) Object.assign(filter, { yearFrom: vehicle.year, yearTo: vehicle.year });
  const { products, total } = await wholeList(db, filter);
  return { products: underVehicle(products, found).map(toPublicProduct), total };
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

/**
 * In the order asked for; what is not on offer any more is left out. A product that was merged is answered by the one that
 * stayed, with the old id in `replaces`.
 */
export async function readProducts(db: Db, ids: readonly number[]): Promise<PublicProduct[]> {
  const found = await listProductsByIds(db, ids, lastYear());
  const known = new Set(found.map(({ id }) => id));
  const moves = await listProductMoves(
    db,
    ids.filter((id) => !known.has(id)),
  );
  if (moves.size === 0) return found.map(toPublicProduct);
  const wanted = [...new Set(ids.map((id) => moves.get(id) ?? id))];
  return (await listProductsByIds(db, wanted, lastYear())).map((product) => {
    const replaces = ids.filter((id) => moves.get(id) === product.id);
    return { ...toPublicProduct(product), ...(replaces.length > 0 && { replaces }) };
  });
}

export async function readProduct(db: Db, id: number): Promise<PublicProductDetail> {
  const product = await findProduct(db, id, lastYear());
  if (!product) throw new Problem('not_found', problemText.productNotFound);
  const relatedIds = await listRelatedIds(db, product, RELATED_PRODUCTS);
  return toPublicProductDetail(product, await listProductsByIds(db, relatedIds, lastYear()));
}
