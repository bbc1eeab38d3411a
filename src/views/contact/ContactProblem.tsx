import { CONTACT_FIELDS, type ContactField, type ContactValues } from '#src/domain/contact.ts';
import { shop } from '#src/domain/shop.ts';
import { contactText as text } from '#src/strings/contact.ts';
import { Button } from '../ui/Button.tsx';
import { mailPath, whatsappPath } from '../ui/icons.ts';

export type ContactFaults = Partial<Record<ContactField, string>>;

type Props = {
  problem?: string | undefined;
  faults: ContactFaults;
  /** The text that could not be sent, to be sent by WhatsApp or e-mail. */
  elsewhere?: ContactValues | undefined;
};

export const PROBLEM_ID = 'nije-poslano';

/** The errors, with a link to each field, and other ways to send a text that could not be sent. */
export const ContactProblem = ({ problem, faults, elsewhere }: Props) => (
  <div
    id={PROBLEM_ID}
    tabIndex={-1}
    role="alert"
    hidden={problem === undefined}
    className="rounded-2 bg-error-bg p-4 text-error sm:col-span-2"
  >
    <p className="font-semibold text-pretty">{problem}</p>
    <ul className="mt-1">
      {CONTACT_FIELDS.filter((field) => faults[field]).map((field) => (
        <li key={field}>
          <a href={`#${field}`} className="inline-flex min-h-target items-center link-in">
            {faults[field]}
          </a>
        </li>
      ))}
    </ul>
    {elsewhere && <Elsewhere values={elsewhere} />}
  </div>
);

/** Links that send the same text by WhatsApp or e-mail. */
function Elsewhere({ values: { ime, prezime, predmet, poruka } }: { values: ContactValues }) {
  const body = `${poruka}\n\n${ime} ${prezime}`.trim();
  const mail = `subject=${encodeURIComponent(predmet)}&body=${encodeURIComponent(body)}`;
  return (
    <div className="mt-3 text-ink">
      <p className="text-sm">{text['elsewhere.heading']}</p>
      <div className="mt-3 grid gap-2 sm:flex sm:flex-wrap">
        {shop.whatsapp && (
          <Button
            href={`https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(`${predmet}\n${body}`)}`}
            rel="noopener"
            variant="line"
            icon={whatsappPath}
          >
            {text['elsewhere.whatsapp']}
          </Button>
        )}
        <Button href={`mailto:${shop.email}?${mail}`} variant="line" icon={mailPath}>
          {text['elsewhere.email']}
        </Button>
      </div>
    </div>
  );
}
