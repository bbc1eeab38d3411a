import type { SearchResult } from '#src/contracts/search-calls.ts';
import { escapeHtml } from '#src/domain/escape-html.ts';
import { imageAddress, imageSources } from '#src/domain/image-address.ts';
import { formatMoney } from '#src/domain/money.ts';
import { resultPath } from '#src/domain/search/result-path.ts';
import type { SearchType } from '#src/domain/search-state.ts';
import { cardText } from '#src/strings/card.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { HEART_SVG, NO_PICTURE_SVG } from '../product/card-icons.ts';
import { carPath, tagPath } from '#src/views/ui/icons.ts';
import { svgIcon } from '../ui/svg-icon.ts';

const WIDTHS = [320, 640] as const;
const SIZES = '(min-width:64rem) 19rem, (min-width:48rem) 31vw, 46vw';
const NO_PICTURE: Record<SearchType, string> = {
  manufacturer: svgIcon(tagPath),
  model: svgIcon(carPath),
  tuning: svgIcon(tagPath),
  product: NO_PICTURE_SVG,
};

/** Makes and models have no picture: their names are set in type, in rows an icon stands for them. */
const wordmark = ({ name, type }: SearchResult): string =>
  type === 'product' ? '' : `<span class="card__w" aria-hidden="true">${escapeHtml(name)}</span>`;

function picture(result: SearchResult, eager: boolean): string {
  const { image, type } = result;
  const hash = image?.split('/')[2];
  if (!hash) return wordmark(result) + NO_PICTURE[type];
  const loading = eager ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  return `<picture><source type="image/avif" srcset="${imageSources(hash, WIDTHS, 'avif')}" sizes="${SIZES}"><img src="${imageAddress(hash, 320, 'webp')}" alt="" width="640" height="480" ${loading}></picture>`;
}

/** Model title is manufacturer plus name (SPEC §2). */
const titleOf = ({ type, manufacturer, name }: SearchResult): string =>
  type === 'model' && manufacturer ? `${manufacturer} ${name}` : name;

const labelOf = ({ type, manufacturer, model }: SearchResult): string =>
  type === 'product'
    ? [manufacturer ?? cardText.universal, model].filter(Boolean).join(' · ')
    : text.typeName(type);

function facts({ price, years, fits }: SearchResult): string {
  const cost =
    typeof price === 'number' ? `<b class="card__p">${formatMoney(Math.round(price * 100))}</b>` : '';
  const fit = fits === undefined ? '' : `<p class="fit" data-fit="${escapeHtml(fits)}"></p>`;
  return `<p class="card__f num"><span>${years ? escapeHtml(years) : cardText.years}</span>${cost}</p>${fit}`;
}

/** A result of any type as a card like those of the lists; a make or model has an icon for a picture. */
export function resultCardHtml(result: SearchResult, eager: boolean): string {
  const { type, id } = result;
  const name = escapeHtml(titleOf(result));
  const isProduct = type === 'product';
  const heart = isProduct
    ? `<button type="button" class="heart" data-wish="${id}" aria-pressed="false" aria-label="${cardText.wish(name)}" title="${cardText.wishTitle}">${HEART_SVG}</button>`
    : '';
  return `<article class="card${isProduct ? '' : ' card--thing'}"><div class="card__i">${picture(result, eager)}</div><div class="card__b"><p class="card__m">${escapeHtml(labelOf(result))}</p><h2 class="card__n"><a href="${escapeHtml(resultPath(result))}">${name}</a></h2>${isProduct ? facts(result) : ''}</div>${heart}</article>`;
}
