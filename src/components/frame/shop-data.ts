import { type Closure, shop, wholeShop } from '#src/domain/shop/shop.ts';

const profiles = () => [wholeShop().facebook, wholeShop().instagram].filter(Boolean);
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Stated once for the shop instead of in every offer. */
const conditions = () => ({
  hasShippingService: {
    '@type': 'ShippingService',
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    shippingConditions: {
      '@type': 'ShippingConditions',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: shop().countryCode },
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'BAM' },
      transitTime: {
        '@type': 'ServicePeriod',
        duration: days(shop().deliveryFrom, shop().deliveryTo),
      },
    },
  },
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: shop().countryCode,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: wholeShop().withdrawalDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  },
});

/** Opening and closing at the same time is how schema.org says closed. */
const closed = ({ from, to }: Closure) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: DAYS,
  validFrom: from,
  validThrough: to,
  opens: '00:00',
  closes: '00:00',
});

/** schema.org: the shop as a place with opening hours, for search engines. Contains only what is configured. */
export const shopData = (origin: URL) => ({
  '@context': 'https://schema.org',
  '@type': 'AutoPartsStore',
  '@id': new URL('/#prodavnica', origin).href,
  name: shop().name,
  legalName: wholeShop().company,
  url: new URL('/', origin).href,
  telephone: shop().phone,
  email: shop().email,
  image: new URL('/assets/og.png', origin).href,
  currenciesAccepted: 'BAM',
  paymentAccepted: 'Cash on delivery',
  address: {
    '@type': 'PostalAddress',
    ...(shop().street && { streetAddress: shop().street }),
    addressLocality: shop().city,
    postalCode: shop().postalCode,
    addressCountry: shop().countryCode,
  },
  openingHoursSpecification: shop().openingHours.flatMap((day, i) =>
    day
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[i], opens: day.opens, closes: day.closes }]
      : [],
  ),
  ...(wholeShop().closures.length > 0 && {
    specialOpeningHoursSpecification: wholeShop().closures.map(closed),
  }),
  ...conditions(),
  ...(profiles().length > 0 && { sameAs: profiles() }),
});

export const websiteData = (origin: URL) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: shop().name,
  url: new URL('/', origin).href,
  inLanguage: 'bs',
  potentialAction: {
    '@type': 'SearchAction',
    target: `${new URL('/search', origin).href}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});
