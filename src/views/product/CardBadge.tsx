import { cardText as text } from '#src/strings/card.ts';
import { choiceWord } from '#src/strings/product-fields.ts';

/** Also from a saved wishlist, whose values are not trusted. */
type Badged = { availability?: string | null; condition?: string | null };

/** The badge at the picture of a card, if any. */
export function CardBadge({ product: { availability, condition } }: { product: Badged }) {
  if (availability === 'sold') return <span className="card__s">{text.sold}</span>;
  // Whether a part can be had at all matters more than its condition.
  const badge = availability === 'reserved' ? text.reserved : choiceWord('condition', condition ?? '');
  return badge && <span className="card__s bg-surface text-ink">{badge}</span>;
}
