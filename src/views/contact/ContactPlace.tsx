import { ContactForm, type RefusedContact } from './ContactForm.tsx';

/** The form in the element that islands/contact takes over, with the data for that. */
export const ContactPlace = ({ refused }: { refused?: RefusedContact }) => (
  <div data-island="contact" data-island-now="" data-refused={refused && JSON.stringify(refused)}>
    <ContactForm {...refused} />
  </div>
);
