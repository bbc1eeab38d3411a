import { type RefObject, useEffect, useState } from 'react';
import { CONTACT_FIELDS } from '#src/domain/contact.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { readContactDraft } from '#src/stores/contact.ts';
import { CHASSIS_ID } from '#src/views/contact/ChassisNumber.tsx';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { fillEmpty } from './form-values.ts';
import { enquiryOf } from './prefill.ts';

/** Fills in the form on takeover: the kept text, and what the address asks for. */
export function useArrival(form: RefObject<HTMLFormElement | null>) {
  const [kept] = useState(readContactDraft);
  const [product, setProduct] = useState<ProductDetail>();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    fillEmpty(element, kept);
    const query = new URLSearchParams(location.search);
    enquiryOf(query).then(
      ({ product: asked, ...values }) => {
        fillEmpty(element, values);
        setProduct(asked);
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
  }, [form, kept]);
  return { product, isRestored: isHydrated && CONTACT_FIELDS.some((field) => kept[field]) };
}
