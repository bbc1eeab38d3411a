import type { Db } from '#db/client.ts';
import { saveState } from './save-state.ts';

/**
 * Moves a product to the bin; one that is in the bin already is not changed. Returns the id for undoing, null when
 * there is nothing to undo.
 */
export async function deleteProduct(db: Db, userId: number, id: number): Promise<string | null> {
  const { undo } = await saveState(db, { id, userId, action: 'delete' }, (current) => ({
    ...current,
    deletedAt: current.deletedAt ?? new Date().toISOString(),
  }));
  return undo;
}
