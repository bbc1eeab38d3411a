import { mailtoLink } from './mailto-link.ts';
import { shop } from '../shop/shop.ts';

export type ContactKind = 'phone' | 'whatsapp' | 'viber' | 'email' | 'form';
export type ContactLink = { href: string; kind: ContactKind };

/** A message to the shop; `form` is the address of the contact form that writes the same. */
export type Enquiry = { subject: string; body: string; form: string };

export const phoneLink = (): string => `tel:${shop().phone}`;

/** Empty when the shop has no WhatsApp. */
export function whatsappLink(text?: string): string {
  const number = shop().whatsapp.replace('+', '');
  return number && `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

/** Empty without Viber. Its links cannot contain both a number and a text; the script copies the text first. */
export const viberLink = (): string =>
  shop().viber && `viber://chat?number=${encodeURIComponent(shop().viber)}`;

/** The fixed order of contact actions everywhere (WCAG 3.2.6); those that the shop does not have are left out. */
export function contactLinks({ subject, body, form }: Enquiry): ContactLink[] {
  const links: ContactLink[] = [
    { kind: 'phone', href: phoneLink() },
    { kind: 'whatsapp', href: whatsappLink(body) },
    { kind: 'viber', href: viberLink() },
    { kind: 'email', href: mailtoLink(shop().email, subject, body) },
    { kind: 'form', href: form },
  ];
  return links.filter(({ href }) => href !== '');
}
