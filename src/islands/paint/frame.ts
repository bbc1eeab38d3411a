import { clockInShop } from '#src/domain/clock.ts';
import { SCROLL_TOP_FROM_PX } from '#src/domain/limits/pages.ts';
import { opensElsewhere } from '../opens-elsewhere.ts';

const scrollToTop = () =>
  window.scrollTo({
    top: 0,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });

/** The button that scrolls to the top; while hidden it cannot be clicked or focused. */
export function scrollTopButton(): void {
  const button = document.querySelector<HTMLElement>('[data-scroll-top]');
  if (!button) return;
  const show = () => (button.hidden = window.scrollY <= SCROLL_TOP_FROM_PX);
  show();
  window.addEventListener('scroll', show, { passive: true });
  button.addEventListener('click', () => {
    scrollToTop();
    // The button is about to be hidden and would lose the focus.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
}

/** A footer link to the current page scrolls to its top (DECISIONS R13). */
export function footerLinks(): void {
  document.querySelector<HTMLElement>('[data-footer]')?.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || opensElsewhere(event)) return;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    event.preventDefault();
    scrollToTop();
  });
}

/** Replaces the year of the build by the current one (DECISIONS U43). */
export function paintYear(): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(clockInShop(new Date()).midnight.getUTCFullYear());
}

/** The menu is a disclosure without script; with it, Escape, a click outside and a chosen link close it. */
export function menu(): void {
  const details = document.querySelector<HTMLDetailsElement>('[data-menu]');
  if (!details) return;
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!details.contains(target) || target.closest('a')) details.open = false;
  });
}
