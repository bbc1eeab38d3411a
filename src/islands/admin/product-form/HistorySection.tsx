import { useState } from 'react';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { historyText as text } from '#src/strings/admin/history.ts';
import { HistoryList } from '../history/HistoryList.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';

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
      <summary className="flex min-h-control items-center justify-between t-sm">
        {text.title}
        <Icon name="down" className="group-open:rotate-180" />
      </summary>
      {isOpen && (
        <HistoryList
          page={page}
          productId={productId}
          onRestored={onRestored}
          pager={(pages) => pages > 1 && <Steps page={page} pages={pages} onStep={setPage} />}
        />
      )}
    </details>
  );
}

type StepsProps = { page: number; pages: number; onStep: (page: number) => void };

const Steps = ({ page, pages, onStep }: StepsProps) => (
  <div className="flex items-center justify-center gap-2 py-4 num">
    <IconButton icon="previous" label={text.newer} disabled={page === 1} onClick={() => onStep(page - 1)} />
    {page} / {pages}
    <IconButton icon="next" label={text.older} disabled={page === pages} onClick={() => onStep(page + 1)} />
  </div>
);
