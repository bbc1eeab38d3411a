import { cardText as text } from '#src/strings/card.ts';
import { heartPath } from '../ui/icons.ts';

type Props = { id: number | string; name: string; rating: number };

/**
 * The page script marks products on the wishlist and handles presses. The name says what a press does, so there is no
 * pressed state in addition (WCAG 4.1.2).
 */
export const Heart = ({ id, name, rating }: Props) => (
  <button
    type="button"
    className="heart"
    data-wish={id}
    data-wished="false"
    data-rating={rating}
    aria-label={text.wish(name)}
    title={text.wishTitle}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={heartPath} />
    </svg>
  </button>
);
