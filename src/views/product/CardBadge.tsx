import { cardText as text } from '#src/strings/card.ts';
import { choiceWord } from '#src/strings/product-fields.ts';

/** Also from a saved wishlist, whose values are not trusted. */
type Badged = { availability?: string | null; condition?: string | null };

/** The badge on the picture of a card, if any. */
export const badgeOf = ({ availability, condition }: Badged): string | undefined =>
  availability === 'sold' ? text.sold : choiceWord('condition', condition ?? '');

export function CardBadge({ product }: { product: Badged }) {
  const badge = badgeOf(product);
  const look = product.availability === 'sold' ? '' : ' bg-surface text-ink';
  return badge && <span className={`card__s${look}`}>{badge}</span>;
}
