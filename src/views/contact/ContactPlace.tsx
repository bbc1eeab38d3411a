import { CONTACT_FORM_KEY } from '#src/domain/contact/contact.ts';
import { ContactForm, type RefusedContact } from './ContactForm.tsx';

/** The form in the element that islands/contact takes over, with the data that it needs. */
export const ContactPlace = ({ refused }: { refused?: RefusedContact }) => (
  <div
    data-island="contact"
    data-island-kept={CONTACT_FORM_KEY}
    data-refused={refused && JSON.stringify(refused)}
    translate="no"
  >
    <ContactForm {...refused} />
  </div>
);
