import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import type { RequestKey } from '#db/queries/admin/request-keys.ts';
import { listBatch } from '#db/queries/history/audit.ts';
import { listProductSnapshots, type ProductSnapshot } from '#db/queries/products/product-snapshot.ts';
import { mergeProducts } from '#db/queries/products/merge-products.ts';
import type { ProductUpdate } from '#db/queries/products/product-writes.ts';
import type { MergeGroup } from '#src/contracts/admin/duplicates.ts';
import { mergeStates } from '#src/domain/duplicates/merge-states.ts';
import { once } from '#src/server/once.ts';
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

/** `undo` is null when there was nothing to merge. */
type Merge = { removed: number; undo: string | null };

async function writeMerge(
  db: Db,
  userId: number | null,
  groups: readonly MergeGroup[],
  key: RequestKey | undefined,
): Promise<Merge> {
  if (groups.length === 0) return { removed: 0, undo: null };
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
  const change = { batch, userId, action: 'remove-duplicates' } as const;
  const written = await mergeProducts(db, change, updates, moves, key);
  if (written.length === 0) throw gone();
  const done = new Set(written);
  return { removed: moves.filter(({ from }) => done.has(from)).length, undo: batch };
}

type Request = {
  /** With which they are merged once, however often the request is sent. */
  key: string | undefined;
  body: unknown;
  groups: () => Promise<readonly MergeGroup[]>;
};

/**
 * Makes one product of each group: the others go to the bin, their data fills gaps of the one that stays, and their
 * addresses redirect to it. All groups are one step of the history, undone together. A group with a product that was
 * edited in the meantime is not changed.
 *
 * @throws Problem `conflict` when a product is gone, every group was edited in the meantime, or the key was used with
 *   another body
 */
export const mergeDuplicates = (
  db: Db,
  userId: number | null,
  { groups, ...request }: Request,
): Promise<Merge> =>
  once<Merge>(db, {
    ...request,
    subject: 'products',
    write: async (requestKey) => writeMerge(db, userId, await groups(), requestKey),
    repeat: async (undo, isSameBody) => {
      if (!isSameBody) throw gone();
      const entries = await listBatch(db, undo);
      return { removed: entries.filter(({ after }) => after.deletedAt !== null).length, undo };
    },
  });
