import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { HistoryEntry } from '#src/domain/admin/history.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { listHistory } from '#src/stores/admin/history.ts';
import { restoreVersion } from '#src/stores/admin/products.ts';
import { notify } from '#src/stores/toasts.ts';
import { historyText as text } from '#src/strings/admin/history.ts';
import { atMoment } from '#src/strings/moment.ts';
import { productsChanged, tellFailure } from '../products/use-product-actions.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { HistoryItem } from './HistoryItem.tsx';

type Props = {
  page: number;
  /** When undefined: changes of everything. */
  productId?: number | undefined;
  pager: (pages: number) => ReactNode;
  onRestored?: ((product: AdminProduct) => void) | undefined;
};

export function HistoryList({ page, productId, pager, onRestored }: Props) {
  const [chosen, setChosen] = useState<HistoryEntry>();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['history', productId, page],
    queryFn: ({ signal }) => listHistory({ page, productId }, signal),
    placeholderData: keepPreviousData,
  });

  const restore = async (entry: HistoryEntry) => {
    setBusy(true);
    try {
      const product = await restoreVersion(Number(entry.entityId), entry.id);
      notify(text.restored(product.name));
      onRestored?.(product);
    } catch (failure) {
      tellFailure(failure);
    }
    setBusy(false);
    setChosen(undefined);
    productsChanged();
  };

  if (error) return <FailureNote message={error.message} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <p role="status" className="py-4 text-ink-2">
        {text.loading}
      </p>
    );
  }
  if (data.entries.length === 0)
    return <EmptyState title={text.empty} advice={text.emptyAdvice} icon="clock" />;
  return (
    <>
      <ol className="border-t border-line-strong">
        {data.entries.map((entry) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            isOfOne={productId !== undefined}
            onRestore={() => setChosen(entry)}
          />
        ))}
      </ol>
      {pager(data.pagination.totalPages)}
      {chosen && (
        <ConfirmDialog
          title={text['confirm.title']}
          question={text['confirm.question'](chosen.name, atMoment(new Date(chosen.at)))}
          confirm={text.restore}
          busy={isBusy && text.restoring}
          onConfirm={() => void restore(chosen)}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
