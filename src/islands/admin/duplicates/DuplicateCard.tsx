import { calendarDate } from '#src/domain/calendar.ts';
import type { DuplicateProduct } from '#src/domain/admin/duplicates.ts';
import { OLX_SOURCE } from '#src/domain/admin/olx-import.ts';
import { formatMoney } from '#src/domain/money.ts';
import { duplicateText as text } from '#src/strings/admin/duplicates.ts';
import { ProductPicture } from '../products/ProductPicture.tsx';
import { Status } from '../products/Status.tsx';
import { productAddress } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';

const VEHICLES_SHOWN = 2;
/** Years at the end of the text are kept on one line. */
const YEARS = /[\d–]+$/;

type Props = {
  product: DuplicateProduct;
  group: string;
  isProposed: boolean;
  isKept: boolean;
  onKeep: () => void;
};

export function DuplicateCard({ product, group, isProposed, isKept, onKeep }: Props) {
  const { id, name, image, pictures, vehicles, partNumbers, priceMinor, status, pendingVersion } = product;
  const { source, createdAt } = product;
  const more = vehicles.length - VEHICLES_SHOWN;
  return (
    <div
      className={`flex min-w-0 flex-col rounded-2 border bg-surface ${isKept ? 'border-ink shadow-[inset_0_0_0_1px_var(--ink)]' : 'border-line'}`}
    >
      <label className="grid cursor-pointer p-2 pb-0">
        <ProductPicture
          hash={image}
          sizes="(min-width: 64rem) 240px, 45vw"
          className="aspect-picture w-full"
        />
        <span className="flex min-h-target items-center gap-2 text-sm font-medium">
          <input
            type="radio"
            name={group}
            checked={isKept}
            onChange={onKeep}
            className="size-5 shrink-0 accent-ink"
          />
          <span className="leading-snug">
            {text.keepThis}
            {isProposed && <span className="block text-xs font-normal text-ink-2">{text.proposed}</span>}
            <span className="sr-only">{`: ${name}, ${id}`}</span>
          </span>
        </span>
      </label>
      <div className="grid content-start gap-1 px-2 pt-1 text-sm">
        {/* Keeps its place, so that nothing moves when another one is chosen. */}
        <p className={isKept ? 'invisible' : 'text-ink-2'}>{text.goes}</p>
        <p className="leading-snug font-semibold wrap-anywhere">{name}</p>
        <p className="text-ink-2">
          {vehicles.length === 0 && text.noVehicle}
          {vehicles.slice(0, VEHICLES_SHOWN).map((vehicle) => (
            <span key={vehicle} className="block">
              {vehicle.replace(YEARS, '')}
              <span className="whitespace-nowrap">{YEARS.exec(vehicle)?.[0]}</span>
            </span>
          ))}
          {more > 0 && text.moreVehicles(more)}
        </p>
        {partNumbers.length > 0 && <p className="wrap-anywhere text-ink-2 num">{partNumbers.join(', ')}</p>}
        <p className="num">
          {text.pictures(pictures)}
          {priceMinor !== null && ` · ${formatMoney(priceMinor)}`}
        </p>
        <p>
          <Status status={status} pendingVersion={pendingVersion} />
        </p>
        <p className="text-ink-2 num">
          {text.added(calendarDate(new Date(createdAt)))}
          {source === OLX_SOURCE && `, ${text.fromOlx}`}
        </p>
      </div>
      <AdminLink
        href={productAddress(id)}
        aria-label={text.openNamed(name, id)}
        className="mx-2 mt-auto link flex min-h-target items-center text-sm"
      >
        {text.open}
      </AdminLink>
    </div>
  );
}
