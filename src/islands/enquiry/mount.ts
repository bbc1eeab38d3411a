import { type ContactKind, contactLinks } from '#src/domain/contact/contact-links.ts';
import { takeShopOfPage } from '#src/stores/shop-of-page.ts';
import { $garage } from '#src/stores/vehicles.ts';
import { copyForViber } from './copy-for-viber.ts';
import { ownLines } from './own-lines.ts';

/** Not the call: after hours the page script makes it a link to the form. */
const WITH_MESSAGE: ReadonlySet<ContactKind> = new Set(['whatsapp', 'email']);

/** The page's message, before the visitor's own car is added: the e-mail link has all of it. */
const prepared = new URL(
  document.querySelector<HTMLAnchorElement>("a[data-contact='email']")?.href ?? 'mailto:',
).searchParams;

/** Adds the visitor's own car to the prepared messages of a product page. */
export function mount(element: HTMLElement): void {
  takeShopOfPage();
  const subject = prepared.get('subject') ?? '';
  const body = (prepared.get('body') ?? '').replaceAll('\r\n', '\n');
  const message = () => [body, ...ownLines($garage.get())].join('\n');
  const anchorOf = (kind: ContactKind) =>
    element.querySelector<HTMLAnchorElement>(`a[data-contact='${kind}']`);
  const write = () => {
    for (const { kind, href } of contactLinks({ subject, body: message(), form: '' }))
      if (WITH_MESSAGE.has(kind)) anchorOf(kind)?.setAttribute('href', href);
  };
  $garage.subscribe(write);
  anchorOf('viber')?.addEventListener('click', () => copyForViber(message()));
}
