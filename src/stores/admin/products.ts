import { atom } from 'nanostores';
import type { BulkAnswer, BulkChange, UndoAnswer } from '#src/domain/admin/bulk.ts';
import type { Stored } from '#src/domain/admin/edit-conflict.ts';
import type { HistorySide } from '#src/domain/admin/history.ts';
import { type AdminListState, adminListRequest } from '#src/domain/admin/list-state.ts';
import type { NameReading } from '#src/domain/admin/name-reading.ts';
import { ADMIN_ROWS_MAX } from '#src/domain/limits/admin.ts';
import { type ProductFormState, requestOf } from '#src/domain/admin/product-form.ts';
import type {
  AdminProduct,
  AdminProductList,
  AdminProductRow,
  DeleteAnswer,
  NewProductAnswer,
  ProductAnswer,
  SameNumberAnswer,
} from '#src/domain/admin/product.ts';
import { failureText } from '#src/strings/admin/failures.ts';
import { adminCall, adminDelete, saveRow } from './admin-call.ts';
import { $lastCounts } from './view.ts';

export async function listProducts(state: AdminListState, signal?: AbortSignal): Promise<AdminProductList> {
  const query = adminListRequest(state).toString();
  const list = await adminCall<AdminProductList>(`products?${query}`, { signal, failure: failureText.list });
  $lastCounts.set(list.counts);
  return list;
}

/** The first `count` products of a list, whatever its page; fewer if some are gone by then. */
export async function listFirst(state: AdminListState, count: number): Promise<AdminProductRow[]> {
  const rows = new Map<number, AdminProductRow>();
  for (let page = 1; (page - 1) * ADMIN_ROWS_MAX < count; page++) {
    const query = adminListRequest({ ...state, page }, ADMIN_ROWS_MAX).toString();
    const { products } = await adminCall<AdminProductList>(`products?${query}`, {
      failure: failureText.list,
    });
    for (const product of products) rows.set(product.id, product);
  }
  return [...rows.values()].slice(0, count);
}

export async function readProduct(id: number, signal?: AbortSignal): Promise<AdminProduct> {
  const { product } = await adminCall<{ product: AdminProduct }>(`products/${id}`, { signal });
  return product;
}

export const readName = (name: string, signal?: AbortSignal): Promise<NameReading> =>
  adminCall(`name-reading?${new URLSearchParams({ name }).toString()}`, { signal });

export const readSameNumber = (
  numbers: string,
  except: number,
  signal?: AbortSignal,
): Promise<SameNumberAnswer> =>
  adminCall(`same-number?${new URLSearchParams({ numbers, except: String(except) }).toString()}`, { signal });

/** The published product that was saved last; 'Pogledaj' opens it. */
export const $savedLast = atom<{ id: number; name: string } | undefined>();

/** Visitors have no page of these products any more. */
function forgetSaved(ids: readonly number[]): void {
  const last = $savedLast.get();
  if (last && ids.includes(last.id)) $savedLast.set(undefined);
}

/** An edit can be undone; an added product has no `undo`. */
export type SavedProduct = AdminProduct & { undo?: string | null | undefined };

/** Without `on`, adds a product, at most once for each `key`; with `on`, changes that product. */
export async function saveProduct(
  form: ProductFormState,
  on: Stored | undefined,
  key: string,
): Promise<SavedProduct> {
  const failure = on ? failureText.update : failureText.add;
  const answer = await saveRow<NewProductAnswer & Partial<ProductAnswer>>(
    'products',
    requestOf(form),
    on,
    key,
    failure,
  );
  if (answer.product.status === 'published') $savedLast.set(answer.product);
  else forgetSaved([answer.product.id]);
  return { ...answer.product, undo: answer.undo };
}

/** Returns what undoes it, null when an earlier call has deleted the product. */
export async function deleteProduct(id: number): Promise<string | null> {
  const answer = await adminDelete<DeleteAnswer>(`products/${id}`, failureText.remove);
  forgetSaved([id]);
  return answer?.undo ?? null;
}

const postProduct = <Answer>(path: string, body?: unknown): Promise<Answer> =>
  adminCall(`products/${path}`, { method: 'POST', body, failure: failureText.update });

export const restoreProduct = (id: number): Promise<ProductAnswer> => postProduct(`${id}/restore`);
export const restoreVersion = (id: number, entryId: number, side: HistorySide): Promise<ProductAnswer> =>
  postProduct(`${id}/restore-version`, { entryId, side });

/** The same `key` makes the change once, so a change whose answer was lost can be retried. */
export async function changeProducts(
  ids: readonly number[],
  change: BulkChange,
  key?: string,
): Promise<BulkAnswer> {
  const answer = await adminCall<BulkAnswer>('products/bulk', {
    method: 'POST',
    body: { ids, change },
    ...(key && { headers: { 'idempotency-key': key } }),
    failure: failureText.update,
  });
  if ('delete' in change || ('status' in change && change.status !== 'published')) forgetSaved(ids);
  return answer;
}

export const undoChange = (undo: string): Promise<UndoAnswer> =>
  adminCall(`undo/${undo}`, { method: 'POST', failure: failureText.update });
