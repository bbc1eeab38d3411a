import { undoChange } from '#src/stores/admin/products.ts';
import { notify } from '#src/stores/toasts.ts';
import { settingsText as text } from '#src/strings/admin/settings.ts';
import { settingsChanged } from '../changes.ts';

export async function undoSettings(batch: string): Promise<void> {
  try {
    await undoChange(batch);
    notify(text['undo.done']);
  } finally {
    settingsChanged();
  }
}
