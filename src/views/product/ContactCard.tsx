import { contactLinks, type Enquiry } from '#src/domain/contact-links.ts';
import { shop } from '#src/domain/shop.ts';
import { productText as text } from '#src/strings/product.ts';
import { ContactActions } from '../contact/ContactActions.tsx';
import { ENQUIRY_ISLAND } from '../contact/enquiry-island.ts';

export function ContactCard({ enquiry }: { enquiry: Enquiry }) {
  const [monday] = shop.openingHours;
  return (
    <section className="cc on-dark" aria-labelledby="narucite" {...ENQUIRY_ISLAND}>
      <h2 id="narucite" className="label">
        {text['contact.heading']}
      </h2>
      <a className="cc__n num" href={`tel:${shop.phone}`}>
        {shop.phoneShown}
      </a>
      <p className="cc__o" data-open-now="">
        <span data-open-now-text="" />{' '}
        {monday && (
          <>
            {text['contact.hours']}{' '}
            <span className="whitespace-nowrap num">
              {text['contact.hoursValue'](monday.opens, monday.closes)}
            </span>
          </>
        )}
      </p>
      <div className={shop.whatsapp && shop.viber ? 'cc__b cc__b--two' : 'cc__b'}>
        <ContactActions links={contactLinks(enquiry)} />
      </div>
    </section>
  );
}
