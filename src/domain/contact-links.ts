import { shop } from './shop.ts';

export type ContactKind = 'phone' | 'whatsapp' | 'viber' | 'email' | 'form';
export type ContactLink = { href: string; kind: ContactKind };

/** A message to the shop; `form` is the address of the contact form that writes the same. */
export type Enquiry = { subject: string; body: string; form: string };

/** The fixed order of contact actions everywhere (WCAG 3.2.6); those that the shop does not have are left out. */
export function contactLinks({ subject, body, form }: Enquiry): ContactLink[] {
  const [title, text] = [encodeURIComponent(subject), encodeURIComponent(body)];
  const links: { kind: ContactKind; href: string | null }[] = [
    { kind: 'phone', href: `tel:${shop.phone}` },
    { kind: 'whatsapp', href: shop.whatsapp && `https://wa.me/${shop.whatsapp}?text=${text}` },
    // Viber links cannot contain both a number and a text; the script copies the text first.
    { kind: 'viber', href: shop.viber && `viber://chat?number=${encodeURIComponent(shop.viber)}` },
    { kind: 'email', href: `mailto:${shop.email}?subject=${title}&body=${text}` },
    { kind: 'form', href: form },
  ];
  return links.flatMap(({ kind, href }) => (href === null ? [] : [{ kind, href }]));
}
