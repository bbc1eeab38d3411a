import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { type DictionaryEdit, writeDictionaryEdit } from '#db/queries/vehicles/merges.ts';
import { listProductSnapshots, type ProductSnapshot } from '#db/queries/products/product-snapshot.ts';
import type { ProductUpdate } from '#db/queries/products/product-writes.ts';
import type { RequestKey } from '#db/queries/admin/request-keys.ts';
import { isOvertaken } from '#db/queries/failed-writes.ts';
import type { FitmentValues } from '#src/domain/admin/product.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { refreshSearch } from '#src/server/search/refresh-search.ts';

/** Attempts of a merge when a product or a name is saved at the same moment. */
const TRIES = 5;

type Merge = {
  userId: number | null;
  action: 'merge' | 'undo';
  /** Reads what there is and decides what is written, undefined for nothing; called again for every try. */
  plan: () => Promise<DictionaryEdit | undefined>;
  key?: RequestKey | undefined;
};

/**
 * Writes a merge or its undo. Returns what undoes it.
 *
 * @throws Problem `conflict` when names or products are written again and again meanwhile
 */
export async function writeMerge(db: Db, merge: Merge, tries = TRIES): Promise<{ undo: string }> {
  const { userId, action, plan, key } = merge;
  const undo = randomUUID();
  const edit = await plan();
  if (!edit) return { undo };
  try {
    await writeDictionaryEdit(db, { userId, action, batch: undo }, edit, key);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    if (tries === 1) throw new Problem('conflict', fault.editedSince);
    return writeMerge(db, merge, tries - 1);
  }
  await refreshSearch(db);
  return { undo };
}

/** Updates of the vehicles of these products, the bin included; products whose vehicles stay the same are left out. */
export async function changeFitments(
  db: Db,
  ids: readonly number[],
  change: (id: number, snapshot: ProductSnapshot) => FitmentValues[],
): Promise<ProductUpdate[]> {
  const stored = await listProductSnapshots(db, ids);
  return stored.flatMap(({ id, snapshot }) => {
    const fitments = change(id, snapshot);
    if (JSON.stringify(fitments) === JSON.stringify(snapshot.fitments)) return [];
    return [{ id, version: snapshot.version, state: { ...snapshot, fitments } }];
  });
}
