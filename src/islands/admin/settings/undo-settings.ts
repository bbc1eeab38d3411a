import { undoChange } from '#src/stores/admin/products.ts';
import { notify } from '#src/stores/toasts.ts';
import { settingsText as text } from '#src/strings/admin/settings.ts';
import { succeeds } from '../actions.ts';
import { settingsChanged } from '../changes.ts';

export const undoSettings = (batch: string) =>
  succeeds(async () => {
    await undoChange(batch);
    notify(text['undo.done']);
  }, settingsChanged);
