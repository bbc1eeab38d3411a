import { type NameAndSlug, nameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import type { Db } from '#db/client.ts';
import { listCategories } from '#db/queries/catalogue/categories.ts';
import { countChoices } from '#db/queries/products/product-conditions.ts';
import { listProducts, listProductsByIds } from '#db/queries/products/product-list.ts';
import { findProduct } from '#db/queries/products/products.ts';
import { listProductMoves } from '#db/queries/catalogue/redirects.ts';
import { listSameNumber } from '#db/queries/products/same-number.ts';
import { findRemovedProduct, listRelatedIds } from '#db/queries/products/related-products.ts';
import type { CatalogueVehicle } from '#db/queries/vehicles/vehicles.ts';
import type { ProductsQuery } from '#src/contracts/catalogue-calls.ts';
import type { ShopProduct } from '#src/contracts/shop-product.ts';
import { cardForVehicle } from '#src/domain/product/fitment-groups.ts';
import { PLAIN_PRODUCTS_MAX } from '#src/domain/limits/requests.ts';
import type { ChoiceCounts } from '#src/domain/product-list/choice-counts.ts';
import { groupFromSlug, groupOfCategory } from '#src/domain/product-list/category-groups.ts';
import { filtersFrom } from '#src/domain/product-list/filters.ts';
import { orderRanges } from '#src/domain/product-list/range-ends.ts';
import type {
  FoundPage,
  ListAnswer,
  ListedProduct,
  ProductFilter,
} from '#src/domain/product-list/product-list.ts';
import { toCard } from '#src/domain/product/product-card.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { alsoFits } from '#src/domain/product/same-number.ts';
import { lastYear } from '#src/domain/years.ts';
import { groupNames } from '#src/strings/category-groups.ts';
import { problemText } from '#src/strings/problems.ts';
import { findAnyCategory, findTuning, findVehicle } from './named-entries.ts';
import { Problem } from './problem.ts';
import { type CurrentListedProduct, toPublicProduct, toPublicProductDetail } from './public-product.ts';

/** Whole lists have a maximum length; `total` is the true count. */
const wholeList = (db: Db, filter: ProductFilter): Promise<FoundPage> =>
  listProducts(db, filter, { page: 1, size: PLAIN_PRODUCTS_MAX, sort: 'newest', lastYear: lastYear() });

/** A list of one manufacturer or model shows each part with that vehicle's name and years, as its page does. */
const underVehicle = (
  products: ListedProduct[],
  { manufacturer, model }: CatalogueVehicle,
): ListedProduct[] =>
  products.map((product) =>
    cardForVehicle(
      product,
      product.fitments,
      { manufacturer: manufacturer.slug, model: model?.slug ?? null },
      lastYear(),
    ),
  );

function requireCategory<Found>(category: Found | undefined): Found {
  if (!category) throw new Problem('not_found', problemText.categoryNotFound);
  return category;
}

/** As in the filter of a list: a category, or a group of categories. */
async function findAskedCategory(db: Db, slug: string) {
  const group = groupFromSlug(slug);
  if (!group) return findAnyCategory(db, slug);
  const category = { name: groupNames[group], slug };
  if (group === 'tuning') return { category, filter: { kind: group } };
  const within = (await listCategories(db)).filter((one) => groupOfCategory(one.slug) === group);
  return { category, filter: { categoryIds: within.map(({ id }) => id) } };
}

const nameOf = (named: NameAndSlug | null | undefined) => (named ? nameAndSlug(named) : null);

type Browsed = FoundPage & { names: ListAnswer['names']; counts?: ChoiceCounts };

const NOTHING: Browsed = {
  products: [],
  total: 0,
  undated: 0,
  names: { manufacturer: null, model: null, category: null },
};

/**
 * The products of a list; without `page` the whole list, newest first. `forPages`, for the shop's own pages: also counts
 * the choices, puts products of unknown years behind those of the year that is asked for, and returns an empty list for
 * names that the shop no longer has, since an old address may still have them.
 *
 * @throws Problem `not_found` for such names without `forPages`
 */
export async function browseProducts(
  db: Db,
  { page, limit: size, sort, ...asked }: Omit<ProductsQuery, 'page'> & { page?: number | undefined },
  { forPages = false } = {},
): Promise<Browsed> {
  const { ordered } = orderRanges(filtersFrom((name) => asked[name] ?? null));
  const { manufacturer, model, category, ...narrowed } = ordered;
  const vehicle = manufacturer ? await findVehicle(db, manufacturer, model ?? undefined) : undefined;
  const found = category ? await findAskedCategory(db, category) : undefined;
  const [missing] = [
    ...(manufacturer && !vehicle ? [problemText.vehicleNotFound] : []),
    ...(category && !found ? [problemText.categoryNotFound] : []),
  ];
  if (missing !== undefined) {
    if (forPages) return NOTHING;
    throw new Problem('not_found', missing);
  }
  const filter: ProductFilter = {
    ...narrowed,
    manufacturerId: vehicle?.manufacturer.id,
    modelId: vehicle?.model?.id,
    ...found?.filter,
    year: asked.year,
    withUndated: forPages,
  };
  const [{ products, total, undated }, counts] = await Promise.all([
    page === undefined
      ? wholeList(db, filter)
      : listProducts(db, filter, { page, size, sort, lastYear: lastYear() }),
    forPages ? countChoices(db, filter) : undefined,
  ]);
  return {
    products: vehicle ? underVehicle(products, vehicle) : products,
    total,
    undated,
    names: {
      manufacturer: nameOf(vehicle?.manufacturer),
      model: nameOf(vehicle?.model),
      category: nameOf(found?.category),
    },
    ...(counts && { counts }),
  };
}

/** Products of a vehicle; the model `all` stands for every model of the manufacturer. */
export async function listVehicleProducts(
  db: Db,
  vehicle: { manufacturer: string; model: string; year: number | undefined },
) {
  const model = vehicle.model === 'all' ? undefined : vehicle.model;
  const found = await findVehicle(db, vehicle.manufacturer, model);
  if (!found) throw new Problem('not_found', problemText.vehicleNotFound);
  const filter = { manufacturerId: found.manufacturer.id, modelId: found.model?.id, year: vehicle.year };
  const { products, total } = await wholeList(db, filter);
  return { products: underVehicle(products, found).map(toPublicProduct), total };
}

/** A part category or a tuning category. @throws Problem `not_found` */
export async function readCategory(db: Db, slug: string) {
  const { category, filter } = requireCategory(await findAnyCategory(db, slug));
  return { category, ...(await wholeList(db, filter)) };
}

/** @throws Problem `not_found` */
export async function readTuningCategory(db: Db, slug: string) {
  const { category, filter } = requireCategory(await findTuning(db, slug));
  return { category, ...(await wholeList(db, filter)) };
}

/**
 * In the requested order, without products that are no longer published. For a merged product, the product that stayed
 * is returned, with the old id in `replaces`.
 */
export async function readProducts(db: Db, ids: readonly number[]): Promise<CurrentListedProduct[]> {
  const found = await listProductsByIds(db, ids, lastYear());
  const known = new Set(found.map(({ id }) => id));
  const moves = await listProductMoves(
    db,
    ids.filter((id) => !known.has(id)),
  );
  if (moves.size === 0) return found;
  const wanted = [...new Set(ids.map((id) => moves.get(id) ?? id))];
  return (await listProductsByIds(db, wanted, lastYear())).map((product) => {
    const replaces = ids.filter((id) => moves.get(id) === product.id);
    return { ...product, ...(replaces.length > 0 && { replaces }) };
  });
}

const listRelated = async (db: Db, product: Parameters<typeof listRelatedIds>[1]) =>
  listProductsByIds(db, await listRelatedIds(db, product), lastYear());

async function listSameParts(db: Db, { id, partNumbers }: { id: number; partNumbers: readonly string[] }) {
  const same = await listSameNumber(db, partNumbers, id);
  return listProductsByIds(
    db,
    same.map((other) => other.id),
    lastYear(),
  );
}

/** A product with everything that its page shows; undefined when it is not published. */
export async function readShopProduct(db: Db, id: number): Promise<ShopProduct | undefined> {
  const product = await findProduct(db, id, lastYear());
  if (!product) return undefined;
  const [related, others] = await Promise.all([listRelated(db, product), listSameParts(db, product)]);
  return {
    product,
    related: related.map(toCard),
    alsoFits: alsoFits(
      product.fitments,
      others.map(({ fitments }) => fitments),
    ),
  };
}

/** Products similar to one that is no longer on offer; none when there was no such product. */
export async function readSimilar(db: Db, id: number): Promise<ProductCard[]> {
  const removed = await findRemovedProduct(db, id);
  if (!removed) return [];
  return (await listRelated(db, removed)).map(toCard);
}

/** In the shape of the specification (SPEC §3). @throws Problem `not_found` when it is not published */
export async function readProduct(db: Db, id: number) {
  const product = await findProduct(db, id, lastYear());
  if (!product) throw new Problem('not_found', problemText.productNotFound);
  return toPublicProductDetail(product, await listRelated(db, product));
}
