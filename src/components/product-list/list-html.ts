import { escapeHtml } from '#src/domain/escape-html.ts';
import type { ListScope } from '#src/domain/product-list/list-scope.ts';
import { PAGE_SIZE } from '#src/domain/limits.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { productCardsHtml } from '../product/card-html.ts';
import { buttonHtml } from '../ui/button-html.ts';
import { emptyStateHtml } from '../ui/empty-state-html.ts';
import { alertPath, closePath, refreshPath, searchPath, whatsappPath } from '#src/views/ui/icons.ts';
import { pagerHtml } from '../ui/pager-html.ts';
import { ICON_CLASSES, svgIcon } from '../ui/svg-icon.ts';

// What a list shows, as strings that the build and the script of the filters share.

export type ListView = {
  products: readonly ProductCard[];
  total: number;
  page: number;
  pages: number;
  address: (page: number) => string;
  heading: 'h2' | 'h3';
  /** Tuning cards show the product's number. */
  withCode: boolean;
};

export const listHtml = ({ products, page, pages, address, heading, withCode }: ListView): string =>
  productCardsHtml(products, { heading, withCode, eager: 2 }) + pagerHtml(page, pages, address);

const strongNumbers = (line: string) => line.replace(/\d[\d.-]*/g, '<b>$&</b>');

/**
 * 'Prikazano 1-20 od 87 proizvoda', in a product category 'Prikazano: 23 od 87 proizvoda' (DECISIONS U16). Nothing where
 * the list says itself that it is empty.
 */
export function countHtml(
  { total, page, products }: Pick<ListView, 'total' | 'page' | 'products'>,
  scope: ListScope,
  all: number,
): string {
  if (scope.kind === 'category' && !scope.tuning)
    return all > 0 ? strongNumbers(text['count.category'](total, all)) : '';
  const first = (page - 1) * PAGE_SIZE;
  return total > 0 && products.length > 0
    ? strongNumbers(text['count.range'](first + 1, first + products.length, total))
    : '';
}

const askButton = () => buttonHtml(text['empty.ask'], { href: '/kontakt', icon: whatsappPath });
const retryButton = () =>
  buttonHtml(text['error.retry'], { attributes: 'data-retry', variant: 'line', icon: refreshPath });

const EMPTY = {
  all: text['empty.all'],
  brand: text['empty.all'],
  category: text['empty.category'],
  vehicle: text['empty.vehicle'],
};
const EMPTY_FILTERED = {
  all: text['empty.all'],
  brand: text['empty.categoryFilter'],
  category: text['empty.categoryFilter'],
  vehicle: text['empty.vehicleFilter'],
};

/** The sentences of SPEC §2 with ways out; a failed call on a vehicle's page is an empty list too (SPEC §8). */
export function emptyListHtml(
  scope: ListScope,
  heading: 'h2' | 'h3',
  { filtered = false, failed = false } = {},
): string {
  const wayOut = filtered
    ? buttonHtml(text['filter.clear'], { attributes: 'data-clear-filters', variant: 'line' })
    : buttonHtml(text['empty.catalogue'], { href: '/katalog', variant: 'line' });
  return emptyStateHtml({
    title: filtered ? EMPTY_FILTERED[scope.kind] : EMPTY[scope.kind],
    advice: filtered ? text['empty.adviceFilter'] : text['empty.advice'],
    icon: searchPath,
    heading: heading === 'h2' ? 'h2' : 'p',
    actions: (failed ? retryButton() : '') + wayOut + askButton(),
  });
}

/** In red, with a way to try again (SPEC §8). */
export const failedListHtml = (heading: 'h2' | 'h3'): string =>
  emptyStateHtml({
    title: text['error.title'],
    advice: text['error.advice'],
    icon: alertPath,
    heading: heading === 'h2' ? 'h2' : 'p',
    actions: retryButton(),
    error: true,
  });

/** The page's own vehicle, as chips that lead to the wider list; drawn by the page, links without a script too. */
export function ownChipsHtml(
  chips: readonly { own: 'vehicle' | 'year'; name: string; href: string }[],
): string {
  return chips
    .map(
      ({ own, name, href }) =>
        `<a class="chip num" data-own="${own}" href="${href}" aria-label="${escapeHtml(text['chip.remove'](name))}">${escapeHtml(name)}${svgIcon(closePath, ICON_CLASSES)}</a>`,
    )
    .join('');
}

export type Chip = { group: string; name: string };

export function chipsHtml(chips: readonly Chip[]): string {
  if (chips.length === 0) return '';
  const items = chips.map(
    ({ group, name }) =>
      `<button type="button" class="chip num" data-chip="${group}" aria-label="${escapeHtml(text['chip.remove'](name))}">${escapeHtml(name)}${svgIcon(closePath, ICON_CLASSES)}</button>`,
  );
  return `${items.join('')}<button type="button" class="chips__clear" data-clear-filters>${text['filter.clear']}</button>`;
}
