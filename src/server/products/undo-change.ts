import type { Db } from '#db/client.ts';
import { listBatch } from '#db/queries/audit.ts';
import { findKnownReferences, listProductSnapshots } from '#db/queries/product-snapshot.ts';
import { withoutLost } from '#src/domain/admin/product-state.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import { saveStates } from './save-state.ts';

/**
 * Takes back what one call did: products get back the state they had, new ones go to the bin. Whatever was edited since
 * is left alone and counted in `skipped`. The undoing is in the history too, so it can be undone.
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
  const updates = stored.flatMap(({ id, snapshot: { version } }) => {
    const entry = wanted.get(id);
    if (entry?.after.version !== version) return [];
    return [{ id, version, state: withoutLost(entry.state, known) }];
  });
  const { changed } = await saveStates(db, { userId, action: 'undo' }, updates);
  if (changed === 0) throw new Problem('conflict', problemText.allEditedSince);
  return { changed, skipped: entries.length - changed };
}
