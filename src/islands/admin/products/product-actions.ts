import { deleteProduct, restoreProduct, undoChange } from '#src/stores/admin/products.ts';
import { notify } from '#src/stores/toasts.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { succeeds, tellUndoable } from '../actions.ts';
import { productsChanged } from '../changes.ts';

/** True when the change succeeded; either way everything that shows products is refetched. */
export const runProductChange = (work: () => Promise<unknown>): Promise<boolean> =>
  succeeds(work, productsChanged);

/** Undoes a change of products, and says how many are as before. */
export const undoProducts = (undo: string) =>
  runProductChange(async () => {
    const { changed, skipped } = await undoChange(undo);
    notify(skipped > 0 ? text['undo.skipped'](changed, skipped) : text['undo.done'](changed));
  });

/** Announces a change of products. Without an undo token another window had made it first and offers the undo. */
export function tellChange(said: string, undo: string | null): void {
  if (undo === null) notify(said);
  else tellUndoable(said, () => undoProducts(undo));
}

export type Named = { id: number; name: string };

export const removeProduct = ({ id, name }: Named) =>
  runProductChange(async () => tellChange(text['delete.done'](name), await deleteProduct(id)));

export const restoreFromBin = ({ id, name }: Named) =>
  runProductChange(async () => {
    tellChange(text['restore.done'](name), (await restoreProduct(id)).undo);
  });
