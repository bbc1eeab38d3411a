import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { ProductCard as Product } from '#src/domain/product/product.ts';
import { type CardLook, ProductCard } from './ProductCard.tsx';

/** `rows`: a picture left of the text on phones. `four`: four columns on a desktop. */
export type CardsLayout = 'rows' | 'four';

export const CARDS_CLASSES: Record<CardsLayout, string> = {
  rows: 'cards cards--rows',
  four: 'cards cards--4',
};

type Props = CardLook & {
  products: readonly Product[];
  layout?: CardsLayout;
  /** Number of pictures that load at once; the rest load lazily. */
  eager?: number;
  /** An item before the card at this index. */
  line?: { before: number; item: ReactNode } | undefined;
};

/** An item of the list, which pages cache for each product. */
export const CardItem = (props: ComponentProps<typeof ProductCard>) => (
  <li className="contents">
    <ProductCard {...props} />
  </li>
);

/** Pages insert cached items instead (components/product/ProductCards.astro). */
export const ProductCards = ({
  products,
  layout = 'rows',
  eager = 0,
  heading = 'h2',
  line,
  ...look
}: Props) => (
  <ul className={CARDS_CLASSES[layout]}>
    {products.map((product, i) => (
      <Fragment key={product.id}>
        {i === line?.before && line.item}
        <CardItem product={product} heading={heading} eager={i < eager} {...look} />
      </Fragment>
    ))}
  </ul>
);
