import type { ClosedDays } from '#src/domain/shop/closures.ts';
import { type Opening, openingAt } from '#src/domain/shop/opening.ts';
import { openingSentence } from '#src/strings/marks.ts';

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

/** By the shop's clock; undefined on a page without opening hours, and while the shop is closed for months. */
export function openingNow(): Opening | undefined {
  const hours = shopHours()?.['openingHours'];
  return hours === undefined ? undefined : openingAt(readWeek(hours), new Date(), closures());
}

/** 'Otvoreno do 16:00', in the header and at the contact card. */
export function paintOpenNow(): void {
  const opening = openingNow();
  if (!opening) return;
  const sentence = openingSentence(opening);
  for (const place of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    place.dataset['openNow'] = opening.open ? 'open' : 'closed';
    const text = place.querySelector('[data-open-now-text]');
    if (text && text.textContent !== sentence) text.textContent = sentence;
  }
}
