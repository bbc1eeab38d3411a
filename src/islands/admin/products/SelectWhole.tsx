import type { AdminListState } from '#src/domain/admin/list-state.ts';
import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { BULK_PRODUCTS_MAX } from '#src/domain/limits/admin.ts';
import { listFirst } from '#src/stores/admin/products.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { useAction } from '../actions.ts';
import { useGone } from '../use-gone.ts';
import { BULK_BAR_ID } from './BulkActions.tsx';

type Props = {
  list: AdminListState;
  /** Number of products on all pages of the list. */
  total: number;
  onSelect: (products: readonly AdminProductRow[]) => void;
};

/** Selects the products of all pages, as many as one change may have. */
export function SelectWhole({ list, total, onSelect }: Props) {
  const { isBusy, run } = useAction();
  const isGone = useGone();
  const count = Math.min(total, BULK_PRODUCTS_MAX);
  const select = () =>
    run(async () => {
      const products = await listFirst(list, count);
      // Another list may be open by then, or fewer products wanted.
      if (isGone()) return;
      onSelect(products);
      // This button is gone with the next render.
      document.getElementById(BULK_BAR_ID)?.focus({ preventScroll: true });
    });
  return (
    <button
      type="button"
      className="link min-h-target text-sm short:min-h-6"
      aria-disabled={isBusy}
      onClick={select}
    >
      {isBusy ? text.selecting : text.selectWhole(count, count === total)}
    </button>
  );
}
