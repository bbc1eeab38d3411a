import type { ClosedDays } from '#src/domain/shop/closures.ts';
import { openingAt } from '#src/domain/shop/opening.ts';
import { messageShort, messageWords, openingSentence } from '#src/strings/marks.ts';

/** The first contact action before it was changed. */
const calls = new Map<HTMLAnchorElement, { href: string; nodes: ChildNode[] }>();

/**
 * After hours nobody answers the phone: the first action of a product page links to the contact form instead, with
 * the product filled in. The phone number stays beside it as a link.
 */
function paintFirstAction(open: boolean): void {
  const id = /^\/proizvod\/(\d+)$/.exec(location.pathname)?.[1];
  if (!id) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.act[data-contact=phone]')) {
    const call = calls.get(link) ?? { href: link.href, nodes: [...link.childNodes] };
    calls.set(link, call);
    link.href = open ? call.href : `/kontakt?proizvod=${id}#upit`;
    const words = link.closest('.callbar') ? messageShort : messageWords;
    const icon = document.querySelector('[data-contact=email] svg')?.cloneNode(true) ?? '';
    link.replaceChildren(...(open ? call.nodes : [icon, words]));
  }
}

/** Monday first, `08:00-16:00` each, empty when closed; written by OpenNow.astro. */
const readWeek = (text: string) =>
  text.split(',').map((day) => {
    const [opens, closes] = day.split('-');
    return opens && closes ? { opens, closes } : null;
  });

const shopHours = (): DOMStringMap | undefined =>
  document.querySelector<HTMLElement>('[data-opening-hours]')?.dataset;

/** `2026-12-24/2027-01-02 …`, the days on which the shop is closed. */
export const closures = (): ClosedDays[] =>
  (shopHours()?.['closed'] ?? '')
    .split(' ')
    .map((days) => ({ from: days.slice(0, 10), to: days.slice(-10) }));

/** 'Otvoreno do 16:00', in the header and at the contact card, by the shop's clock. */
export function paintOpenNow(): void {
  const hours = shopHours()?.['openingHours'];
  if (hours === undefined) return;
  const opening = openingAt(readWeek(hours), new Date(), closures());
  if (!opening) return;
  const sentence = openingSentence(opening);
  paintFirstAction(opening.open);
  for (const place of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    place.dataset['openNow'] = opening.open ? 'open' : 'closed';
    const text = place.querySelector('[data-open-now-text]');
    if (text && text.textContent !== sentence) text.textContent = sentence;
  }
}
