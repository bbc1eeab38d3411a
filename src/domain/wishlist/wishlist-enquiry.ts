import { CONTACT_MESSAGE_MAX } from '../limits/visitors.ts';
import { sharedListQuery } from './shared-list.ts';
import type { WishedProduct } from './wished-product.ts';

/** As many lines as fit into an address that every messenger and mail program accepts. */
const ENQUIRY_LINES_MAX = 15;

type Words = {
  intro: string;
  line: (position: number, name: string, id: number | string, address: string) => string;
  /** A part that is sold. */
  similar: (position: number, name: string, id: number | string, address: string) => string;
  rest: (count: number, address: string) => string;
  unnamed: (id: number | string) => string;
};

/**
 * The whole list as one message: names, numbers, addresses and the visitor's vehicle (`own`); a long list ends with its
 * own address. Names fewer products when the contact form could not accept them all.
 */
export function wishlistEnquiry(
  products: readonly WishedProduct[],
  { origin, own }: { origin: string; own: readonly string[] },
  words: Words,
): string {
  const whole = `${origin}/wishlist?${sharedListQuery(products).query}`;
  const message = (named: number) =>
    [
      words.intro,
      ...products
        .slice(0, named)
        .map(({ id, name, availability }, i) =>
          (availability === 'sold' ? words.similar : words.line)(
            i + 1,
            name ?? words.unnamed(id),
            id,
            `${origin}/proizvod/${id}`,
          ),
        ),
      ...(products.length > named ? [words.rest(products.length - named, whole)] : []),
      ...own,
    ].join('\n');
  let named = Math.min(ENQUIRY_LINES_MAX, products.length);
  while (named > 1 && message(named).length > CONTACT_MESSAGE_MAX) named -= 1;
  return message(named);
}
