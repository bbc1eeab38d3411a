/** Limits of the shop's pages (SPEC §9), with the unit in each name. */

export const PAGE_SIZE = 20;
export const HOME_NEWEST_PRODUCTS = 4;
export const HOME_FETCH_DELAY_MS = 100;
/** What can wait, such as registering the service worker, begins this long after the page, when a slow phone has rendered it. */
export const AFTER_LOAD_MS = 2000;
export const RELATED_PRODUCTS = 8;

/** Link previews: the shape that WhatsApp, Viber and Facebook do not cut (https://ogp.me). */
export const PREVIEW_PX = { width: 1200, height: 630 } as const;

/** Manufacturer and model together; with a longer name 'Odgovara: …' may take two lines on a narrow card. */
export const SHORT_NAME_CHARACTERS = 8;
/** Opening hours, the delivery day and the year, on a page that may stay open overnight. */
export const CLOCK_PAINTED_EVERY_MS = 60_000;
export const SCROLL_TOP_FROM_PX = 300;
/** How much of a name a card shows on a phone: three lines, seldom four. */
export const CARD_NAME_CHARACTERS = 64;
/** How long the page after the hero's search may use the answer of that search (DECISIONS D8). */
export const HAND_OVER_SECONDS = 60;
export const VEHICLES_SAVED_MAX = 5;
/** Parts that 'Nedavno pregledano' keeps, and how many it shows. */
export const RECENT_KEPT = 12;
export const RECENT_SHOWN = 4;
export const TOOLTIP_DELAY_MS = 700;
/** A list shows that it waits for an answer only after this time. */
export const WAITING_SHOWN_AFTER_MS = 150;

export const SHOP_TIME_ZONE = 'Europe/Sarajevo';

/** Parts for the saved vehicle on the home page. */
export const OWN_PARTS = 4;
/** The gallery shows the next picture when one is dragged this far. */
export const SWIPE_PX = 50;
/** After this a form that the browser sends can be sent again, e.g. when the visitor has stopped the page from loading. */
export const SEND_AGAIN_MS = 10_000;
