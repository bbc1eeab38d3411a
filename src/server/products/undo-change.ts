import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { type BatchEntry, listBatch } from '#db/queries/history/audit.ts';
import { restoreProducts } from '#db/queries/products/merge-products.ts';
import { findKnownReferences, listProductSnapshots } from '#db/queries/products/product-snapshot.ts';
import type { ProductState } from '#src/domain/admin/product.ts';
import { differingFields, withoutLost } from '#src/domain/admin/product-state.ts';
import { undoMerge } from '#src/server/dictionaries/undo-merge.ts';
import { undoSettings } from '#src/server/settings/shop-settings.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';

/** The states before these entries; a product that an entry has created is in the bin before it. */
async function statesBefore(db: Db, entries: readonly BatchEntry[]) {
  const now = new Date().toISOString();
  const wanted = entries.map(({ id, before, after }) => {
    const { redirects: _, ...state }: ProductState & { redirects?: unknown } = before ?? {
      ...after,
      deletedAt: now,
    };
    return { id, version: after.version, state };
  });
  const known = await findKnownReferences(
    db,
    wanted.map(({ state }) => state),
  );
  return new Map(wanted.map((own) => [own.id, { ...own, state: withoutLost(own.state, known) }]));
}

/**
 * Restores the states before these entries, and moves products that the entries created to the bin. Products that
 * were edited since are not changed. Returns how many products are as they were before, those included that an earlier
 * call has restored: its answer may have been lost.
 *
 * @param run the import that is undone
 */
export async function undoEntries(
  db: Db,
  { userId, run }: { userId: number | null; run?: string },
  entries: readonly BatchEntry[],
): Promise<number> {
  const before = await statesBefore(db, entries);
  const stored = await listProductSnapshots(db, [...before.keys()]);
  const updates = stored.flatMap(({ id, snapshot }) => {
    const wanted = before.get(id);
    if (wanted?.version !== snapshot.version) return [];
    return [{ id, version: wanted.version, state: { ...snapshot, ...wanted.state } }];
  });
  const redirects = entries.flatMap(({ id, before: old }) =>
    (old?.redirects ?? []).map((redirect) => ({ id, ...redirect })),
  );
  const change = { batch: randomUUID(), userId, action: 'undo', ...(run && { run }) } as const;
  const changed = updates.length > 0 ? await restoreProducts(db, change, updates, redirects) : [];
  if (changed.length === before.size) return changed.length;
  const present = await listProductSnapshots(db, [...before.keys()]);
  return present.filter(({ id, snapshot }) => {
    const wanted = before.get(id);
    return wanted && differingFields(snapshot, wanted.state).length === 0;
  }).length;
}

/**
 * Undoes one call. Products that were edited since are counted in `skipped`. The undo is part of the history, so it
 * can be undone too. May be sent again when its answer was lost.
 *
 * @throws Problem `not_found` for an unknown batch, `conflict` when every product was edited since
 */
export async function undoChange(
  db: Db,
  userId: number | null,
  batch: string,
): Promise<{ changed: number; skipped: number }> {
  const other = (await undoMerge(db, userId, batch)) ?? (await undoSettings(db, userId, batch));
  if (other) return other;
  const entries = await listBatch(db, batch);
  if (entries.length === 0) throw new Problem('not_found', problemText.badUndo);
  const changed = await undoEntries(db, { userId }, entries);
  if (changed === 0) throw new Problem('conflict', problemText.allEditedSince);
  return { changed, skipped: entries.length - changed };
}
