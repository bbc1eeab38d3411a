import { cappedCount } from '#src/domain/wishlist/wished-product.ts';
import { wishlistLinkName } from '#src/strings/marks.ts';

/** The count at the wishlist link: 9+ on phones, 99+ on desktops, hidden at 0; the link's name has the full count. */
export function paintBadge(count: number): void {
  for (const link of document.querySelectorAll('[data-wishlist-link]')) {
    link.setAttribute('aria-label', wishlistLinkName(count));
    for (const badge of link.querySelectorAll<HTMLElement>('[data-count-cap]')) {
      badge.hidden = count === 0;
      badge.textContent = cappedCount(count, Number(badge.dataset['countCap']));
    }
  }
}
