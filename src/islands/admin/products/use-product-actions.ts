import { AdminProblem } from '#src/stores/admin/admin-call.ts';
import { deleteProduct, duplicateProduct, restoreProduct, undoChange } from '#src/stores/admin/products.ts';
import { refreshPublish } from '#src/stores/admin/publish.ts';
import { notify } from '#src/stores/toasts.ts';
import { describeFailure, failureText } from '#src/strings/admin/failures.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { queryClient } from '../query-client.ts';

/** An undo is shown long enough to be reached with one hand. */
const UNDO_LASTS_MS = 8000;

/** Refetches everything that shows products, and refreshes the publishing bar. */
export function productsChanged(): void {
  for (const key of ['products', 'product', 'history', 'overview', 'duplicates', 'olx'])
    void queryClient.invalidateQueries({ queryKey: [key] });
  void refreshPublish();
}

export function tellFailure(error: unknown): void {
  // The login dialog over the screen already says it.
  if (error instanceof AdminProblem && error.status === 401) return;
  const message = error instanceof AdminProblem ? error.message : failureText.other;
  const { headline, quoted } = describeFailure(message);
  notify(headline, { tone: 'error', inEnglish: quoted });
}

/** Announces what was done, with an undo button if it can be undone. */
export function tellUndoable(said: string, undo: string | null): void {
  if (undo === null) {
    notify(said);
    return;
  }
  tellWithWayBack(said, () => takeBack(undo));
}

/** The same for changes other than of products, which bring their own undo. */
export function tellWithWayBack(said: string, undo: () => Promise<void>): void {
  notify(said, { lastsMs: UNDO_LASTS_MS, action: { label: adminText.undo, run: () => void undo() } });
}

async function takeBack(undo: string): Promise<void> {
  try {
    const { changed, skipped } = await undoChange(undo);
    notify(skipped > 0 ? text['undo.skipped'](changed, skipped) : text['undo.done'](changed));
  } catch (error) {
    tellFailure(error);
  }
  productsChanged();
}

type Named = { id: number; name: string };

/** Returns true when the product is deleted. */
export async function removeProduct({ id, name }: Named): Promise<boolean> {
  try {
    const { undo } = await deleteProduct(id);
    // No undo token: another window had deleted it first and offers the undo there.
    if (undo === null) notify(text['delete.done'](name));
    else tellUndoable(text['delete.done'](name), undo);
    return true;
  } catch (error) {
    tellFailure(error);
    return false;
  } finally {
    productsChanged();
  }
}

export async function bringBack({ id, name }: Named): Promise<void> {
  try {
    await restoreProduct(id);
    notify(text['restore.done'](name));
  } catch (error) {
    tellFailure(error);
  }
  productsChanged();
}

/** Returns the id of the copy. */
export async function copyProduct({ id }: Named): Promise<number | undefined> {
  try {
    const copy = await duplicateProduct(id);
    notify(text['duplicate.done'](copy.name));
    return copy.id;
  } catch (error) {
    tellFailure(error);
    return undefined;
  } finally {
    productsChanged();
  }
}
