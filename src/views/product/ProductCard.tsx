import { formatMoney } from '#src/domain/money.ts';
import type { CardFacts } from '#src/domain/product/product.ts';
import { cardText as text } from '#src/strings/card.ts';
import { Card, type CardHeading } from './Card.tsx';
import { CardBadge } from './CardBadge.tsx';
import { CardPicture } from './CardPicture.tsx';
import { Heart } from './Heart.tsx';

export type CardLook = {
  heading?: CardHeading;
  /** Tuning lists also show the product code. */
  withCode?: boolean;
  /** Only lists of a part category have stars (SPEC §2); otherwise only the product's page shows them. */
  withRating?: boolean;
};
type Props = CardLook & { product: CardFacts; eager?: boolean };

/** A model up to this length, such as 'E klasa', is kept on one line; longer names may wrap. */
const SHORT_MODEL_CHARACTERS = 12;
const unbroken = (name = '') =>
  name.length > SHORT_MODEL_CHARACTERS ? name : name.replaceAll(' ', '\u00a0');

/** A tuning list names every manufacturer that the product fits (SPEC §3). */
const vehicleOf = ({ manufacturers, manufacturer, model }: CardFacts, withCode: boolean): string =>
  withCode && manufacturers.length > 1
    ? manufacturers.join(', ')
    : [manufacturer?.name ?? text.universal, unbroken(model?.name)].filter(Boolean).join(' · ');

function priceOf({ priceMinor }: CardFacts, withCode: boolean): string | undefined {
  if (priceMinor !== null) return formatMoney(priceMinor);
  return withCode ? text.noPrice : undefined;
}

/** The card of every list, rendered at build and in the browser. */
export const ProductCard = ({
  product,
  heading = 'h3',
  withCode = false,
  withRating = false,
  eager = false,
}: Props) => (
  <Card
    picture={<CardPicture hash={product.image} eager={eager} />}
    badge={<CardBadge product={product} />}
    vehicle={vehicleOf(product, withCode)}
    heading={heading}
    name={product.name}
    href={`/proizvod/${product.id}`}
    code={withCode ? text.code(product.id) : undefined}
    price={priceOf(product, withCode)}
    rating={withRating ? product.rating : undefined}
    years={product.years}
    fits={product.fits}
    heart={<Heart id={product.id} name={product.name} rating={product.rating} />}
  />
);
