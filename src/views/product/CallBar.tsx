import { productText as text } from '#src/strings/product.ts';
import { Icon } from '../ui/Icon.tsx';
import { phonePath, viberPath, whatsappPath } from '../ui/icons.ts';
import type { ContactLink } from './contact-links.ts';

/** Keeps the first contact actions in reach on phones; the page reserves room for the bar. */
export function CallBar({ links }: { links: readonly ContactLink[] }) {
  const hrefOf = (kind: ContactLink['kind']) => links.find((link) => link.kind === kind)?.href;
  const [whatsapp, viber] = [hrefOf('whatsapp'), hrefOf('viber')];
  return (
    <nav className="callbar" aria-label={text['actions.label']}>
      <a className="act act--pri" href={hrefOf('phone')} data-contact="phone">
        <Icon path={phonePath} />
        {text['actions.callShort']}
      </a>
      {whatsapp && (
        <a className="act" href={whatsapp} data-contact="whatsapp" rel="noopener">
          <Icon path={whatsappPath} />
          {text['actions.whatsapp']}
        </a>
      )}
      {viber && (
        <a className="act" href={viber} data-contact="viber" aria-label={text['actions.viber']}>
          <Icon path={viberPath} />
        </a>
      )}
    </nav>
  );
}
