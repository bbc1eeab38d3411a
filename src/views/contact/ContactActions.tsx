import type { ContactKind, ContactLink } from '#src/domain/contact/contact-links.ts';
import { enquiryText as text } from '#src/strings/enquiry.ts';
import { Icon } from '../ui/Icon.tsx';
import { WholeWords } from '../ui/WholeWords.tsx';
import { editPath, mailPath, phonePath, viberPath, whatsappPath } from '../ui/icons.ts';

const ICONS: Record<ContactKind, string> = {
  phone: phonePath,
  whatsapp: whatsappPath,
  viber: viberPath,
  email: mailPath,
  form: editPath,
};

type Props = {
  links: readonly ContactLink[];
  /** For a grid in which calling takes a row of its own. */
  callClass?: string;
  onViber?: () => void;
};

/** The ways to send an enquiry; calling stands out. */
export const ContactActions = ({ links, callClass = '', onViber }: Props) =>
  links.map(({ kind, href }) => (
    <a
      key={kind}
      href={href}
      className={kind === 'phone' ? `act act--pri ${callClass}` : 'act'}
      data-contact={kind}
      onClick={kind === 'viber' ? onViber : undefined}
      rel={kind === 'whatsapp' ? 'noopener' : undefined}
    >
      <Icon path={ICONS[kind]} />
      <span>
        <WholeWords text={text[`action.${kind}`]} />
      </span>
    </a>
  ));
