import { productCardsHtml } from '#src/components/product/card-html.ts';
import { RECENT_SHOWN } from '#src/domain/limits.ts';
import { loadCards } from '#src/stores/product-list.ts';
import { forgetViews } from '#src/stores/recent.ts';
import { recentText as text } from '#src/strings/recent.ts';

/** The parts that were looked at before, the latest first; those that are gone from the shop are left out. */
export async function showRecent(place: HTMLElement, ids: readonly number[]): Promise<void> {
  const cards = await loadCards(ids);
  const known = ids.flatMap((id) => cards.find((card) => card.id === id) ?? []).slice(0, RECENT_SHOWN);
  if (known.length === 0) return;
  place.innerHTML = `<section class="py-section" aria-labelledby="nedavno"><div class="wrap"><div class="mb-head flex flex-wrap items-end justify-between gap-x-6"><h2 id="nedavno" class="t-lg">${text.heading}</h2><button type="button" class="-mb-2.5 link">${text.clear}</button></div>${productCardsHtml(known, { heading: 'h3', form: 'four' })}</div></section>`;
  place.querySelector('.link')?.addEventListener('click', () => {
    forgetViews();
    place.replaceChildren();
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  document.dispatchEvent(new Event('shop:drawn'));
}
