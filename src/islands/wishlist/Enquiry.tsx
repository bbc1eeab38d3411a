import { useStore } from '@nanostores/react';
import { contactLinks } from '#src/domain/contact/contact-links.ts';
import { sharedListQuery } from '#src/domain/wishlist/shared-list.ts';
import type { WishedProduct } from '#src/domain/wishlist/wished-product.ts';
import { wishlistEnquiry } from '#src/domain/wishlist/wishlist-enquiry.ts';
import { $garage } from '#src/stores/vehicles.ts';
import { listEnquiryWords, wishlistText as text } from '#src/strings/wishlist.ts';
import { ContactActions } from '#src/views/contact/ContactActions.tsx';
import { publishHeight } from '../bar-height.ts';
import { copyForViber } from '../enquiry/copy-for-viber.ts';
import { ownLines } from '../enquiry/own-lines.ts';

/** With up to this many products the contacts are shown without a tap. */
const SHORT_LIST = 2;

/**
 * The shop's order is an enquiry: the whole list as one message, with the contacts in their usual order. On a long list
 * it is a bar at the bottom of the screen, so that no card looks cut off; a short list it would cover.
 */
export function Enquiry({ products }: { products: readonly WishedProduct[] }) {
  const own = ownLines(useStore($garage));
  const body = wishlistEnquiry(products, { origin: location.origin, own }, listEnquiryWords);
  const links = contactLinks({
    subject: text['enquiry.subject'](products.length),
    body,
    form: `/kontakt?${sharedListQuery(products).query}#obrazac`,
  });
  const lead = text['enquiry.button'](products.length);
  const contacts = (
    <div className="mt-3 grid max-w-160 gap-2 sm:grid-cols-2" role="group" aria-label={text['enquiry.label']}>
      <p className="text-sm text-ink-2 sm:col-span-2">{text['enquiry.lead']}</p>
      <ContactActions links={links} callClass="sm:col-span-2" onViber={() => copyForViber(body)} />
    </div>
  );
  if (products.length <= SHORT_LIST)
    return (
      <section className="mt-10 max-w-160 rounded-2 border border-line bg-surface p-4" data-tools="">
        <h2 className="t-sm">{lead}</h2>
        {contacts}
      </section>
    );
  return (
    <details
      ref={publishHeight}
      data-bar=""
      className="sticky bottom-0 z-sticky -mx-gutter mt-10 border-t border-line bg-surface py-3 pr-20 pl-gutter lg:mx-0 lg:pl-4"
    >
      <summary className="act act--pri justify-center sm:w-fit">{lead}</summary>
      {contacts}
    </details>
  );
}
