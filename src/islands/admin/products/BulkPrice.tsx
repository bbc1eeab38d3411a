import { useState } from 'react';
import { changePrice } from '#src/domain/admin/bulk-change.ts';
import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { formatMoney } from '#src/domain/money.ts';
import { priceWayText, productsText as text } from '#src/strings/admin/products.ts';
import { TextField } from '../ui/Field.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { percentOf } from './bulk-form.ts';

type Priced = Pick<AdminProductRow, 'id' | 'name' | 'priceMinor'>;

type Props = {
  products: readonly Priced[];
  fault: string | undefined;
};

const WAYS = ['percent', 'set', 'none'] as const;
const NEW_PRICES_MAX = 3;

/** One price for all or none, or a change in per cent, which leaves out products without a price. */
export function BulkPrice({ products, fault }: Props) {
  const priceless = products.filter(({ priceMinor }) => priceMinor === null).length;
  const [way, setWay] = useState<(typeof WAYS)[number]>(priceless === products.length ? 'set' : 'percent');
  const [typed, setTyped] = useState('');
  const isSet = way === 'set';
  // What has no price stays without one.
  const leftOut = isSet ? 0 : priceless;
  const percent = way === 'percent' ? percentOf(typed) : undefined;
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
          setTyped('');
        }}
        className="flex flex-wrap gap-x-6"
      />
      <p role="status" className="text-ink-2">
        {text['bulk.applies'](products.length - leftOut)}{' '}
        {priceless > 0 && text['bulk.withoutPrice'](priceless)}
      </p>
      {way !== 'none' && (
        <TextField
          key={way}
          id="masovno-cijena"
          name={isSet ? 'price' : 'percent'}
          inputMode={isSet ? 'decimal' : 'text'}
          label={text[isSet ? 'bulk.price' : 'bulk.percent']}
          help={isSet ? undefined : text['bulk.percentHelp']}
          error={fault}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {percent !== undefined && <NewPrices products={products} percent={percent} />}
    </>
  );
}

/** The prices after the change, so that a missing sign or a zero too many is seen before anything is changed. */
function NewPrices({ products, percent }: { products: readonly Priced[]; percent: number }) {
  const priced = products.flatMap(({ id, name, priceMinor }) =>
    priceMinor === null ? [] : [{ id, name, priceMinor }],
  );
  const more = priced.length - NEW_PRICES_MAX;
  return (
    <ul aria-label={text['bulk.newPrices']} className="grid gap-1 text-sm">
      {priced.slice(0, NEW_PRICES_MAX).map(({ id, name, priceMinor }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-3">
          <span className="min-w-0 flex-1 basis-32 truncate text-ink-2">{name}</span>
          <span className="num">
            {text['bulk.newPrice'](formatMoney(priceMinor), formatMoney(changePrice(priceMinor, percent)))}
          </span>
        </li>
      ))}
      {more > 0 && <li className="text-ink-2">{text['bulk.morePrices'](more)}</li>}
    </ul>
  );
}
