import { Fragment, type ReactNode } from 'react';
import type { ProductCard as Product } from '#src/domain/product/product.ts';
import { type CardLook, ProductCard } from './ProductCard.tsx';

/** `rows`: a picture left of the text on phones. `four`: four columns on a desktop. */
export type CardsForm = 'rows' | 'grid' | 'four';

export const CARDS_CLASSES: Record<CardsForm, string> = {
  rows: 'cards cards--rows',
  grid: 'cards',
  four: 'cards cards--4',
};

type Props = CardLook & {
  products: readonly Product[];
  form?: CardsForm;
  /** Number of pictures that load at once; the rest load lazily. */
  eager?: number;
  /** A line that stands before the card at this place. */
  line?: { before: number; content: ReactNode } | undefined;
};

/** Pages insert cached cards instead (components/product/ProductCards.astro). */
export const ProductCards = ({
  products,
  form = 'rows',
  eager = 0,
  heading = 'h2',
  withCode = false,
  withRating = false,
  line,
}: Props) => (
  <ul className={CARDS_CLASSES[form]}>
    {products.map((product, i) => (
      <Fragment key={product.id}>
        {i === line?.before && <li className="contents">{line.content}</li>}
        <li className="contents">
          <ProductCard
            product={product}
            heading={heading}
            withCode={withCode}
            withRating={withRating}
            eager={i < eager}
          />
        </li>
      </Fragment>
    ))}
  </ul>
);
