import { createRoot } from 'react-dom/client';
import { toast } from '#src/stores/toasts.ts';
import { unloadedText } from '#src/strings/offline.ts';
import { Toasts } from './Toasts.tsx';

/** Renders the toasts into the region that every page has from the start, so that they are announced. */
export function showToasts(): void {
  const list = document.querySelector<HTMLElement>('[data-toasts]');
  const region = list?.parentElement;
  if (list && region) createRoot(list).render(<Toasts region={region} />);
}

/** Here, because the scripts of every page have no room for it. The order of a list stays the one that is shown. */
export function sayUnloaded(): void {
  for (const option of document.querySelectorAll<HTMLOptionElement>('[name=sortiraj] option'))
    option.selected = option.defaultSelected;
  toast(unloadedText, { tone: 'error' });
}
