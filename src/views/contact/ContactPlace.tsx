import { ContactForm, type RefusedContact } from './ContactForm.tsx';

/** The form where islands/contact finds it, with all that it needs to take it over. */
export const ContactPlace = ({ refused }: { refused?: RefusedContact }) => (
  <div data-island="contact" data-island-now="" data-refused={refused && JSON.stringify(refused)}>
    <ContactForm {...refused} />
  </div>
);
