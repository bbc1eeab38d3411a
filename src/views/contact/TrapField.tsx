import { CONTACT_TRAP } from '#src/domain/contact/contact.ts';
import { contactText } from '#src/strings/contact.ts';

/** A honeypot: people do not see it, only bots fill it in. */
export const TrapField = () => (
  <div className="absolute left-[-100vw] size-px overflow-hidden" aria-hidden="true">
    <label htmlFor={CONTACT_TRAP}>{contactText['trap.label']}</label>
    <input id={CONTACT_TRAP} name={CONTACT_TRAP} tabIndex={-1} autoComplete="off" />
  </div>
);
