import { shop } from '#src/domain/shop.ts';
import { productText as text } from '#src/strings/product.ts';

export type ContactLink = { href: string; kind: 'phone' | 'whatsapp' | 'viber' | 'email' };

/** The fixed order of contact actions everywhere (WCAG 3.2.6): call, WhatsApp, Viber, e-mail. Unset ones are left out. */
export function contactLinks(product: { id: number | string; name: string }, address: string): ContactLink[] {
  const body = encodeURIComponent(text['enquiry.text'](product.name, product.id, address));
  const subject = encodeURIComponent(text['enquiry.subject'](product.name, product.id));
  return [
    { kind: 'phone', href: `tel:${shop.phone}` },
    ...(shop.whatsapp
      ? [{ kind: 'whatsapp' as const, href: `https://wa.me/${shop.whatsapp}?text=${body}` }]
      : []),
    // Viber links cannot contain both a number and a text; the script copies the text first.
    ...(shop.viber
      ? [{ kind: 'viber' as const, href: `viber://chat?number=${encodeURIComponent(shop.viber)}` }]
      : []),
    { kind: 'email', href: `mailto:${shop.email}?subject=${subject}&body=${body}` },
  ];
}
