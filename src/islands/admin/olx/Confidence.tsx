import { CONFIDENT_FROM } from '#src/domain/ads/reading.ts';
import { olxText as text } from '#src/strings/admin/olx.ts';

/** Below this a reading counts as a guess. */
const GUESS_BELOW = 0.5;

/** `share` is 0 … 1; a word and a number say what the dot shows. */
export function Confidence({ share }: { share: number }) {
  const level = share >= CONFIDENT_FROM ? 'sure' : share >= GUESS_BELOW ? 'check' : 'unsure';
  const DOTS = { sure: 'bg-yes', check: 'border-[1.5px] border-ink-2', unsure: 'bg-error' };
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap num">
      <span aria-hidden="true" className={`size-2 rounded-full forced-color-adjust-none ${DOTS[level]}`} />
      {text[`confidence.${level}`]} · {text.percent(share)}
    </span>
  );
}
