import { Fragment } from 'react';
import { shownPhone } from '#src/domain/contact/contact.ts';
import { contactLinks, type Enquiry, phoneLink } from '#src/domain/contact/contact-links.ts';
import { shop } from '#src/domain/shop/shop.ts';
import { workdayHours } from '#src/strings/opening-hours.ts';
import { productText as text } from '#src/strings/product.ts';
import { ContactActions } from '../contact/ContactActions.tsx';
import { ENQUIRY_ISLAND } from '../contact/enquiry-island.ts';

export function ContactCard({ enquiry, isSold }: { enquiry: Enquiry; isSold: boolean }) {
  const hours = workdayHours(shop().openingHours);
  return (
    <section className="cc on-dark" aria-labelledby="narucite" {...ENQUIRY_ISLAND}>
      <h2 id="narucite" className="label">
        {text[isSold ? 'contact.soldHeading' : 'contact.heading']}
      </h2>
      <a className="cc__n num" href={phoneLink()}>
        {shownPhone(shop().phone)}
      </a>
      <p className="cc__o" data-open-now="">
        <span data-open-now-text="" />{' '}
        {hours.map(([days, times], i) => (
          <Fragment key={days}>
            {i > 0 && ', '}
            {days} <span className="whitespace-nowrap num">{times}</span>
          </Fragment>
        ))}
      </p>
      <div className={shop().whatsapp && shop().viber ? 'cc__b cc__b--two' : 'cc__b'}>
        <ContactActions links={contactLinks(enquiry)} />
      </div>
    </section>
  );
}
