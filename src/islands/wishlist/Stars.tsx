const STAR = 'l2.1 4.4 4.8.7-3.5 3.4.8 4.8-4.2-2.3-4.2 2.3.8-4.8-3.5-3.4 4.8-.7z';
const PITCH = 19;
const STARS = [0, 1, 2, 3, 4].map((i) => `M${8 + i * PITCH} .9${STAR}`).join('');

/** Five stars, filled as far as the rating reaches: the inner drawing is as wide as the filled part. */
export function Stars({ rating }: { rating: number }) {
  const whole = Math.floor(rating);
  return (
    <svg className="stars" viewBox="0 0 92 16" aria-hidden="true">
      <path fill="none" d={STARS} />
      <svg width={whole * PITCH + (rating - whole) * (PITCH - 3)} height="16">
        <path d={STARS} />
      </svg>
    </svg>
  );
}
