import { cardText as text } from '#src/strings/card.ts';
import { heartPath } from '../ui/icons.ts';

/** The page script marks products on the wishlist and handles presses. */
export const Heart = ({ id, name }: { id: number | string; name: string }) => (
  <button
    type="button"
    className="heart"
    data-wish={id}
    aria-pressed="false"
    aria-label={text.wish(name)}
    title={text.wishTitle}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={heartPath} />
    </svg>
  </button>
);
