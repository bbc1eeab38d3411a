import type { Db } from '#db/client.ts';
import { type BatchEntry, listBatch } from '#db/queries/audit.ts';
import { findKnownReferences, listProductSnapshots } from '#db/queries/product-snapshot.ts';
import { withoutLost } from '#src/domain/admin/product-state.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import { saveStates } from './save-state.ts';

/**
 * Gives products back the state they had before these entries, and puts new ones into the bin. Those edited since are
 * left alone. Returns how many were written.
 *
 * @param run of the import that is taken back
 */
export async function undoEntries(
  db: Db,
  { userId, run }: { userId: number; run?: string },
  entries: readonly BatchEntry[],
): Promise<number> {
  const now = new Date().toISOString();
  const wanted = new Map(
    entries.map(({ id, before, after }) => [id, { after, state: before ?? { ...after, deletedAt: now } }]),
  );
  const [known, stored] = [
    await findKnownReferences(
      db,
      [...wanted.values()].map(({ state }) => state),
    ),
    await listProductSnapshots(db, [...wanted.keys()]),
  ];
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
 * Takes back what one call did. Whatever was edited since is counted in `skipped`. The undoing is in the history too,
 * so it can be undone.
 *
 * @throws Problem `not_found` for a batch that is none, `conflict` when every product was edited since
 */
export async function undoChange(
  db: Db,
  userId: number,
  batch: string,
): Promise<{ changed: number; skipped: number }> {
  const entries = await listBatch(db, batch);
  if (entries.length === 0) throw new Problem('not_found', problemText.badUndo);
  const changed = await undoEntries(db, { userId }, entries);
  if (changed === 0) throw new Problem('conflict', problemText.allEditedSince);
  return { changed, skipped: entries.length - changed };
}
