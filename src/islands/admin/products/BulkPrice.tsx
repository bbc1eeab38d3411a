import { useState } from 'react';
import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { priceWayText, productsText as text } from '#src/strings/admin/products.ts';
import { TextField } from '../ui/Field.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';

type Props = {
  products: readonly Pick<AdminProductRow, 'priceMinor'>[];
  fault: string | undefined;
  onWayChange: () => void;
};

const WAYS = ['percent', 'set'] as const;

/** One price for all, or a change in per cent, which leaves out products without a price. */
export function BulkPrice({ products, fault, onWayChange }: Props) {
  const priceless = products.filter(({ priceMinor }) => priceMinor === null).length;
  const [way, setWay] = useState<(typeof WAYS)[number]>(priceless === products.length ? 'set' : 'percent');
  const isSet = way === 'set';
  return (
    <>
      <RadioGroup
        label={text['bulk.priceWay']}
        name="way"
        values={WAYS}
        words={priceWayText}
        value={way}
        onChange={(chosen) => {
          setWay(chosen);
          onWayChange();
        }}
        className="flex flex-wrap gap-x-6"
      />
      <p role="status" className="text-ink-2">
        {text['bulk.applies'](isSet ? products.length : products.length - priceless)}{' '}
        {priceless > 0 && text['bulk.withoutPrice'](priceless)}
      </p>
      <TextField
        key={way}
        id="masovno-cijena"
        name={isSet ? 'price' : 'percent'}
        inputMode={isSet ? 'decimal' : 'text'}
        label={text[isSet ? 'bulk.price' : 'bulk.percent']}
        help={isSet ? undefined : text['bulk.percentHelp']}
        error={fault}
        autoComplete="off"
      />
    </>
  );
}
