import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { HistoryEntry, HistorySide } from '#src/domain/admin/history.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { listHistory } from '#src/stores/admin/history.ts';
import { restoreVersion } from '#src/stores/admin/products.ts';
import { historyText as text } from '#src/strings/admin/history.ts';
import { atMoment } from '#src/strings/moment.ts';
import { useAction } from '../actions.ts';
import { productsChanged } from '../changes.ts';
import { tellChange } from '../products/product-actions.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { useRead } from '../use-read.ts';
import { HistoryItem } from './HistoryItem.tsx';

type Props = {
  page: number;
  /** When undefined: changes of everything. */
  productId?: number | undefined;
  pager: (pages: number) => ReactNode;
  onRestored?: ((product: AdminProduct) => void) | undefined;
};

export function HistoryList({ page, productId, pager, onRestored }: Props) {
  const [chosen, setChosen] = useState<{ entry: HistoryEntry; side: HistorySide }>();
  const history = useRead(
    ['history', productId, page],
    (signal) => listHistory({ page, productId }, signal),
    {
      placeholderData: keepPreviousData,
    },
  );
  const { isBusy, run } = useAction(() => {
    setChosen(undefined);
    productsChanged();
  });
  const restore = ({ entry, side }: NonNullable<typeof chosen>) =>
    run(async () => {
      const { product, undo } = await restoreVersion(Number(entry.entityId), entry.id, side);
      tellChange(undo === null ? text.isSo(product.name) : text[side].done(product.name), undo);
      onRestored?.(product);
    });
  const loading = (
    <p role="status" className="py-4 text-ink-2">
      {text.loading}
    </p>
  );
  return (
    <Loaded query={history} loading={loading}>
      {({ entries, pagination }) =>
        entries.length === 0 ? (
          <EmptyState title={text.empty} advice={text.emptyAdvice} icon="clock" />
        ) : (
          <>
            <ol className="border-t border-line-strong">
              {entries.map((entry) => (
                <HistoryItem
                  key={entry.id}
                  entry={entry}
                  isOfOne={productId !== undefined}
                  onRestore={(side) => setChosen({ entry, side })}
                />
              ))}
            </ol>
            {pager(pagination.totalPages)}
            {chosen && (
              <ConfirmDialog
                title={text[chosen.side].title}
                question={text[chosen.side].question(chosen.entry.name, atMoment(new Date(chosen.entry.at)))}
                confirm={text[chosen.side].button}
                busy={isBusy && text.restoring}
                onConfirm={() => restore(chosen)}
                onCancel={() => setChosen(undefined)}
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}
