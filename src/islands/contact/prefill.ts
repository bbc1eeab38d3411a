import { CONTACT_MESSAGE_MAX, CONTACT_SUBJECT_MAX } from '#src/domain/limits.ts';
import { readSharedList } from '#src/domain/shared-list.ts';
import { wishlistEnquiry } from '#src/domain/wishlist-enquiry.ts';
import { loadProduct } from '#src/stores/product.ts';
import { loadProducts } from '#src/stores/wished-products.ts';
import { contactText as text } from '#src/strings/contact.ts';
import { listEnquiryWords, wishlistText } from '#src/strings/wishlist.ts';
import type { FormView } from './form-view.ts';

type Draft = { predmet: string; poruka: string };

async function aboutOne(id: string): Promise<Draft> {
  const { name, id: number } = (await loadProduct(id)).product;
  return {
    predmet: text['prefill.subject'](name, number),
    poruka: text['prefill.message'](name, number),
  };
}

async function aboutList(ids: readonly string[]): Promise<Draft> {
  const products = await loadProducts(ids);
  const context = { origin: location.origin, vehicle: undefined };
  return {
    predmet: wishlistText['enquiry.subject'](products.length),
    poruka: wishlistEnquiry(products, context, listEnquiryWords),
  };
}

/** Subject and message, unless something is written there. */
function fill(view: FormView, draft: Draft): void {
  const { predmet, poruka } = view.values();
  view.set({
    ...(!predmet.trim() && { predmet: draft.predmet.slice(0, CONTACT_SUBJECT_MAX) }),
    ...(!poruka.trim() && { poruka: draft.poruka.slice(0, CONTACT_MESSAGE_MAX) }),
  });
}

/** `/kontakt?proizvod=12`, `=12,44`, or a list as it is shared: subject and message name the products. */
export async function prefill(view: FormView, query: URLSearchParams): Promise<void> {
  const ids = query.get('proizvod')?.split(',') ?? readSharedList(query) ?? [];
  const named = ids.filter((id) => id !== '');
  const [first] = named;
  if (first) fill(view, named.length > 1 ? await aboutList(named) : await aboutOne(first));
}

/** `/kontakt?trazim=far golf`: a search that found nothing, for a person to go on with. */
export const prefillWanted = (view: FormView, wanted: string): void =>
  fill(view, { predmet: text['prefill.wanted'](wanted), poruka: text['prefill.wantedMessage'](wanted) });
