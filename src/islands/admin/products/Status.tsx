import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { waitsForPublish } from '#src/domain/admin/publish.ts';
import { calendarDate, DAY_MS } from '#src/domain/calendar.ts';
import { BIN_DAYS } from '#src/domain/limits/admin.ts';
import type { ProductStatus } from '#src/domain/product/product.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { fieldChoiceText } from '#src/strings/product-fields.ts';
import { usePublish } from '../publish/use-publish.ts';
import { Dot } from '../ui/Dot.tsx';

const DOTS = {
  published: 'bg-yes',
  draft: 'border-[1.5px] border-ink-2',
  archived: 'rounded-1! bg-ink-3',
  pending: 'border-2 border-maybe',
} satisfies Record<ProductStatus | 'pending', string>;

/** Not by colour alone: a filled dot, a ring or a square, and the word. */
export function Status({ status, pendingVersion }: Pick<AdminProductRow, 'status' | 'pendingVersion'>) {
  const publish = usePublish();
  const shown =
    status === 'published' && waitsForPublish(pendingVersion, publish?.liveVersion) ? 'pending' : status;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Dot className={DOTS[shown]} />
      {shown === 'pending' ? text.waitsForPublish : fieldChoiceText.status[shown]}
    </span>
  );
}

type Props = { product: Pick<AdminProductRow, 'status' | 'deletedAt' | 'pendingVersion'> };

/** A product in the bin shows how long it stays there, instead of its status: only the bin lists it. */
export function StatusOfRow({ product: { status, deletedAt, pendingVersion } }: Props) {
  if (deletedAt === null) return <Status status={status} pendingVersion={pendingVersion} />;
  const end = new Date(new Date(deletedAt).getTime() + BIN_DAYS * DAY_MS);
  return text.deletedUntil(calendarDate(end));
}
