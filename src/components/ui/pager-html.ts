import { pagerItems } from '#src/domain/product-list/pager.ts';
import { pagerText as text } from '#src/strings/pager.ts';
import { nextPath, previousPath } from '#src/views/ui/icons.ts';
import { ICON_CLASSES, svgIcon } from './svg-icon.ts';

/** First, last and current ± 1 as true links (DECISIONS U19); nothing for a single page. `address(n)` may hold `&`. */
export function pagerHtml(page: number, pages: number, address: (page: number) => string): string {
  if (pages <= 1) return '';
  const href = (n: number) => address(n).replaceAll('&', '&amp;');
  const step = (n: number, rel: 'prev' | 'next') =>
    n < 1 || n > pages
      ? ''
      : `<a href="${href(n)}" rel="${rel}" aria-label="${rel === 'prev' ? text.previous : text.next}">${svgIcon(rel === 'prev' ? previousPath : nextPath, ICON_CLASSES)}</a>`;
  // On phones the neighbours hide, so that nothing wraps at 360 px.
  const isNeighbour = (n: number) => Math.abs(n - page) === 1 && n !== 1 && n !== pages;
  const items = pagerItems(page, pages).map((item) => {
    if (item === 'gap') return '<span aria-hidden="true">…</span>';
    const current = item === page ? ' aria-current="page"' : '';
    const classes = isNeighbour(item) ? ' class="max-sm:hidden"' : '';
    return `<a href="${href(item)}" aria-label="${text.page(item)}"${current}${classes}>${item}</a>`;
  });
  return `<nav aria-label="${text.label}" data-pager class="pager num">${step(page - 1, 'prev')}${items.join('')}${step(page + 1, 'next')}</nav>`;
}
