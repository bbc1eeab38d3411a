import type { ComponentProps } from 'react';
import { CONTACT_PICTURES, type ContactValues } from '#src/domain/contact/contact.ts';
import {
  CONTACT_MESSAGE_MIN,
  CONTACT_NAME_MAX,
  CONTACT_NAME_MIN,
  CONTACT_SUBJECT_MAX,
} from '#src/domain/limits/visitors.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { contactText } from '#src/strings/contact.ts';
import { staticText as text } from '#src/strings/static-pages.ts';
import { Button } from '../ui/Button.tsx';
import { ChassisNumber } from './ChassisNumber.tsx';
import { type ContactFaults, ContactProblem } from './ContactProblem.tsx';
import { EnquiredProduct } from './EnquiredProduct.tsx';
import { EnquiryPictures, type PicturesProps } from './EnquiryPictures.tsx';
import { checkedForm } from './FormProblem.tsx';
import { EmailField, PhoneField } from './ReachFields.tsx';
import { FormField } from './FormField.tsx';
import { SentNote } from './SentNote.tsx';
import { TrapField } from './TrapField.tsx';

/** An enquiry that was refused, with its values for another attempt. */
export type RefusedContact = {
  values: Partial<ContactValues>;
  problem: string;
  faults: ContactFaults;
};

type Props = Partial<RefusedContact> & {
  state?: 'open' | 'sending' | 'sent';
  /** The fields contain text that was typed earlier and not sent. */
  restored?: boolean;
  elsewhere?: ContactValues | undefined;
  /** The chassis number as typed so far. */
  chassis?: string;
  /** The product that the enquiry is about. */
  product?: ProductDetail | undefined;
  photographs?: PicturesProps;
  /** Form props of the script that has taken the form over. */
  form?: ComponentProps<'form'>;
};

/** Field names are those of the call /api/contact. Without a script the browser sends the form itself. */
export function ContactForm({
  values = {},
  problem,
  faults = {},
  state = 'open',
  restored = false,
  elsewhere,
  chassis = '',
  product,
  photographs = {},
  form,
}: Props) {
  return (
    <form {...checkedForm('/api/contact')} {...form} className="grid gap-5 sm:grid-cols-2">
      <SentNote isSent={state === 'sent'}>{contactText.sent}</SentNote>
      <ContactProblem
        problem={problem}
        faults={faults}
        elsewhere={elsewhere}
        hasPictures={Boolean(photographs.pictures?.length)}
      />
      <div className="empty:hidden sm:col-span-2 [[data-asks]_&]:block [[data-asks]_&]:min-h-30">
        {product && <EnquiredProduct product={product} />}
      </div>
      <p className="text-sm text-ink-2 sm:col-span-2">
        {text['contact.required']} <span role="status">{restored && contactText['kept.restored']}</span>
      </p>
      <Fields values={values} faults={faults} />
      <EnquiryPictures {...photographs} fault={photographs.fault ?? faults[CONTACT_PICTURES]} />
      <ChassisNumber typed={chassis} />
      <TrapField />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" className="w-full sm:w-fit sm:min-w-48" disabled={state === 'sending'}>
          {state === 'sending' ? contactText.sending : text['contact.submit']}
        </Button>
        <p className="max-w-[44ch] text-sm text-ink-2">
          {text['contact.privacy.before']}{' '}
          <a href="/politika-privatnosti" className="link-in">
            {text['contact.privacy.link']}
          </a>
          .
        </p>
      </div>
    </form>
  );
}

const NAME = { minLength: CONTACT_NAME_MIN, maxLength: CONTACT_NAME_MAX, required: true };

/** Uncontrolled, so that text typed before the script had loaded is not lost. */
const Fields = ({ values, faults }: Pick<RefusedContact, 'values' | 'faults'>) => (
  <>
    <FormField
      id="ime"
      label={text['contact.firstName']}
      autoComplete="given-name"
      {...NAME}
      defaultValue={values.ime}
      error={faults.ime}
    />
    <FormField
      id="prezime"
      label={text['contact.lastName']}
      autoComplete="family-name"
      {...NAME}
      defaultValue={values.prezime}
      error={faults.prezime}
    />
    <EmailField label={text['contact.email']} required defaultValue={values.email} error={faults.email} />
    <PhoneField
      label={text['contact.phone']}
      help={text['contact.phone.help']}
      defaultValue={values.telefon}
      error={faults.telefon}
    />
    <FormField
      id="predmet"
      label={text['contact.subject']}
      autoComplete="off"
      maxLength={CONTACT_SUBJECT_MAX}
      required
      className="sm:col-span-2"
      defaultValue={values.predmet}
      error={faults.predmet}
    />
    <FormField
      id="poruka"
      label={text['contact.message']}
      rows={7}
      minLength={CONTACT_MESSAGE_MIN}
      // No maximum: the browser would cut a pasted text without a word; a message that is too long is refused with words.
      help={text['contact.message.help']}
      required
      className="sm:col-span-2"
      defaultValue={values.poruka}
      error={faults.poruka}
    />
  </>
);
