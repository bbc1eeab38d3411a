import { readFileSync } from 'node:fs';
import { formatMoney } from '#src/domain/money.ts';
import { slugify } from '#src/domain/text/slug.ts';
import { standInTexts, type StandInText } from '#db/seed/ads/ad-texts.ts';
import { random } from '#db/seed/ads/repeatable.ts';

const FIRST_AD_ID = 88_000_001;
const FIRST_BUMP = 1_785_000_000;

type Drawing = { key: string; file: string };

/** An ad of the stand-in, before it gets the shape of the list or of the detail. */
export type StandInAd = StandInText & {
  id: number;
  price: number;
  displayPrice: string;
  /** Files of drawings; empty when the ad has no picture. */
  files: readonly string[];
  description: string | null;
  isVisible: boolean;
  bumpedAt: number;
  state: 'used' | 'new';
};

function drawingsOf(part: string, seed: number, drawings: readonly Drawing[]): string[] {
  const own = drawings.filter(({ key }) => key.startsWith(`${part}-`)).map(({ file }) => file);
  const count = own.length === 0 ? 0 : 1 + Math.floor(random(seed) * 3);
  return Array.from(
    { length: Math.min(count, own.length) },
    (_, i) => own[(seed * 3 + i) % own.length] ?? '',
  );
}

/** 15.5 → `15,50 KM`, 11990 → `11.990 KM`: whole prices without decimals. */
const shownPrice = (price: number): string =>
  price === 0 ? 'Na upit' : formatMoney(Math.round(price * 100)).replace(',00 KM', ' KM');

function priceOf(i: number): number {
  if (i % 9 === 4) return 0;
  if (i % 7 === 2) return 15.5 + i;
  return i % 23 === 5 ? 1250 : 40 + Math.floor(random(i) * 400);
}

const HTML_DESCRIPTION = (title: string, number: string) =>
  `<p>Naziv: ${title}</p><p>Kataloški broj: ${number}</p><p><br></p><p>Polovan dio, ispravan. Šaljemo brzom poštom.</p>`;

const DESCRIBED = new Map([
  [18, '<p>Odgovara za: Audi A4 B8</p><p>Godište: 2008-2012</p>'],
  [41, null],
]);

/** Every ad of the stand-in. Two are hidden although their status is active, and one in fourteen has no picture. */
export function standInAds(): StandInAd[] {
  const drawings = JSON.parse(
    readFileSync(new URL('../../db/seed/pictures/index.json', import.meta.url), 'utf8'),
  ) as Drawing[];
  return standInTexts().map((text, i) => {
    const price = priceOf(i);
    const number = `8K0${String(941_000 + i)}${i % 2 === 0 ? 'C' : ''}`;
    const own = i % 3 === 0 ? HTML_DESCRIPTION(text.title, number) : null;
    return {
      ...text,
      id: FIRST_AD_ID + i,
      price,
      displayPrice: shownPrice(price),
      files: i % 14 === 13 ? [] : drawingsOf(text.picture, i, drawings),
      description: DESCRIBED.has(i) ? (DESCRIBED.get(i) ?? null) : own,
      isVisible: i !== 60 && i !== 90,
      // The order of bumping differs from the order of creation.
      bumpedAt: FIRST_BUMP + ((i * 37) % 1000) * 1000,
      state: i % 11 === 3 ? 'new' : 'used',
    };
  });
}

const pictureAddress = (origin: string, { id }: StandInAd, size: 'sm' | 'lg', file: string): string =>
  `${origin}/pictures/listings/${id}/${size}/${file}`;

/** A row of `GET /users/{username}/listings`. */
export function listRow(ad: StandInAd, origin: string) {
  const pictures = ad.files.map((file) => pictureAddress(origin, ad, 'sm', file));
  return {
    score: null,
    id: ad.id,
    type: 'single',
    title: ad.title,
    category_id: ad.category[0],
    top_category_id: '928',
    brand_id: null,
    city_id: 39,
    has_discount: false,
    show_price: true,
    discounted_price_float: ad.price,
    discounted_price: ad.displayPrice,
    price: ad.price,
    display_price: ad.displayPrice,
    price_max: 0,
    date: ad.bumpedAt,
    image: pictures[0] ?? null,
    images: pictures.length > 0 ? pictures : null,
    sponsored: 0,
    available: true,
    visible: ad.isVisible,
    shipping: 0,
    user_type: 'shop',
    state: ad.state,
    status: 'active',
    listing_type: 'sell',
    location: null,
    labels: [],
  };
}

/** `GET /listings/{id}`: flat. Of some ads `images` is null and only `image` is given. */
export function detail(ad: StandInAd, origin: string) {
  const pictures = ad.files.map((file) => pictureAddress(origin, ad, 'lg', file));
  const hasOnlyOne = pictures.length === 1 && ad.id % 5 === 0;
  return {
    id: ad.id,
    type: 'single',
    views: 12,
    title: ad.title,
    slug: slugify(ad.title),
    short_description: 'Korisnik nije unio opis',
    additional: { description: ad.description, created_at: FIRST_BUMP - 1000, updated_at: FIRST_BUMP },
    show_price: true,
    price: ad.price,
    display_price: ad.displayPrice,
    regular_price: 0,
    listing_type: 'sell',
    price_by_agreement: false,
    visible: ad.isVisible,
    quantity: 1,
    location: null,
    status: 'active',
    available: true,
    state: ad.state,
    shipping: 'no_shipping',
    attributes: [{ name: 'Garancija', value: 'true' }],
    model_id: null,
    category_id: ad.category[0],
    images_old: [],
    model: null,
    sku_number: null,
    images: hasOnlyOne || pictures.length === 0 ? null : pictures,
    image: pictures[0] ?? null,
    category: { id: ad.category[0], name: ad.category[1] },
    brand: ad.brand === null ? null : { id: 7, name: ad.brand, slug: slugify(ad.brand) },
    date: ad.bumpedAt,
    created_at: FIRST_BUMP - 1000,
  };
}
