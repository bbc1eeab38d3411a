import { cardYears } from '#src/domain/fitment/card-years.ts';
import type { WishedProduct } from '#src/domain/wishlist/wished-product.ts';
import { $wishlist, addToWishlist, isWished, removeFromWishlist } from '#src/stores/wishlist.ts';
import { heartName, heartTitle, heartWord } from '#src/strings/marks.ts';

const nameOf = (heart: Element): string => {
  const label = heart.getAttribute('aria-label') ?? '';
  return label.slice(label.indexOf(': ') + 2);
};

/** Fills the hearts of products on the wishlist. The title becomes `data-tip`: that tooltip also works by keyboard. */
export function paintHearts(): void {
  const ids = new Set($wishlist.get().map(({ id }) => String(id)));
  for (const heart of document.querySelectorAll<HTMLElement>('[data-wish]')) {
    const wished = ids.has(heart.dataset['wish'] ?? '');
    heart.dataset['wished'] = String(wished);
    heart.setAttribute('aria-label', heartName(wished, nameOf(heart)));
    heart.dataset['tip'] = heartTitle(wished);
    // CSS shows it beside the heart where there is room.
    heart.dataset['word'] = wished ? heartWord : '';
    heart.removeAttribute('title');
  }
}

/** The product as the page shows it; the wishlist page fetches the rest. */
function productAround(heart: HTMLElement): WishedProduct {
  // A product's own page has no line with manufacturer and model, but cards of other products that have one.
  const place = heart.closest('.card, .pp') ?? heart;
  const text = (selector: string) =>
    place.querySelector(selector)?.textContent.trim().replaceAll('\u00a0', ' ') ?? '';
  const [manufacturer = '', model = ''] = text('.card__m').split(' · ');
  const fits = place.querySelector<HTMLElement>('.fit[data-fit]')?.dataset['fit'] ?? '';
  return {
    id: Number(heart.dataset['wish']),
    name: nameOf(heart),
    image: place.querySelector('.card__i img, .gal img')?.getAttribute('src') ?? null,
    rating: Number(heart.dataset['rating']) || null,
    manufacturer: (fits && manufacturer) || null,
    model: model || null,
    // Nothing else of a product's own page has the letters of a price.
    price: +text('.card__p, .t-press').replace(/\D/g, '') / 100 || null,
    compatible_years: cardYears(fits, heart.closest<HTMLElement>('[data-path]')?.dataset['path']),
    fits,
  };
}

export function toggleHearts(): void {
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element && target.closest<HTMLElement>('[data-wish]');
    if (!heart) return;
    const product = productAround(heart);
    if (isWished(product.id)) removeFromWishlist(product.id);
    else addToWishlist(product);
  });
}
