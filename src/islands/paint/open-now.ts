import { openingAt } from '#src/domain/opening.ts';
import { openingSentence } from '#src/strings/marks.ts';

const MINUTE_MS = 60_000;

/** Monday first, `08:00-16:00` each, empty when closed; written by OpenNow.astro. */
const readWeek = (text: string) =>
  text.split(',').map((day) => {
    const [opens, closes] = day.split('-');
    return opens && closes ? { opens, closes } : null;
  });

/** 'Otvoreno do 16:00', in the header and at the contact card, by the shop's clock. */
export function paintOpenNow(): void {
  const hours = document.querySelector<HTMLElement>('[data-opening-hours]')?.dataset['openingHours'];
  if (hours === undefined) return;
  const week = readWeek(hours);
  const paint = () => {
    const opening = openingAt(week, new Date());
    if (!opening) return;
    const sentence = openingSentence(opening);
    for (const place of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
      place.dataset['openNow'] = opening.open ? 'open' : 'closed';
      const text = place.querySelector('[data-open-now-text]');
      if (text && text.textContent !== sentence) text.textContent = sentence;
    }
  };
  paint();
  setInterval(paint, MINUTE_MS);
}
