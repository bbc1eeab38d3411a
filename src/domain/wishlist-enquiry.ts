import type { WishedProduct } from './wished-product.ts';

/** What fits into an address that every messenger and mail program takes. */
export const ENQUIRY_LINES_MAX = 15;

type Words = {
  intro: string;
  line: (position: number, name: string, id: number | string, address: string) => string;
  rest: (count: number, address: string) => string;
  vehicle: (name: string) => string;
  unnamed: (id: number | string) => string;
};

export const shareAddress = (origin: string, products: readonly WishedProduct[], max: number): string =>
  `${origin}/wishlist?ids=${products
    .slice(0, max)
    .map(({ id }) => id)
    .join(',')}`;

/** The whole list as one message: names, numbers and addresses, and the car; a long list ends with its own address. */
export function wishlistEnquiry(
  products: readonly WishedProduct[],
  { origin, vehicle, idsMax }: { origin: string; vehicle: string | undefined; idsMax: number },
  words: Words,
): string {
  const listed = products.slice(0, ENQUIRY_LINES_MAX);
  const rest = products.length - listed.length;
  return [
    words.intro,
    ...listed.map(({ id, name }, i) =>
      words.line(i + 1, name ?? words.unnamed(id), id, `${origin}/proizvod/${id}`),
    ),
    ...(rest > 0 ? [words.rest(rest, shareAddress(origin, products, idsMax))] : []),
    ...(vehicle ? [words.vehicle(vehicle)] : []),
  ].join('\n');
}
