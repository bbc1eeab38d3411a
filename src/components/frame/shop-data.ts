import { shop } from '#src/domain/shop.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** schema.org: the shop as a place with hours, for search engines. Only what the configuration knows. */
export const shopData = (origin: URL) => ({
  '@context': 'https://schema.org',
  '@type': 'AutoPartsStore',
  '@id': new URL('/#prodavnica', origin).href,
  name: shop.name,
  legalName: shop.company,
  url: new URL('/', origin).href,
  telephone: shop.phone,
  email: shop.email,
  image: new URL('/assets/og.png', origin).href,
  currenciesAccepted: 'BAM',
  paymentAccepted: 'Cash on delivery',
  address: {
    '@type': 'PostalAddress',
    addressLocality: shop.city,
    postalCode: shop.postalCode,
    addressCountry: shop.countryCode,
  },
  openingHoursSpecification: shop.openingHours.flatMap((day, i) =>
    day
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[i], opens: day.opens, closes: day.closes }]
      : [],
  ),
  sameAs: [shop.facebook, shop.instagram].filter(Boolean),
});

export const websiteData = (origin: URL) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: shop.name,
  url: new URL('/', origin).href,
  inLanguage: 'bs',
  potentialAction: {
    '@type': 'SearchAction',
    target: `${new URL('/search', origin).href}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});
