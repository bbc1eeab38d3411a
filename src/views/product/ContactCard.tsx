import { shop } from '#src/domain/shop.ts';
import { productText as text } from '#src/strings/product.ts';
import { Icon } from '../ui/Icon.tsx';
import { mailPath, phonePath, viberPath, whatsappPath } from '../ui/icons.ts';
import type { ContactLink } from './contact-links.ts';

const ACTIONS = {
  phone: { icon: phonePath, name: text['actions.call'] },
  whatsapp: { icon: whatsappPath, name: text['actions.whatsapp'] },
  viber: { icon: viberPath, name: text['actions.viber'] },
  email: { icon: mailPath, name: text['actions.email'] },
} as const;

const isMessenger = ({ kind }: ContactLink) => kind === 'whatsapp' || kind === 'viber';

export function ContactCard({ links }: { links: readonly ContactLink[] }) {
  const [monday] = shop.openingHours;
  return (
    <section className="cc on-dark" aria-labelledby="narucite">
      <h2 id="narucite" className="label">
        {text['contact.heading']}
      </h2>
      <a className="cc__n num" href={`tel:${shop.phone}`}>
        {shop.phoneShown}
      </a>
      <p className="cc__o" data-open-now="">
        <span data-open-now-text="" />{' '}
        {monday && (
          <>
            {text['contact.hours']}{' '}
            <span className="whitespace-nowrap num">
              {text['contact.hoursValue'](monday.opens, monday.closes)}
            </span>
          </>
        )}
      </p>
      <div className={links.filter(isMessenger).length === 2 ? 'cc__b cc__b--two' : 'cc__b'}>
        {links.map(({ kind, href }) => (
          <a
            key={kind}
            href={href}
            className={kind === 'phone' ? 'act act--pri' : 'act'}
            data-contact={kind}
            rel={kind === 'whatsapp' ? 'noopener' : undefined}
          >
            <Icon path={ACTIONS[kind].icon} />
            {ACTIONS[kind].name}
          </a>
        ))}
      </div>
    </section>
  );
}
