import { useState } from 'react';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { historyText as text } from '#src/strings/admin/history.ts';
import { HistoryList } from '../history/HistoryList.tsx';
import { Steps } from '../ui/Steps.tsx';
import { Summary } from '../ui/Summary.tsx';

const LABELS = { previous: text.newer, next: text.older };

type Props = { productId: number; onRestored: (product: AdminProduct) => void };

/** Loaded when it is opened. */
export function HistorySection({ productId, onRestored }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  return (
    <details
      className="group mt-6 border-t border-line"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <Summary className="min-h-control t-sm">{text.title}</Summary>
      {isOpen && (
        <HistoryList
          page={page}
          productId={productId}
          onRestored={onRestored}
          onPage={setPage}
          pager={(pages) =>
            pages > 1 && (
              <Steps page={page} pages={pages} labels={LABELS} onStep={setPage} className="py-4">
                {page} / {pages}
              </Steps>
            )
          }
        />
      )}
    </details>
  );
}
