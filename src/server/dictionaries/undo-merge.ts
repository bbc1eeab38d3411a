import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#db/client.ts';
import { listBatch } from '#db/queries/audit.ts';
import { type MergeEntry, listMergeOfModels, undoMergeOfModels } from '#db/queries/merge-models.ts';
import type { ModelState } from '#db/queries/admin-models.ts';
import { listProductSnapshots } from '#db/queries/product-snapshot.ts';
import type { ProductUpdate } from '#db/queries/product-writes.ts';
import { isOvertaken } from '#db/queries/versions.ts';
import type { UndoAnswer } from '#src/domain/admin/bulk.ts';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { editedSince } from '#src/server/edited-since.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { refuseClash } from './dictionary-names.ts';
import { findModel } from './models.ts';
import { reindexRenamed } from './reindex-renamed.ts';

type Undone = Pick<UndoAnswer, 'changed' | 'skipped'>;

/** The model that stayed without what the merge gave it; names and years that were edited since stay. */
function separated(current: AdminModel, before: ModelState, after: ModelState): ModelState {
  const { id: _, version: __, products: ___, ...state } = current;
  const given = new Set(after.aliases.filter((alias) => !before.aliases.includes(alias)));
  const isSame = isDeepStrictEqual(current.generations, after.generations);
  return {
    ...state,
    aliases: current.aliases.filter((alias) => !given.has(alias)),
    generations: isSame ? before.generations : current.generations,
  };
}

/** The merged products get their fitments back, unless those were edited since. */
async function separatedProducts(db: Db, batch: string): Promise<{ updates: ProductUpdate[]; all: number }> {
  const entries = new Map((await listBatch(db, batch)).map((entry) => [entry.id, entry]));
  const stored = await listProductSnapshots(db, [...entries.keys()]);
  const updates = stored.flatMap(({ id, snapshot }) => {
    const { before, after } = entries.get(id) ?? {};
    if (!before || !isDeepStrictEqual(snapshot.fitments, after?.fitments)) return [];
    return [{ id, version: snapshot.version, state: { ...snapshot, fitments: before.fitments } }];
  });
  return { updates, all: entries.size };
}

/**
 * Undoes the merge of two models. Undefined when the batch is no such merge.
 *
 * @throws Problem `conflict` when it was undone already, or another model has one of the names
 */
export async function undoMerge(db: Db, userId: number | null, batch: string): Promise<Undone | undefined> {
  const entries = await listMergeOfModels(db, batch);
  const gone = entries.find(({ after }) => after === null);
  const stayed = entries.find((entry): entry is MergeEntry & { after: ModelState } => entry.after !== null);
  if (!gone || !stayed) return undefined;
  const { manufacturer, model: into, siblings } = await findModel(db, stayed.id);
  const from = { id: gone.id, ...gone.before };
  if (siblings.some(({ id }) => id === from.id)) throw new Problem('conflict', fault.mergeUndone);
  const after = separated(into, stayed.before, stayed.after);
  refuseClash(from, [{ ...into, ...after }, ...siblings]);
  const { updates, all } = await separatedProducts(db, batch);
  try {
    await undoMergeOfModels(
      db,
      { manufacturer, userId, batch: randomUUID() },
      { from, into, after },
      updates,
    );
  } catch (error) {
    if (isOvertaken(error)) throw editedSince(fault.editedSince, (await findModel(db, into.id)).model);
    throw error;
  }
  await reindexRenamed(db);
  return { changed: updates.length, skipped: all - updates.length };
}
