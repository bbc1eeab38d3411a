import { CONTACT_PARTS, type ContactPart, type ContactValues } from '#src/domain/contact/contact.ts';
import { whatsappLink } from '#src/domain/contact/contact-links.ts';
import { mailtoLink } from '#src/domain/contact/mailto-link.ts';
import { shop } from '#src/domain/shop/shop.ts';
import { contactText as text } from '#src/strings/contact.ts';
import { Button } from '../ui/Button.tsx';
import { mailPath, whatsappPath } from '../ui/icons.ts';
import { FormProblem } from './FormProblem.tsx';

export type ContactFaults = Partial<Record<ContactPart, string>>;

type Props = {
  problem?: string | undefined;
  faults: ContactFaults;
  /** The text that could not be sent, to be sent by WhatsApp or e-mail. */
  elsewhere?: ContactValues | undefined;
  hasPictures: boolean;
};

/** The errors, and other ways to send a text that could not be sent. */
export const ContactProblem = ({ problem, faults, elsewhere, hasPictures }: Props) => (
  <FormProblem
    problem={problem}
    faults={CONTACT_PARTS.flatMap((field) => (faults[field] ? [[field, faults[field]] as const] : []))}
  >
    {elsewhere && <Elsewhere values={elsewhere} hasPictures={hasPictures} />}
  </FormProblem>
);

/** Links that send the same text by WhatsApp or e-mail. */
function Elsewhere({ values, hasPictures }: { values: ContactValues; hasPictures: boolean }) {
  const { ime, prezime, predmet, poruka } = values;
  const body = `${poruka}\n\n${ime} ${prezime}`.trim();
  const whatsapp = whatsappLink(`${predmet}\n${body}`);
  return (
    <div className="mt-3 text-ink">
      <p className="text-sm">
        {text['elsewhere.heading']} {hasPictures && text['pictures.elsewhere']}
      </p>
      <div className="mt-3 grid gap-2 sm:flex sm:flex-wrap">
        {whatsapp && (
          <Button href={whatsapp} rel="noopener" variant="line" icon={whatsappPath}>
            {text['elsewhere.whatsapp']}
          </Button>
        )}
        <Button href={mailtoLink(shop().email, predmet, body)} variant="line" icon={mailPath}>
          {text['elsewhere.email']}
        </Button>
      </div>
    </div>
  );
}
