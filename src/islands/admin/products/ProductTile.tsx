import { productsText as text } from '#src/strings/admin/products.ts';
import { RowName } from '../ui/RowName.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { SkipTo } from '../ui/SkipTo.tsx';
import { Buyers } from '../wanted/Buyers.tsx';
import { BULK_BAR_ID } from './BulkActions.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import type { ItemProps } from './ProductRow.tsx';
import { RowActions } from './RowActions.tsx';
import { dealOfRow, knownText, priceAndCode, vehicleOf, yearsText } from './row-text.ts';
import { StatusOfRow } from './Status.tsx';

export function ProductTile({ product, selected, onSelect, ...actions }: ItemProps) {
  const known = knownText(product);
  const deal = dealOfRow(product);
  return (
    <li className={`relative rounded-2 border bg-surface ${selected ? 'border-ink' : 'border-line'}`}>
      <SelectBox
        label={text.select(product.name)}
        selected={selected}
        onSelect={onSelect}
        className="absolute top-1 left-1 z-1 rounded-2 bg-surface/85"
      />
      {selected && <SkipTo id={BULK_BAR_ID} label={text.toBulk} />}
      <ProductPicture
        hash={product.image}
        sizes="(min-width: 48rem) 18rem, 50vw"
        className="aspect-square w-full rounded-b-none"
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1 py-2 pr-4 pl-3">
        <div className="row-span-2 min-w-0 py-1">
          <RowName href={actions.editAddress} className="line-clamp-3 leading-snug">
            {product.name}
          </RowName>
          <p className="mt-1 text-[0.8125rem] leading-[1.4] text-ink-2">
            {vehicleOf(product)}
            <br />
            {yearsText(product)}
            <br />
            <StatusOfRow product={product} />
            {known && ` · ${known}`}
            <br />
            {priceAndCode(product)}
            {deal && <b className="block font-semibold text-ink">{deal}</b>}
          </p>
          <Buyers productId={product.id} className="z-1" />
        </div>
        <RowActions product={product} {...actions} />
      </div>
    </li>
  );
}
