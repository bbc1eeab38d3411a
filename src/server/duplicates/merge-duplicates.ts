import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { listProductSnapshots, type ProductSnapshot } from '#db/queries/products/product-snapshot.ts';
import { mergeProducts } from '#db/queries/products/merge-products.ts';
import type { ProductUpdate } from '#db/queries/products/product-writes.ts';
import type { MergeGroup } from '#src/contracts/admin/duplicates.ts';
import { mergeStates } from '#src/domain/duplicates/merge-states.ts';
import { Problem } from '#src/server/problem.ts';
import { duplicateText } from '#src/strings/admin/duplicates.ts';

const gone = () => new Problem('conflict', duplicateText.gone);

/** The updates of one group, all written or none; the product that stays comes first. @throws Problem `conflict` */
function updatesOf(
  { keepId, removeIds }: MergeGroup,
  group: number,
  stored: ReadonlyMap<number, ProductSnapshot>,
  now: string,
): ProductUpdate[] {
  const known = (id: number): ProductSnapshot => {
    const snapshot = stored.get(id);
    if (snapshot?.deletedAt !== null) throw gone();
    return snapshot;
  };
  const keep = known(keepId);
  const others = removeIds.filter((id) => id !== keepId).map((id) => ({ id, snapshot: known(id) }));
  const state = mergeStates(
    keep,
    others.map(({ snapshot }) => snapshot),
  );
  return [
    { id: keepId, version: keep.version, group, state },
    ...others.map(({ id, snapshot }) => ({
      id,
      version: snapshot.version,
      group,
      state: { ...snapshot, deletedAt: now },
    })),
  ];
}

/**
 * Makes one product of each group: the others go to the bin, their data fills gaps of the one that stays, and their
 * addresses redirect to it. All groups are one step of the history, undone together. A group with a product that was
 * edited in the meantime is not changed.
 *
 * @throws Problem `conflict` when a product is gone, or every group was edited in the meantime
 */
export async function mergeDuplicates(
  db: Db,
  userId: number | null,
  groups: readonly MergeGroup[],
): Promise<{ removed: number; undo: string }> {
  const asked = groups.flatMap(({ keepId, removeIds }) => [keepId, ...removeIds]);
  const stored = new Map((await listProductSnapshots(db, asked)).map(({ id, snapshot }) => [id, snapshot]));
  const now = new Date().toISOString();
  const steps = groups.map((group, i) => ({ group, updates: updatesOf(group, i, stored, now) }));
  const updates = steps.flatMap((step) => step.updates);
  // A product in two groups would be written twice.
  if (new Set(updates.map(({ id }) => id)).size < updates.length) throw gone();
  const moves = steps.flatMap(({ group: { keepId }, updates: [, ...removed] }) =>
    removed.map(({ id }) => ({ from: id, to: keepId })),
  );
  const batch = randomUUID();
  const written = await mergeProducts(db, { batch, userId, action: 'remove-duplicates' }, updates, moves);
  if (written.length === 0) throw gone();
  const done = new Set(written);
  return { removed: moves.filter(({ from }) => done.has(from)).length, undo: batch };
}
