import { starsSvg } from '#src/components/ui/stars.ts';
import { RATING_MAX } from '#src/domain/limits.ts';
import { cardText } from '#src/strings/card.ts';

/** As on every card; the drawing is ours and holds no text of others. */
export function Stars({ rating }: { rating: number }) {
  const shown = String(rating).replace('.', ',');
  return (
    <span className="rate" role="img" aria-label={cardText.rating(rating, RATING_MAX)}>
      <span className="contents" dangerouslySetInnerHTML={{ __html: starsSvg(rating) }} />
      <b>{shown}</b>
    </span>
  );
}
