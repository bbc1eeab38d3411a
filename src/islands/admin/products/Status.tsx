import type { ProductStatus } from '#src/domain/product.ts';
import { statusText } from '#src/strings/admin/products.ts';

const DOTS: Record<ProductStatus, string> = {
  published: 'bg-yes',
  draft: 'border-[1.5px] border-ink-2',
  archived: 'bg-ink-3',
};

/** Never by colour alone: a filled dot, a ring, a square, and the word. */
export const Status = ({ status }: { status: ProductStatus }) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
    <span
      aria-hidden="true"
      className={`size-2 shrink-0 forced-color-adjust-none ${status === 'archived' ? 'rounded-1' : 'rounded-full'} ${DOTS[status]}`}
    />
    {statusText[status]}
  </span>
);
