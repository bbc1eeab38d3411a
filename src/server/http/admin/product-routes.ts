import { listAdminProducts } from '#db/queries/products/admin-products.ts';
import { listSameNumber } from '#db/queries/products/same-number.ts';
import { undoId } from '#src/contracts/admin/history.ts';
import {
  bulkInput,
  nameQuery,
  productInput,
  productListQuery,
  sameNumberQuery,
} from '#src/contracts/admin/products.ts';
import type { BulkAnswer, UndoAnswer } from '#src/domain/admin/bulk.ts';
import type {
  AdminProduct,
  AdminProductList,
  DeleteAnswer,
  NewProductAnswer,
  ProductAnswer,
  SameNumberAnswer,
} from '#src/domain/admin/product.ts';
import { pagination } from '#src/domain/product-list/pager.ts';
import { changeProducts } from '#src/server/products/change-products.ts';
import { createProduct } from '#src/server/products/create-product.ts';
import { deleteProduct } from '#src/server/products/delete-product.ts';
import { readName } from '#src/server/products/read-name.ts';
import { requireAdminProduct } from '#src/server/products/find-product.ts';
import { restoreProduct } from '#src/server/products/restore-product.ts';
import type { SavedState } from '#src/server/products/save-state.ts';
import { undoChange } from '#src/server/products/undo-change.ts';
import { updateProduct } from '#src/server/products/update-product.ts';
import { makeVariants } from '#src/server/images/make-variants.ts';
import { accept, acceptJson, requestKeyOf, idOf } from '../accept.ts';
import { adminOf, later } from '../guarded-routes.ts';
import type { Call, Routes } from '../routes.ts';

/** Makes the small sizes of new pictures before the first visitor requests them. */
async function makeNewVariants(
  c: Call,
  sent: readonly string[] | undefined,
  { images }: AdminProduct,
): Promise<void> {
  if (!sent?.some((image) => image.startsWith('data:'))) return;
  await later(c, 'making variants of pictures', makeVariants(images.map((image) => image.hash)));
}

const answerNew = (c: Call, product: AdminProduct) =>
  c.json<NewProductAnswer>({ success: true, product }, 201);

export const answerSaved = (c: Call, saved: SavedState) => c.json<ProductAnswer>({ success: true, ...saved });

export function addProductRoutes(app: Routes): void {
  app.get('/api/admin/products', async (c) => {
    const { page, limit, sort, ...asked } = accept(productListQuery, c.req.query());
    const found = await listAdminProducts(c.var.db, asked, { page, size: limit, sort });
    return c.json<AdminProductList>({
      products: found.products,
      counts: found.counts,
      pagination: pagination(found.total, page, limit),
    });
  });
  app.get('/api/admin/name-reading', async (c) =>
    c.json(await readName(c.var.db, accept(nameQuery, c.req.query()).name)),
  );
  app.get('/api/admin/same-number', async (c) => {
    const { numbers, except } = accept(sameNumberQuery, c.req.query());
    const [same] = await listSameNumber(c.var.db, numbers, except);
    return c.json<SameNumberAnswer>({ product: same ? await requireAdminProduct(c.var.db, same.id) : null });
  });
  app.get('/api/admin/products/:id', async (c) =>
    c.json({ product: await requireAdminProduct(c.var.db, idOf(c)) }),
  );

  app.post('/api/admin/products', async (c) => {
    const input = await acceptJson(productInput, c);
    const product = await createProduct(c.var.db, adminOf(c).userId, input, requestKeyOf(c));
    await makeNewVariants(c, input.images, product);
    return answerNew(c, product);
  });
  app.put('/api/admin/products/:id', async (c) => {
    const input = await acceptJson(productInput, c);
    const saved = await updateProduct(c.var.db, adminOf(c).userId, idOf(c), input);
    await makeNewVariants(c, input.images, saved.product);
    return answerSaved(c, saved);
  });
  app.delete('/api/admin/products/:id', async (c) => {
    const undo = await deleteProduct(c.var.db, adminOf(c).userId, idOf(c));
    return c.json<DeleteAnswer>({ success: true, undo });
  });
  app.post('/api/admin/products/:id/restore', async (c) =>
    answerSaved(c, await restoreProduct(c.var.db, adminOf(c).userId, idOf(c))),
  );

  app.post('/api/admin/products/bulk', async (c) => {
    const input = await acceptJson(bulkInput, c);
    const result = await changeProducts(c.var.db, adminOf(c).userId, input, requestKeyOf(c));
    return c.json<BulkAnswer>({ success: true, ...result });
  });
  app.post('/api/admin/undo/:undo', async (c) => {
    const result = await undoChange(c.var.db, adminOf(c).userId, accept(undoId, c.req.param('undo')));
    return c.json<UndoAnswer>({ success: true, ...result });
  });
}
