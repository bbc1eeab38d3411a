import { RATING_MAX } from '#src/domain/limits/catalogue.ts';
import { cardText } from '#src/strings/card.ts';

/** Relative to the tip, so that only the first point places a star. */
const STAR = 'l2.1 4.4 4.8.7-3.5 3.4.8 4.8-4.2-2.3-4.2 2.3.8-4.8-3.5-3.4';
const PITCH_PX = 19;
const POSITIONS = Array.from({ length: RATING_MAX }, (_, i) => i);

const starAt = (i: number) => `M${8 + i * PITCH_PX} .9${STAR} 4.8-.7z`;
const halfAt = (i: number) => `M${8 + i * PITCH_PX} .9v11l-4.2 2.3.8-4.8-3.5-3.4 4.8-.7z`;

/** Five stars in half steps, with the number beside them. */
export function Stars({ rating }: { rating: number }) {
  const step = Math.round(Math.min(RATING_MAX, Math.max(0, rating)) * 2) / 2;
  const whole = Math.floor(step);
  const filled = POSITIONS.filter((i) => i < whole).map(starAt);
  const empty = POSITIONS.filter((i) => i >= whole).map(starAt);
  return (
    <span className="rate num" role="img" aria-label={cardText.rating(rating, RATING_MAX)}>
      <svg className="stars" viewBox="0 0 92 16">
        <path d={filled.join('') + (step > whole ? halfAt(whole) : '')} />
        {empty.length > 0 && <path fill="none" d={empty.join('')} />}
      </svg>
      <b>{String(rating).replace('.', ',')}</b>
    </span>
  );
}
