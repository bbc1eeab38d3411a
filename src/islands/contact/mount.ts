import { CONTACT_FIELDS } from '#src/domain/contact.ts';
import { readDraft } from '#src/stores/contact.ts';
import { onFirstTouch } from '../load-on-touch.ts';

/** Loads React at the first touch, or at once where the address or a kept text fills in the fields. */
export function mount(element: HTMLElement): void {
  const takeOver = () => {
    import('./take-over.tsx').then(({ takeOver }) => takeOver(element), console.error);
  };
  const kept = readDraft();
  if (location.search !== '' || CONTACT_FIELDS.some((field) => kept[field])) takeOver();
  else onFirstTouch(element, takeOver);
}
