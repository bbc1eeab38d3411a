import type { Db } from '#db/client.ts';
import { type BatchEntry, listBatch } from '#db/queries/audit.ts';
import { findKnownReferences, listProductSnapshots } from '#db/queries/product-snapshot.ts';
import { withoutLost } from '#src/domain/admin/product-state.ts';
import { undoMerge } from '#src/server/dictionaries/undo-merge.ts';
import { undoSettings } from '#src/server/settings/shop-settings.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import { saveStates } from './save-state.ts';

/**
 * Restores the states before these entries, and moves products that the entries created to the bin. Products that
 * were edited since are not changed. Returns how many were written.
 *
 * @param run the import that is undone
 */
export async function undoEntries(
  db: Db,
  { userId, run }: { userId: number | null; run?: string },
  entries: readonly BatchEntry[],
): Promise<number> {
  const now = new Date().toISOString();
  const wanted = new Map(
    entries.map(({ id, before, after }) => [id, { after, state: before ?? { ...after, deletedAt: now } }]),
  );
  const states = [...wanted.values()].map(({ state }) => state);
  const [known, stored] = await Promise.all([
    findKnownReferences(db, states),
    listProductSnapshots(db, [...wanted.keys()]),
  ]);
  const updates = stored.flatMap(({ id, snapshot }) => {
    const { version } = snapshot;
    const entry = wanted.get(id);
    if (entry?.after.version !== version) return [];
    return [{ id, version, state: { ...snapshot, ...withoutLost(entry.state, known) } }];
  });
  const { changed } = await saveStates(db, { userId, action: 'undo', ...(run && { run }) }, updates);
  return changed;
}

/**
 * Undoes one call. Products that were edited since are counted in `skipped`. The undo is part of the history, so it
 * can be undone too.
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
