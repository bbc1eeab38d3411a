import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RowName } from '../ui/RowName.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { SkipTo } from '../ui/SkipTo.tsx';
import { Buyers } from '../wanted/Buyers.tsx';
import { BULK_BAR_ID } from './BulkActions.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { RowActions } from './RowActions.tsx';
import { dealOfRow, knownText, priceAndCode, vehicleOf, yearsText } from './row-text.ts';
import { StatusOfRow } from './Status.tsx';

export type ItemProps = {
  product: AdminProductRow;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  editAddress: string;
  onDeal: () => void;
  onDelete: () => void;
};

/** With text at 200 % every other grid has one column, and what is in it no place of its own (`large-text.css`). */
export const ROW_GRID =
  'grid max-[15rem]:grid-cols-[auto_1.75rem_minmax(0,1fr)_auto]! grid-cols-[auto_3.5rem_minmax(0,1fr)_auto] md:max-xl:grid-cols-[auto_3.5rem_minmax(0,1fr)_auto_auto] items-center gap-x-2.5 gap-y-0.5 border-b border-b-line xl:grid-cols-[2.75rem_4.25rem_minmax(0,1fr)_11rem_6.5rem_9rem_7.5rem_14rem] xl:gap-4';

export function ProductRow({ product, selected, onSelect, ...actions }: ItemProps) {
  const { editAddress } = actions;
  const { name, image, categoryName } = product;
  const vehicle = vehicleOf(product);
  const years = yearsText(product);
  const known = knownText(product);
  const deal = dealOfRow(product);
  return (
    <li className={`${ROW_GRID} relative py-3 xl:py-2.5 ${selected ? 'bg-sunken' : 'xl:hover:bg-surface'}`}>
      <SelectBox
        label={text.select(name)}
        selected={selected}
        onSelect={onSelect}
        className="row-span-2 -mx-3 xl:row-span-1 xl:mx-0"
      />
      {selected && <SkipTo id={BULK_BAR_ID} label={text.toBulk} />}
      <ProductPicture
        hash={image}
        sizes="68px"
        className="row-span-2 size-14 xl:row-span-1 xl:aspect-picture xl:h-auto xl:w-17"
      />
      <RowName
        href={editAddress}
        // The link's target does not cover the row's checkbox.
        className="line-clamp-2 leading-snug max-xl:self-end max-lg:after:left-8"
      >
        {name}
      </RowName>
      <div className="col-start-3! row-start-2 self-start text-[0.8125rem] leading-[1.4] text-ink-2 xl:hidden">
        <Facts>{vehicle}</Facts>
        <Facts>{[years, known].filter(Boolean).join(' · ')}</Facts>
        <Facts isLast>{priceAndCode(product)}</Facts>
        <span className="block">
          <StatusOfRow product={product} />
        </span>
        {deal && <b className="block font-semibold text-ink">{deal}</b>}
        <Buyers productId={product.id} className="z-1" />
      </div>
      <span className="text-ui max-xl:hidden">
        {vehicle}
        <span className="block text-sm text-ink-2 num">{priceAndCode(product)}</span>
      </span>
      <span className="text-ui num max-xl:hidden">{years}</span>
      <span className="text-ui max-xl:hidden">
        {categoryName ?? text.noCategory}
        {known && <span className="block text-sm text-ink-2">{known}</span>}
      </span>
      <span className="text-ui max-xl:hidden">
        <StatusOfRow product={product} />
        {deal && <b className="block text-sm font-semibold">{deal}</b>}
        <Buyers productId={product.id} className="z-1" />
      </span>
      <div className="contents xl:flex xl:items-center xl:justify-end">
        <AdminLink
          href={editAddress}
          aria-label={text.editNamed(name)}
          className="mr-auto grid size-target place-items-center rounded-2 hover:bg-ink-hover max-xl:hidden"
        >
          <Icon name="edit" />
        </AdminLink>
        <RowActions product={product} {...actions} isRow />
      </div>
    </li>
  );
}

/** A line of its own on phones, a part of one line on tablets. */
const Facts = ({ children, isLast = false }: { children: string; isLast?: boolean }) => (
  <span className="block md:inline">
    {children}
    {!isLast && <span className="max-md:hidden"> · </span>}
  </span>
);
