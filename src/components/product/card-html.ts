import { escapeHtml } from '#src/domain/escape-html.ts';
import { imageAddress, imageSources } from '#src/domain/image-address.ts';
import { RATING_MAX } from '#src/domain/limits.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { formatSpans, reach } from '#src/domain/years.ts';
import { cardText as text } from '#src/strings/card.ts';
import { HEART_SVG, NO_PICTURE_SVG } from './card-icons.ts';
import { miniScaleSvg } from './mini-scale.ts';
import { starsSvg } from '../ui/stars.ts';

export type CardOptions = {
  /** For the first cards of a page: their pictures are not lazy. */
  eager?: boolean;
  heading?: 'h2' | 'h3';
  /** Tuning lists also show the product's number. */
  withCode?: boolean;
};

const WIDTHS = [320, 640] as const;
const SIZES = '(min-width:64rem) 19rem, (min-width:48rem) 31vw, (min-width:30rem) 46vw, 7.25rem';

function picture(image: string | null, eager: boolean): string {
  if (!image) return NO_PICTURE_SVG;
  const loading = eager ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  return `<picture><source type="image/avif" srcset="${imageSources(image, WIDTHS, 'avif')}" sizes="${SIZES}"><img src="${imageAddress(image, 640, 'webp')}" alt="" width="640" height="480" ${loading}></picture>`;
}

/** 'E klasa' is not torn apart at the end of a line, as a longer name may have to be. */
const SHORT_MODEL_CHARACTERS = 12;
const unbroken = (name = '') =>
  name.length > SHORT_MODEL_CHARACTERS ? name : name.replaceAll(' ', '\u00a0');

/** A tuning list names every make that the product fits (SPEC §3). */
const vehicleOf = ({ makes, manufacturer, model }: ProductCard, withCode: boolean): string =>
  withCode && makes.length > 1
    ? makes.join(', ')
    : [manufacturer?.name ?? text.universal, unbroken(model?.name)].filter(Boolean).join(' · ');

function facts({ rating, years }: ProductCard): string {
  const whole = reach(years);
  const shown = String(rating).replace('.', ',');
  return `<p class="card__f num"><span class="rate" role="img" aria-label="${text.rating(rating, RATING_MAX)}">${starsSvg(rating)}<b>${shown}</b></span><span>${whole ? formatSpans([whole]) : text.years}</span></p>${years.length > 0 ? miniScaleSvg(years) : ''}`;
}

/**
 * The card of every list, drawn once at build and again by the script that filters a list. A string, because 20 cards as
 * components would take half of a page's time in the build and a framework in the browser.
 */
export function productCardHtml(
  product: ProductCard,
  { eager = false, heading = 'h3', withCode = false }: CardOptions = {},
): string {
  const { id, image, priceMinor, availability, fits } = product;
  const name = escapeHtml(product.name);
  const sold = availability === 'sold' ? `<span class="card__s">${text.sold}</span>` : '';
  const code = withCode ? `<p class="card__c num">${text.code(id)}</p>` : '';
  const price =
    priceMinor !== null || withCode
      ? `<p class="card__p num">${priceMinor === null ? text.noPrice : formatMoney(priceMinor)}</p>`
      : '';
  return `<article class="card"><div class="card__i">${picture(image, eager)}${sold}</div><div class="card__b"><p class="card__m">${escapeHtml(vehicleOf(product, withCode))}</p><${heading} class="card__n"><a href="/proizvod/${id}">${name}</a></${heading}>${code}${price}${facts(product)}<p class="fit" data-fit="${fits}"></p></div><button type="button" class="heart" data-wish="${id}" aria-pressed="false" aria-label="${text.wish(name)}" title="${text.wishTitle}">${HEART_SVG}</button></article>`;
}

export type CardsOptions = Pick<CardOptions, 'heading' | 'withCode'> & {
  /** How many pictures from the start load at once; the rest wait until they come near. */
  eager?: number;
  /** `rows`: a picture left of the text on phones. `four`: four columns on a desktop. */
  form?: 'rows' | 'grid' | 'four';
};

const FORMS = { rows: 'cards cards--rows', grid: 'cards', four: 'cards cards--4' };

export function productCardsHtml(
  products: readonly ProductCard[],
  { heading = 'h2', eager = 0, form = 'rows', withCode = false }: CardsOptions = {},
): string {
  const cards = products.map((product, i) =>
    productCardHtml(product, { heading, withCode, eager: i < eager }),
  );
  return `<div class="${FORMS[form]}">${cards.join('')}</div>`;
}
