import type { Deal } from '#src/domain/admin/deal.ts';
import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { useGone } from '../use-gone.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import { changeDeal } from './deal-actions.ts';
import { DealDialog } from './DealDialog.tsx';

type Props = { product: AdminProductRow; onClose: () => void };

/** The deal of one product; what was typed stays until it is stored. */
export function ProductDeal({ product, onClose }: Props) {
  const isGone = useGone();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (made: Deal) => changeDeal(product, made),
    onSuccess: (isDone) => {
      if (isDone && !isGone()) onClose();
    },
  });
  return (
    <DealDialog deal={product} lead={product.name} busy={isPending} onApply={mutate} onClose={onClose} />
  );
}
