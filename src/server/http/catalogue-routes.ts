import { listCategories, listTuningCategories } from '#db/queries/catalogue/categories.ts';
import { listManufacturers, listManufacturersWithModels } from '#db/queries/vehicles/vehicles.ts';
import {
  productsQuery,
  productId,
  productIds,
  slugParameter,
  vehicleSearch,
  yearOrAll,
} from '#src/contracts/catalogue-calls.ts';
import { imageAddress } from '#src/domain/catalogue/image-address.ts';
import type { FoundPage } from '#src/domain/product-list/product-list.ts';
import { pagination } from '#src/domain/product-list/pager.ts';
import type { Category, TuningCategory } from '#src/domain/vehicle/vehicle.ts';
import {
  browseProducts,
  listVehicleProducts,
  readCategory,
  readProduct,
  readProducts,
  readTuningCategory,
} from '#src/server/catalogue-reads.ts';
import { toPublicProduct } from '#src/server/public-product.ts';
import { accept, acceptJson } from './accept.ts';
import { cacheMissing, cacheWithCatalogue } from './cache-headers.ts';
import { answerHealth } from './health.ts';
import { limitSmallBody } from './limit-body.ts';
import { cacheAnswers } from './answer-cache.ts';
import { type Call, type Routes, routes } from './routes.ts';
import { addShopRoutes } from './shop-routes.ts';

const PARAMETERS = ['ids', ...Object.keys(productsQuery.shape)];

/** The true count is in a header, because the body is the specification's bare array (DECISIONS D6, D7). */
function answerProducts(c: Call, products: readonly unknown[], total: number) {
  c.header('x-total-count', String(total));
  return c.json(products);
}

/** A tuning category has a picture; a product category has none. */
const withPicture = (category: Category | TuningCategory) =>
  'image' in category
    ? { ...category, image: category.image && imageAddress(category.image, 640, 'webp') }
    : category;

const answerCategory = (
  c: Call,
  { category, products, total }: Pick<FoundPage, 'products' | 'total'> & { category: Category },
) => {
  c.header('x-total-count', String(total));
  return c.json({ category: withPicture(category), products: products.map(toPublicProduct) });
};

const one = async (c: Call) => c.json(await readProduct(c.var.db, accept(productId, c.req.param('id'))));

const vehicle = async (c: Call) => {
  const { products, total } = await listVehicleProducts(c.var.db, {
    manufacturer: accept(slugParameter, c.req.param('brand')),
    model: accept(slugParameter, c.req.param('model')),
    year: accept(yearOrAll, c.req.param('year') ?? 'all'),
  });
  return answerProducts(c, products, total);
};

/** The reading calls of SPEC §7. */
export function catalogueRoutes(): Routes {
  const app = routes();
  const isOfCatalogue = (c: Call) => ['GET', 'HEAD'].includes(c.req.method) && c.req.path !== '/api/health';
  app.use('/api/*', async (c: Call, next) => {
    await next();
    if (!isOfCatalogue(c)) return;
    if (c.res.ok) cacheWithCatalogue(c.res.headers, PARAMETERS);
    else if (c.res.status === 404) cacheMissing(c.res.headers, PARAMETERS);
  });
  app.use('/api/*', cacheAnswers(PARAMETERS, isOfCatalogue));

  app.get('/api/products', async (c) => {
    const ids = c.req.query('ids');
    if (ids !== undefined) {
      const found = await readProducts(c.var.db, accept(productIds, ids));
      return c.json(found.map(toPublicProduct));
    }
    const query = accept(productsQuery, c.req.query());
    const isPaged = query.page !== undefined || c.req.query('limit') !== undefined;
    const page = query.page ?? 1;
    const found = await browseProducts(c.var.db, isPaged ? { ...query, page } : query);
    const products = found.products.map(toPublicProduct);
    if (!isPaged) return answerProducts(c, products, found.total);
    return c.json({
      products,
      pagination: pagination(found.total, page, query.limit),
      // The names of its filters: the caller may have used an alias.
      filters: found.names,
    });
  });
  app.get('/api/products/:id', one);
  app.get('/api/product/:id', one);

  app.get('/api/manufacturers', async (c) => c.json(await listManufacturers(c.var.db)));
  app.get('/api/manufacturers-with-models', async (c) => c.json(await listManufacturersWithModels(c.var.db)));
  app.get('/api/product-categories', async (c) => c.json(await listCategories(c.var.db)));

  app.get('/api/categories/:slug/products', async (c) => {
    const slug = accept(slugParameter, c.req.param('slug'));
    return answerCategory(c, await readCategory(c.var.db, slug));
  });
  app.get('/api/tuning/categories', async (c) =>
    c.json((await listTuningCategories(c.var.db)).map(withPicture)),
  );
  app.get('/api/tuning/:slug', async (c) => {
    const slug = accept(slugParameter, c.req.param('slug'));
    return answerCategory(c, await readTuningCategory(c.var.db, slug));
  });

  app.get('/api/brand-products/:brand/:model', vehicle);
  app.get('/api/brand-products/:brand/:model/:year', vehicle);
  app.post('/api/search-products', limitSmallBody, async (c) => {
    const { products, total } = await listVehicleProducts(c.var.db, await acceptJson(vehicleSearch, c));
    return answerProducts(c, products, total);
  });

  addShopRoutes(app);

  app.get('/api/health', answerHealth);
  return app;
}
