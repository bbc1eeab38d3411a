import { useState } from 'react';
import type { BulkChange } from '#src/domain/admin/bulk.ts';
import { changeProducts } from '#src/stores/admin/products.ts';
import { bulkText, productsText as text } from '#src/strings/admin/products.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { BulkBar } from './BulkBar.tsx';
import { BulkDialog, type BulkKind } from './BulkDialog.tsx';
import { useAction } from '../actions.ts';
import { productsChanged } from '../changes.ts';
import { tellChange } from './product-actions.ts';

type Props = { ids: readonly number[]; isBin: boolean; onClear: () => void };

const saidOf = (change: BulkChange, changed: number): string => {
  if ('delete' in change) return text['bulk.deleted'](changed);
  return text['restore' in change ? 'bulk.restored' : 'bulk.done'](changed);
};

export function BulkActions({ ids, isBin, onClear }: Props) {
  const [kind, setKind] = useState<BulkKind>();
  const close = () => setKind(undefined);
  const { isBusy, run } = useAction(() => {
    close();
    productsChanged();
  });
  const apply = (change: BulkChange) =>
    run(async () => {
      const { changed, withoutPicture, undo } = await changeProducts(ids, change);
      onClear();
      const lacking = withoutPicture > 0 ? text['bulk.withoutPicture'](withoutPicture) : '';
      const said = changed === 0 ? '' : saidOf(change, changed);
      tellChange([said, lacking].filter(Boolean).join('. ') || text['bulk.none'], said ? undo : null);
    });

  return (
    <>
      <BulkBar
        count={ids.length}
        isBin={isBin}
        onChoose={(action) => {
          if (action !== 'restore') setKind(action);
          else apply({ restore: true });
        }}
        onClear={onClear}
      />
      {kind === 'delete' && (
        <ConfirmDialog
          title={bulkText('delete').title}
          question={text['bulk.deleteQuestion'](ids.length)}
          confirm={text['delete.confirm']}
          busy={isBusy && text['bulk.applying']}
          onConfirm={() => apply({ delete: true })}
          onCancel={close}
        />
      )}
      {kind !== undefined && kind !== 'delete' && (
        <BulkDialog kind={kind} count={ids.length} busy={isBusy} onApply={apply} onClose={close} />
      )}
    </>
  );
}
