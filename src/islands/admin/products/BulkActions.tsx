import { useState } from 'react';
import type { BulkChange } from '#src/domain/admin/bulk.ts';
import { changeProducts } from '#src/stores/admin/products.ts';
import { notify } from '#src/stores/toasts.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { BulkBar } from './BulkBar.tsx';
import { BulkDialog, type BulkKind } from './BulkDialog.tsx';
import { productsChanged, tellFailure, tellUndoable } from './use-product-actions.ts';

type Props = { ids: readonly number[]; onClear: () => void };

/** One change for everything that is marked, and the way back. */
export function BulkActions({ ids, onClear }: Props) {
  const [kind, setKind] = useState<BulkKind>();
  const [isBusy, setBusy] = useState(false);
  const close = () => setKind(undefined);

  const apply = async (change: BulkChange) => {
    setBusy(true);
    try {
      const { changed, withoutPicture, undo } = await changeProducts(ids, change);
      close();
      onClear();
      const lacking = withoutPicture > 0 ? text['bulk.withoutPicture'](withoutPicture) : '';
      if (changed === 0) notify(lacking || text['bulk.none']);
      else {
        const said = text[kind === 'delete' ? 'bulk.deleted' : 'bulk.done'](changed);
        tellUndoable(lacking ? `${said}. ${lacking}` : said, undo);
      }
    } catch (error) {
      tellFailure(error);
      close();
    }
    setBusy(false);
    productsChanged();
  };

  return (
    <>
      <BulkBar count={ids.length} onChoose={setKind} onClear={onClear} />
      {kind === 'delete' && (
        <ConfirmDialog
          title={text['bulk.deleteTitle']}
          question={text['bulk.deleteQuestion'](ids.length)}
          confirm={text['delete.confirm']}
          busy={isBusy && text['bulk.applying']}
          onConfirm={() => void apply({ delete: true })}
          onCancel={close}
        />
      )}
      {kind !== undefined && kind !== 'delete' && (
        <BulkDialog
          kind={kind}
          count={ids.length}
          busy={isBusy}
          onApply={(change) => void apply(change)}
          onClose={close}
        />
      )}
    </>
  );
}
