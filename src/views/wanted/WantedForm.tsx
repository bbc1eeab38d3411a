import {
  CONTACT_NAME_MAX,
  CONTACT_NAME_MIN,
  WANTED_TEXT_MAX,
  WANTED_TEXT_MIN,
} from '#src/domain/limits/visitors.ts';
import { WANTED_FIELDS, type WantedField, type WantedValues } from '#src/domain/contact/wanted-part.ts';
import { staticText } from '#src/strings/static-pages.ts';
import { wantedText as text } from '#src/strings/wanted-part.ts';
import { EmailField, PhoneField } from '../contact/ReachFields.tsx';
import { FormField } from '../contact/FormField.tsx';
import { checkedForm, FormProblem } from '../contact/FormProblem.tsx';
import { SentNote } from '../contact/SentNote.tsx';
import { TrapField } from '../contact/TrapField.tsx';
import { Button } from '../ui/Button.tsx';
import { FieldNote, noteId } from '../ui/Field.tsx';

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
      {...TEXT}
      defaultValue={values.dio}
      error={faults.dio}
    />
    <FormField
      id="vozilo"
      label={text.vehicle}
      help={text['vehicle.help']}
      {...TEXT}
      defaultValue={values.vozilo}
      error={faults.vozilo}
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
      error={faults.ime}
    />
    <PhoneField
      label={text.phone}
      help={text['phone.help']}
      defaultValue={values.telefon}
      error={faults.telefon}
    />
    <EmailField label={text.email} defaultValue={values.email} error={faults.email} />
    <TrapField />
    <Consent error={faults.pristanak} isGiven={Boolean(values.pristanak)} />
    <Button type="submit" className="sm:min-w-48 sm:justify-self-start">
      {text.submit}
    </Button>
  </form>
);

const Consent = ({ error, isGiven }: { error: string | undefined; isGiven: boolean }) => (
  <div className="sm:col-span-2">
    <label htmlFor="pristanak" className="flex min-h-target items-start gap-3 text-ui">
      <input
        id="pristanak"
        name="pristanak"
        type="checkbox"
        value="da"
        required
        defaultChecked={isGiven}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId('pristanak')}
        className="mt-0.5 size-5 flex-none accent-ink"
      />
      {text.consent} *
    </label>
    <FieldNote
      id="pristanak"
      error={error}
      help={
        <>
          {text['consent.after']}{' '}
          <a href="/politika-privatnosti" className="link-in">
            {staticText['contact.privacy.link']}
          </a>
          .
        </>
      }
    />
  </div>
);
