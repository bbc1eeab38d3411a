import { productId, productIds, productsQuery } from '#src/contracts/catalogue-calls.ts';
import { pageCount } from '#src/domain/product-list/pager.ts';
import { NO_COUNTS } from '#src/domain/product-list/choice-counts.ts';
import type { CurrentCard, ListAnswer } from '#src/domain/product-list/product-list.ts';
import { toCard } from '#src/domain/product/product-card.ts';
import { browseProducts, readProducts, readShopProduct } from '#src/server/catalogue-reads.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import { accept } from './accept.ts';
import type { Routes } from './routes.ts';

/** Calls of the shop's own pages, in the shapes that the pages need. The specification's calls have other shapes. */
export function addShopRoutes(app: Routes): void {
  app.get('/api/shop/products', async (c) => {
    const ids = c.req.query('ids');
    if (ids !== undefined) {
      const found = await readProducts(c.var.db, accept(productIds, ids));
      const products: CurrentCard[] = found.map(({ replaces, ...product }) => ({
        ...toCard(product),
        ...(replaces && { replaces }),
      }));
      return c.json({ products });
    }
    const query = accept(productsQuery, c.req.query());
    const page = query.page ?? 1;
    const found = await browseProducts(c.var.db, { ...query, page }, { forPages: true });
    return c.json<ListAnswer>({
      products: found.products.map(toCard),
      total: found.total,
      undated: found.undated,
      page,
      pages: pageCount(found.total, query.limit),
      names: found.names,
      counts: found.counts ?? NO_COUNTS,
    });
  });
  app.get('/api/shop/products/:id', async (c) => {
    const found = await readShopProduct(c.var.db, accept(productId, c.req.param('id')));
    if (!found) throw new Problem('not_found', problemText.productNotFound);
    return c.json(found);
  });
}
