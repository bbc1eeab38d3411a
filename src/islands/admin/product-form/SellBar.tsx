import { useId } from 'react';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { dealText } from '#src/strings/admin/deal.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { useAction } from '../actions.ts';
import { sellProduct } from '../products/deal-actions.ts';
import { Button } from '../ui/Button.tsx';
import { useMayClose } from '../use-gone.ts';
import { Buyers } from '../wanted/Buyers.tsx';

type Props = { product: AdminProduct; isDirty: boolean; onSold: () => void };

/** Above the form: who waits for the product, and a button that marks it as sold once everything typed is saved. */
export const SellBar = (props: Props) => {
  const { deletedAt, availability, id } = props.product;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      {deletedAt === null && availability !== 'sold' ? <Sell {...props} /> : <Buyers productId={id} />}
    </div>
  );
};

function Sell({ product, isDirty, onSold }: Props) {
  const { isBusy, run } = useAction();
  const mayClose = useMayClose(isDirty);
  const noteId = useId();
  const sell = async () => {
    if ((await sellProduct(product)) && mayClose()) onSold();
  };
  return (
    <>
      <Button
        aria-label={dealText.sellNamed(product.name)}
        aria-disabled={isDirty}
        aria-describedby={isDirty ? noteId : undefined}
        busy={isBusy && dealText.sell}
        onClick={() => run(sell)}
      >
        {dealText.sell}
      </Button>
      <Buyers productId={product.id} />
      {/* Has its place from the start, so that the first letter moves no field. */}
      <p id={noteId} className={`text-sm ${isDirty ? 'text-ink-2' : 'invisible'}`}>
        {text.saveFirst}
      </p>
    </>
  );
}
