import type { HistoryEntry } from '#src/domain/admin/history.ts';
import { undoChange } from '#src/stores/admin/products.ts';
import { notify } from '#src/stores/toasts.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { succeeds } from '../actions.ts';
import { dictionariesChanged, productsChanged } from '../changes.ts';

export const undoMerge = ({ batch, entity, name }: NonNullable<HistoryEntry['merge']>) =>
  succeeds(
    async () => {
      const { skipped } = await undoChange(batch);
      notify(text['merge.undone'](name, entity === 'manufacturer', skipped));
    },
    () => {
      productsChanged();
      dictionariesChanged();
    },
  );
