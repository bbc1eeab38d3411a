import { type ReactNode, useState } from 'react';
import type { HistoryEntry, HistoryUndo } from '#src/domain/admin/history.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { listHistory } from '#src/stores/admin/history.ts';
import { restoreVersion } from '#src/stores/admin/products.ts';
import { buttonOf, historyText as text } from '#src/strings/admin/history.ts';
import { atMoment } from '#src/strings/moment.ts';
import { useAction } from '../actions.ts';
import { productsChanged } from '../changes.ts';
import { undoMerge } from '../dictionaries/undo-merge.ts';
import { undoSettings } from '../settings/undo-settings.ts';
import { tellChange, undoProducts } from '../products/product-actions.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { keepPage, useExistingPage } from '../use-existing-page.ts';
import { useRead } from '../use-read.ts';
import { HistoryItem } from './HistoryItem.tsx';

type Props = {
  page: number;
  /** When undefined: changes of everything. */
  productId?: number | undefined;
  pager: (pages: number) => ReactNode;
  onPage: (page: number) => void;
  onRestored?: ((product: AdminProduct) => void) | undefined;
};

type Chosen = { entry: HistoryEntry; undo: HistoryUndo };

function question({ entry: { name, at, merge, bulk }, undo }: Chosen): string {
  if (undo === 'merge') return text.merge.question(merge?.name ?? '');
  const moment = atMoment(new Date(at));
  if (undo === 'bulk') return text.bulk.question(bulk?.count ?? 0, moment);
  return undo === 'settings' ? text.settings.question(moment) : text[undo].question(name, moment);
}

export function HistoryList({ page, productId, pager, onPage, onRestored }: Props) {
  const [chosen, setChosen] = useState<Chosen>();
  const history = useRead(
    ['history', productId, page],
    (signal) => listHistory({ page, productId }, signal),
    {
      placeholderData: (previous) => keepPage(previous),
    },
  );
  useExistingPage(history.data, onPage);
  const { isBusy, run } = useAction(productsChanged);
  const restore = async ({ entry, undo: what }: Chosen) => {
    if (what === 'merge') return entry.merge && undoMerge(entry.merge);
    if (what === 'settings') return entry.settings && undoSettings(entry.settings.batch);
    if (what === 'bulk') return entry.bulk && undoProducts(entry.bulk.batch);
    const { product, undo } = await restoreVersion(Number(entry.entityId), entry.id, what);
    tellChange(undo === null ? text.isSo(product.name) : text[what].done(product.name), undo);
    return onRestored?.(product);
  };
  /** A late answer must not close another question that is open by then. */
  const close = (asked: Chosen) => setChosen((open) => (open === asked ? undefined : open));
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
                  onUndo={(undo) => setChosen({ entry, undo })}
                />
              ))}
            </ol>
            {pager(pagination.totalPages)}
            {chosen && (
              <ConfirmDialog
                title={text[chosen.undo].title}
                question={question(chosen)}
                confirm={buttonOf(chosen)}
                variant="pri"
                busy={isBusy && text.restoring}
                onConfirm={() => run(() => restore(chosen).finally(() => close(chosen)))}
                onCancel={() => setChosen(undefined)}
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}
