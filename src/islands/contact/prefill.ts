import type { ProductDetail } from '#src/domain/product/product.ts';
import { cutText } from '#src/domain/text/cut-text.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_SUBJECT_MAX } from '#src/domain/limits/visitors.ts';
import { readSharedList } from '#src/domain/wishlist/shared-list.ts';
import { wishlistEnquiry } from '#src/domain/wishlist/wishlist-enquiry.ts';
import { loadProduct } from '#src/stores/product.ts';
import { $garage } from '#src/stores/vehicles.ts';
import { loadProducts } from '#src/stores/wished-products.ts';
import { contactText as text } from '#src/strings/contact.ts';
import { enquiryAbout } from '#src/strings/enquiry.ts';
import { listEnquiryWords, wishlistText } from '#src/strings/wishlist.ts';
import { ownLines } from '../enquiry/own-lines.ts';

type Enquiry = { predmet: string; poruka: string; product?: ProductDetail };

async function aboutOne(id: string): Promise<Enquiry> {
  const { product } = await loadProduct(id);
  const { subject, body } = enquiryAbout(product, location.origin);
  return {
    predmet: subject,
    poruka: [body, ...ownLines($garage.get()), ''].join('\n'),
    product,
  };
}

async function aboutList(ids: readonly string[]): Promise<Enquiry> {
  const products = await loadProducts(ids);
  const context = { origin: location.origin, own: ownLines($garage.get()) };
  return {
    predmet: wishlistText['enquiry.subject'](products.length),
    poruka: wishlistEnquiry(products, context, listEnquiryWords),
  };
}

const idsIn = (query: URLSearchParams): string[] =>
  (query.get('proizvod')?.split(',') ?? readSharedList(query) ?? []).filter((id) => id !== '');

/** What the enquiry of this address is about, to compare it with another one; empty for nothing. */
export const askedIn = (query: URLSearchParams): string =>
  idsIn(query).join(',') || (query.get('trazim') ?? '');

async function enquiryFor(query: URLSearchParams): Promise<Enquiry | undefined> {
  const [first, ...others] = idsIn(query);
  if (first !== undefined) return others.length > 0 ? aboutList([first, ...others]) : aboutOne(first);
  const wanted = query.get('trazim');
  if (!wanted) return undefined;
  return { predmet: text['prefill.wanted'](wanted), poruka: text['prefill.wantedMessage'](wanted) };
}

/**
 * `/kontakt?proizvod=12`, `=12,44`, or a shared list: subject and message name the products.
 * `/kontakt?trazim=far golf`: the text of a search that found nothing.
 */
export async function enquiryOf(query: URLSearchParams): Promise<Partial<Enquiry>> {
  const enquiry = await enquiryFor(query);
  if (!enquiry) return {};
  return {
    ...enquiry,
    predmet: cutText(enquiry.predmet, CONTACT_SUBJECT_MAX),
    poruka: cutText(enquiry.poruka, CONTACT_MESSAGE_MAX),
  };
}
