import type { Db } from '#db/client.ts';
import { saveState, type SavedState } from './save-state.ts';

/** Takes a product out of the bin. */
export function restoreProduct(db: Db, userId: number, id: number): Promise<SavedState> {
  return saveState(db, { id, userId, action: 'restore' }, (current) => ({
    ...current,
    deletedAt: null,
  }));
}
