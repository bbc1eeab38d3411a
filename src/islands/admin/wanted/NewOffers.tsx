import { wantedListText as text } from '#src/strings/admin/wanted-parts.ts';
import { useAnswerable } from './use-wanted.ts';

/** How many wanted parts the shop has on sale now; hidden when there are none. */
export function NewOffers() {
  const count = useAnswerable();
  if (count === 0) return null;
  return (
    <span className="ml-2 font-semibold text-needle num">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{text.fitting(count)}</span>
    </span>
  );
}
