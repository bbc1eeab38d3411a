import { hydrateRoot } from 'react-dom/client';
import { takeShopOfPage } from '#src/stores/shop-of-page.ts';
import type { RefusedContact } from '#src/views/contact/ContactForm.tsx';
import { Contact } from './Contact.tsx';
import { readValues } from './form-values.ts';

/** Takes over the prerendered form together with what was typed into it. */
export function mount(element: HTMLElement): void {
  const form = element.querySelector('form');
  if (!form) return;
  takeShopOfPage();
  const { refused } = element.dataset;
  hydrateRoot(
    element,
    <Contact
      refused={refused === undefined ? undefined : (JSON.parse(refused) as RefusedContact)}
      typed={readValues(form)}
    />,
  );
}
