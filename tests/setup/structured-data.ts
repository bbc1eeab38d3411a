/**
 * The properties that search engines require of each type
 * (https://developers.google.com/search/docs/appearance/structured-data).
 */
const REQUIRED: Record<string, readonly string[]> = {
  Product: ['name', 'url', 'sku', 'description'],
  Offer: ['price', 'priceCurrency', 'availability', 'seller'],
  Car: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  AutoPartsStore: [
    ...['@id', 'name', 'url', 'telephone', 'image', 'address'],
    ...['openingHoursSpecification', 'hasMerchantReturnPolicy', 'hasShippingService'],
  ],
  PostalAddress: ['addressLocality', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays', 'returnMethod'],
  ShippingService: ['shippingConditions'],
  WebSite: ['name', 'url', 'potentialAction'],
};
const ADDRESSES = ['url', 'item', 'image', '@id'];

/** Every error of a JSON-LD value, empty when search engines accept it; the top-level value needs a context. */
export function structuredDataFaults(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => structuredDataFaults(item, `${path}[${i}]`));
  if (typeof value !== 'object' || value === null)
    return value === '' || value === null || value === undefined ? [`${path} is empty`] : [];
  const data = value as Record<string, unknown>;
  const type = typeof data['@type'] === 'string' ? data['@type'] : '';
  return [
    ...(path === '' && data['@context'] !== 'https://schema.org' ? ['no context'] : []),
    ...(REQUIRED[type] ?? []).filter((name) => !(name in data)).map((name) => `${path}${type} lacks ${name}`),
    ...ADDRESSES.flatMap((name) => [data[name] ?? []].flat())
      .filter((address) => typeof address !== 'string' || !/^https?:\/\//.test(address))
      .map((address) => `${path}: ${JSON.stringify(address)} is no whole address`),
    ...Object.entries(data).flatMap(([name, item]) => structuredDataFaults(item, `${path}.${name}`)),
  ];
}
