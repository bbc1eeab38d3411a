import { contactLinks, type ContactLink, type Enquiry } from '#src/domain/contact/contact-links.ts';
import { enquiryText } from '#src/strings/enquiry.ts';
import { productText as text } from '#src/strings/product.ts';
import { ENQUIRY_ISLAND } from '../contact/enquiry-island.ts';
import { Icon } from '../ui/Icon.tsx';
import { phonePath, viberPath, whatsappPath } from '../ui/icons.ts';

/** Keeps the main contact actions within reach on phones; the page reserves room for the bar. */
export function CallBar({ enquiry }: { enquiry: Enquiry }) {
  const links = contactLinks(enquiry);
  const hrefOf = (kind: ContactLink['kind']) => links.find((link) => link.kind === kind)?.href;
  const [whatsapp, viber] = [hrefOf('whatsapp'), hrefOf('viber')];
  return (
    <nav className="callbar" aria-label={text['actions.label']} {...ENQUIRY_ISLAND}>
      <a className="act act--pri" href={hrefOf('phone')} data-contact="phone">
        <Icon path={phonePath} />
        {text['actions.callShort']}
      </a>
      {whatsapp && (
        <a className="act" href={whatsapp} data-contact="whatsapp" rel="noopener">
          <Icon path={whatsappPath} />
          {enquiryText['action.whatsapp']}
        </a>
      )}
      {viber && (
        <a className="act" href={viber} data-contact="viber" aria-label={enquiryText['action.viber']}>
          <Icon path={viberPath} />
        </a>
      )}
    </nav>
  );
}
