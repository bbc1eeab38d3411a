import type { Db } from '#db/client.ts';
import { saveState } from './save-state.ts';

/** Into the bin; what is there already stays as it is. The answer is for undoing, null when there is nothing to undo. */
export async function deleteProduct(db: Db, userId: number, id: number): Promise<string | null> {
  const { batch } = await saveState(db, { id, userId, action: 'delete' }, (current) => ({
    ...current,
    deletedAt: current.deletedAt ?? new Date().toISOString(),
  }));
  return batch;
}
