import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { listProducts } from '#src/stores/admin/products.ts';
import { callText as text } from '#src/strings/admin/call.ts';
import { ProductPicture } from '../products/ProductPicture.tsx';
import { priceAndCode } from '../products/row-text.ts';
import { FailureNote } from '../ui/FailureNote.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { useRead } from '../use-read.ts';

export type ChosenProduct = Pick<AdminProductRow, 'id' | 'name' | 'image' | 'priceMinor'>;

type Props = {
  product: ChosenProduct | null;
  onChoose: (product: ChosenProduct | null) => void;
};

const SHOWN_MAX = 5;

/** One product, found by its code, a part number or words. */
export function ProductChoice({ product, onChoose }: Props) {
  const section = useRef<HTMLElement>(null);
  const choose = (chosen: ChosenProduct | null) => {
    onChoose(chosen);
    // The pressed button is gone: the focus goes to the one that takes the choice back, or to the search.
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>('input, button')?.focus());
  };
  return (
    <section ref={section} aria-label={text.product}>
      <h3 className="mb-2 label">{text.product}</h3>
      {product === null ? (
        <ProductSearch onChoose={choose} />
      ) : (
        <div className="flex items-center gap-3 rounded-2 border border-line p-2">
          <Facts product={product} />
          <IconButton icon="close" label={text.productRemove(product.name)} onClick={() => choose(null)} />
        </div>
      )}
    </section>
  );
}

function ProductSearch({ onChoose }: Pick<Props, 'onChoose'>) {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useRead(
    ['products', 'choice', search],
    (signal) => listProducts({ page: 1, search, filter: 'all', sort: 'newest', of: null }, signal),
    { enabled: search !== '', placeholderData: keepPreviousData },
  );
  const found = search === '' ? undefined : data?.products.slice(0, SHOWN_MAX);
  return (
    <>
      <SearchField id="poziv-proizvod" label={text.productSearch} value={search} onSearch={setSearch} />
      {error && <FailureNote message={error.message} onRetry={() => void refetch()} className="mt-2" />}
      <p role="status" className="text-sm text-ink-2">
        {found?.length === 0 && <span className="block pt-2">{text.productNone}</span>}
      </p>
      <ul>
        {found?.map((product) => (
          <li key={product.id} className="border-b border-line">
            <button
              type="button"
              onClick={() => onChoose(chosenOf(product))}
              className="flex w-full items-center gap-3 py-2 text-left hover:bg-sunken"
            >
              <Facts product={product} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const chosenOf = ({ id, name, image, priceMinor }: AdminProductRow): ChosenProduct => ({
  id,
  name,
  image,
  priceMinor,
});

const Facts = ({ product }: { product: ChosenProduct }) => (
  <>
    <ProductPicture hash={product.image} sizes="56px" className="size-14 shrink-0" />
    <span className="mr-auto min-w-0">
      <span className="line-clamp-2 text-ui font-semibold">{product.name}</span>
      <span className="block text-sm text-ink-2 num">{priceAndCode(product)}</span>
    </span>
  </>
);
