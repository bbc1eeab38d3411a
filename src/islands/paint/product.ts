import { CLOCK_PAINTED_EVERY_MS } from '#src/domain/limits/pages.ts';
import { deliveryDay } from '#src/domain/shop/delivery.ts';
import { deliveryBy, messageShort, messageWords } from '#src/strings/marks.ts';
import { onRendered } from '../rendered.ts';
import { closures, openingNow } from './open-now.ts';

/** The first contact action before it was changed. */
const calls = new Map<HTMLAnchorElement, { href: string; nodes: ChildNode[] }>();

/**
 * After hours nobody answers the phone: the first action links to the contact form instead, with the product filled
 * in. The phone number stays beside it as a link.
 */
function paintFirstAction(): void {
  const opening = openingNow();
  const id = /^\/proizvod\/(\d+)$/.exec(location.pathname)?.[1];
  if (!opening || !id) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.act[data-contact=phone]')) {
    const call = calls.get(link) ?? { href: link.href, nodes: [...link.childNodes] };
    calls.set(link, call);
    link.href = opening.open ? call.href : `/kontakt?proizvod=${id}#upit`;
    const words = link.closest('.callbar') ? messageShort : messageWords;
    const icon = document.querySelector('[data-contact=email] svg')?.cloneNode(true) ?? '';
    link.replaceChildren(...(opening.open ? call.nodes : [icon, words]));
  }
}

/** Below '1-3 radna dana': the last of these days, for an order placed now; none while the shop is closed for years. */
function paintDelivery(): void {
  const place = document.querySelector<HTMLElement>('[data-delivery]');
  const day = place && deliveryDay(new Date(), Number(place.dataset['delivery']), closures());
  if (day) place.textContent = deliveryBy(day);
}

function paintProduct(): void {
  paintFirstAction();
  paintDelivery();
}

// What changes with the time on a product's page; other pages do not load it.
paintProduct();
// A product that no page shows yet is rendered later.
onRendered(paintProduct);
setInterval(paintProduct, CLOCK_PAINTED_EVERY_MS);
// After Back the page may be hours old.
addEventListener('pageshow', paintProduct);
