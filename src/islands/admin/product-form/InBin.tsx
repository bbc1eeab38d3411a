import { useId } from 'react';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { formText } from '#src/strings/admin/product-form.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { useAction } from '../actions.ts';
import { restoreFromBin } from '../products/product-actions.ts';
import { StatusOfRow } from '../products/Status.tsx';
import { Button } from '../ui/Button.tsx';
import { useMayClose } from '../use-gone.ts';

type Props = { product: AdminProduct; isDirty: boolean; onRestored: () => void };

/** Above the form of a product in the bin, which otherwise looks like any other. */
export function InBin({ product, isDirty, onRestored }: Props) {
  const { isBusy, run } = useAction();
  const mayClose = useMayClose(isDirty);
  const noteId = useId();
  if (product.deletedAt === null) return null;
  const restore = async () => {
    if ((await restoreFromBin(product)) && mayClose()) onRestored();
  };
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2 border border-maybe bg-maybe-bg px-4 py-3">
      <p className="min-w-48 flex-1">
        <StatusOfRow product={{ ...product, pendingVersion: null }} />{' '}
        <span id={noteId}>{isDirty ? formText.saveFirst : text.inBin}</span>
      </p>
      <Button
        icon="refresh"
        aria-disabled={isDirty}
        aria-describedby={isDirty ? noteId : undefined}
        busy={isBusy && text.restore}
        onClick={() => run(restore)}
      >
        {text.restore}
      </Button>
    </div>
  );
}
