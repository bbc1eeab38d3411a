import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import type { ProductSnapshot } from '#db/queries/products/product-snapshot.ts';
import { type ProductUpdate, updateProducts } from '#db/queries/products/product-writes.ts';
import type { RequestKey } from '#db/queries/admin/request-keys.ts';
import type { AuditAction } from '#src/domain/admin/history.ts';
import type { AdminProduct, ProductState } from '#src/domain/admin/product.ts';
import { differingFields } from '#src/domain/admin/product-state.ts';
import { editedSince } from '#src/server/edited-since.ts';
import { problemText } from '#src/strings/problems.ts';
import { requireAdminProduct, requireSnapshot } from './find-product.ts';

/** `undo` undoes the edit; null when it changed nothing. */
export type SavedState = { product: AdminProduct; undo: string | null };

/** Attempts for an edit without a version, before it is refused as a conflict. */
const TRIES = 3;

/**
 * Saves the state that `edit` makes of the present one; writes nothing when they are equal. With `version` the edit
 * applies to that version only; without it, the edit is repeated on the newest state.
 *
 * @throws Problem `not_found`, or `conflict` with the present product
 */
export async function saveState(
  db: Db,
  {
    id,
    userId,
    action,
    version,
  }: { id: number; userId: number | null; action: AuditAction; version?: number | undefined },
  edit: (current: ProductSnapshot) => ProductState | Promise<ProductState>,
): Promise<SavedState> {
  for (let i = 0; i < TRIES; i++) {
    const current = await requireSnapshot(db, id);
    const state = await edit(current);
    // Also a retry after a lost answer: the edit is saved already and comes with the old version.
    if (differingFields(current, state).length === 0)
      return { product: await requireAdminProduct(db, id), undo: null };
    if (version !== undefined && version !== current.version) break;
    const batch = randomUUID();
    const [saved] = await updateProducts(db, { batch, userId, action }, [
      { id, version: current.version, state },
    ]);
    if (saved === undefined) continue;
    return { product: await requireAdminProduct(db, id), undo: batch };
  }
  throw editedSince(problemText.editedSince, await requireAdminProduct(db, id));
}

/** Saves many products as one batch with one entry each. Products whose version has changed are left out. */
export async function saveStates(
  db: Db,
  change: { userId: number | null; action: AuditAction; run?: string },
  updates: readonly ProductUpdate[],
  key?: RequestKey,
): Promise<{ changed: number; undo: string }> {
  const batch = randomUUID();
  const written = updates.length > 0 ? await updateProducts(db, { batch, ...change }, updates, key) : [];
  return { changed: written.length, undo: batch };
}
