import {
  CONTACT_NAME_MAX,
  CONTACT_NAME_MIN,
  WANTED_TEXT_MAX,
  WANTED_TEXT_MIN,
} from '#src/domain/limits/visitors.ts';
import { WANTED_FIELDS, type WantedField, type WantedValues } from '#src/domain/wanted-part.ts';
import { staticText } from '#src/strings/static-pages.ts';
import { wantedText as text } from '#src/strings/wanted-part.ts';
import { EmailField, PhoneField } from '../contact/ReachFields.tsx';
import { FieldNote, FormField } from '../contact/FormField.tsx';
import { checkedForm, FormProblem } from '../contact/FormProblem.tsx';
import { SentNote } from '../contact/SentNote.tsx';
import { TrapField } from '../contact/TrapField.tsx';
import { Button } from '../ui/Button.tsx';

type Props = {
  values?: Partial<WantedValues>;
  problem?: string;
  faults?: Partial<Record<WantedField, string>>;
};

const TEXT = {
  minLength: WANTED_TEXT_MIN,
  maxLength: WANTED_TEXT_MAX,
  required: true,
  className: 'sm:col-span-2',
};

/** Sent by the browser itself, with or without scripts. */
export const WantedForm = ({ values = {}, problem, faults = {} }: Props) => (
  <form {...checkedForm('/api/wanted-parts')} data-wanted="" className="grid gap-5 sm:grid-cols-2">
    <SentNote>{text.sent}</SentNote>
    <FormProblem
      problem={problem}
      faults={WANTED_FIELDS.flatMap((field) => (faults[field] ? [[field, faults[field]] as const] : []))}
    />
    <p className="text-sm text-ink-2 sm:col-span-2">{staticText['contact.required']}</p>
    <FormField
      id="dio"
      label={text.part}
      help={text['part.help']}
      autoComplete="off"
      {...TEXT}
      defaultValue={values.dio}
      fault={faults.dio}
    />
    <FormField
      id="vozilo"
      label={text.vehicle}
      help={text['vehicle.help']}
      autoComplete="off"
      {...TEXT}
      defaultValue={values.vozilo}
      fault={faults.vozilo}
    />
    <FormField
      id="ime"
      label={text.name}
      autoComplete="given-name"
      minLength={CONTACT_NAME_MIN}
      maxLength={CONTACT_NAME_MAX}
      required
      className="sm:col-span-2"
      defaultValue={values.ime}
      fault={faults.ime}
    />
    <PhoneField
      label={text.phone}
      help={text['phone.help']}
      defaultValue={values.telefon}
      fault={faults.telefon}
    />
    <EmailField label={text.email} defaultValue={values.email} fault={faults.email} />
    <TrapField />
    <Consent fault={faults.pristanak} isGiven={Boolean(values.pristanak)} />
    <Button type="submit" className="min-w-48 sm:justify-self-start">
      {text.submit}
    </Button>
  </form>
);

const CONSENT_NOTE = 'pristanak-opis';

const Consent = ({ fault, isGiven }: { fault: string | undefined; isGiven: boolean }) => (
  <div className="sm:col-span-2">
    <label htmlFor="pristanak" className="flex min-h-target items-start gap-3 text-ui">
      <input
        id="pristanak"
        name="pristanak"
        type="checkbox"
        value="da"
        required
        defaultChecked={isGiven}
        aria-invalid={fault ? true : undefined}
        aria-describedby={CONSENT_NOTE}
        className="mt-0.5 size-5 flex-none accent-ink"
      />
      {text.consent} *
    </label>
    <FieldNote id={CONSENT_NOTE} fault={fault}>
      {text['consent.after']}{' '}
      <a href="/politika-privatnosti" className="link-in">
        {staticText['contact.privacy.link']}
      </a>
      .
    </FieldNote>
  </div>
);
