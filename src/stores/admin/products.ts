import type { BulkAnswer, BulkChange, UndoAnswer } from '#src/domain/admin/bulk.ts';
import type { HistorySide } from '#src/domain/admin/history.ts';
import type { AdminListState } from '#src/domain/admin/list-state.ts';
import { adminListRequest } from '#src/domain/admin/list-state.ts';
import type { NameReading } from '#src/domain/admin/name-reading.ts';
import type { ProductRequest } from '#src/domain/admin/product-form.ts';
import type {
  AdminProduct,
  AdminProductList,
  DeleteAnswer,
  NewProductAnswer,
  ProductAnswer,
} from '#src/domain/admin/product.ts';
import { failureText } from '#src/strings/admin/failures.ts';
import { adminCall } from './admin-call.ts';

export const listProducts = (state: AdminListState, signal?: AbortSignal): Promise<AdminProductList> =>
  adminCall(`products?${adminListRequest(state).toString()}`, { signal, failure: failureText.list });

export async function readProduct(id: number, signal?: AbortSignal): Promise<AdminProduct> {
  const { product } = await adminCall<{ product: AdminProduct }>(`products/${id}`, { signal });
  return product;
}

export const readName = (name: string, signal?: AbortSignal): Promise<NameReading> =>
  adminCall(`name-reading?${new URLSearchParams({ name }).toString()}`, { signal });

/** The same `key` never creates a second product, so a create whose answer was lost can be retried. */
export const createProduct = async (body: ProductRequest, key: string): Promise<AdminProduct> =>
  (
    await adminCall<NewProductAnswer>('products', {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
      failure: failureText.add,
    })
  ).product;

/** Throws AdminProblem 409 when `body.version` is not the current one. */
export const updateProduct = (id: number, body: ProductRequest): Promise<ProductAnswer> =>
  adminCall(`products/${id}`, { method: 'PUT', body, failure: failureText.update });

export const deleteProduct = (id: number): Promise<DeleteAnswer> =>
  adminCall(`products/${id}`, { method: 'DELETE', failure: failureText.remove });

const postProduct = <Answer>(path: string, body?: unknown): Promise<Answer> =>
  adminCall(`products/${path}`, { method: 'POST', body, failure: failureText.update });

export const restoreProduct = (id: number): Promise<ProductAnswer> => postProduct(`${id}/restore`);
export const duplicateProduct = async (id: number): Promise<AdminProduct> =>
  (await postProduct<NewProductAnswer>(`${id}/duplicate`)).product;
export const restoreVersion = (id: number, entryId: number, side: HistorySide): Promise<ProductAnswer> =>
  postProduct(`${id}/restore-version`, { entryId, side });

export const changeProducts = (ids: readonly number[], change: BulkChange): Promise<BulkAnswer> =>
  adminCall('products/bulk', { method: 'POST', body: { ids, change }, failure: failureText.update });

export const undoChange = (undo: string): Promise<UndoAnswer> =>
  adminCall(`undo/${undo}`, { method: 'POST', failure: failureText.update });
