import { type RefObject, useEffect, useRef, useState } from 'react';
import { CONTACT_FIELDS } from '#src/domain/contact/contact.ts';
import { type FilledIn, restoredValues } from '#src/domain/contact/kept-contact-form.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { readKeptContactForm } from '#src/stores/contact.ts';
import { CHASSIS_ID } from '#src/views/contact/ChassisNumber.tsx';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { controlOf, fillEmpty, putFirst } from './form-values.ts';
import { askedIn, enquiryOf } from './prefill.ts';

function readArrival() {
  const query = new URLSearchParams(location.search);
  const asked = askedIn(query);
  const stored = readKeptContactForm();
  const isContinued = asked === '' || stored.filled?.asked === asked;
  const filled: FilledIn | undefined = isContinued ? stored.filled : { asked };
  return { query, asked, kept: restoredValues(stored, asked), filled };
}

/** Fills in the form on takeover: the kept text, and what the address asks for. */
export function useArrival(form: RefObject<HTMLFormElement | null>) {
  const [{ query, asked, kept, filled: first }] = useState(readArrival);
  const [product, setProduct] = useState<ProductDetail>();
  const filled = useRef(first);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    fillEmpty(element, kept);
    enquiryOf(query).then(
      ({ product: found, predmet, poruka }) => {
        if (predmet === undefined || poruka === undefined) return;
        // A kept message of the same enquiry has it already, unless the visitor has deleted it.
        if (!filled.current?.texts) {
          fillEmpty(element, { predmet });
          putFirst(element, 'poruka', poruka);
          filled.current = { asked, texts: { predmet, poruka } };
        }
        // The server reads the product from the text: the card must not name another one.
        const isNamed = controlOf(element, 'poruka')?.value.includes(`/proizvod/${found?.id}`);
        if (found && isNamed) setProduct(found);
      },
      // The visitor can still write the enquiry by hand.
      console.warn,
    );
    if (query.has('proizvod') && location.hash === '') element.scrollIntoView();
    const chassis = document.getElementById(CHASSIS_ID);
    const box = chassis?.closest('details');
    if (!chassis || !box || !query.has('vin')) return;
    box.open = true;
    chassis.focus({ preventScroll: true });
    box.scrollIntoView({ block: 'center' });
  }, [form, kept, query, asked]);
  return { product, filled, isRestored: isHydrated && CONTACT_FIELDS.some((field) => kept[field]) };
}
