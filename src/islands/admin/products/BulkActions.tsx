import { useState } from 'react';
import type { BulkChange } from '#src/domain/admin/bulk.ts';
import { changeProducts } from '#src/stores/admin/products.ts';
import { notify } from '#src/stores/toasts.ts';
import { bulkText, productsText as text } from '#src/strings/admin/products.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { BulkBar } from './BulkBar.tsx';
import { BulkDialog, type BulkKind } from './BulkDialog.tsx';
import { productsChanged, tellFailure, tellUndoable } from './use-product-actions.ts';

type Props = { ids: readonly number[]; isBin: boolean; onClear: () => void };

const saidOf = (change: BulkChange, changed: number): string => {
  if ('delete' in change) return text['bulk.deleted'](changed);
  return text['restore' in change ? 'bulk.restored' : 'bulk.done'](changed);
};

/** Applies one change to all selected products, with undo. */
export function BulkActions({ ids, isBin, onClear }: Props) {
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
        const said = saidOf(change, changed);
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
      <BulkBar
        count={ids.length}
        isBin={isBin}
        onChoose={(action) => {
          if (action !== 'restore') setKind(action);
          else if (!isBusy) void apply({ restore: true });
        }}
        onClear={onClear}
      />
      {kind === 'delete' && (
        <ConfirmDialog
          title={bulkText('delete').title}
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
