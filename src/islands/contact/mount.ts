import { CONTACT_FIELDS } from '#src/domain/contact.ts';
import { readDraft } from '#src/stores/contact.ts';
import { onFirstTouch } from '../load-on-touch.ts';

/** React comes with the first touch, and at once where the fields are to be filled in: by the address or with kept text. */
export function mount(element: HTMLElement): void {
  const takeOver = () => {
    import('./take-over.tsx').then(({ takeOver }) => takeOver(element), console.error);
  };
  const kept = readDraft();
  if (location.search !== '' || CONTACT_FIELDS.some((field) => kept[field])) takeOver();
  else onFirstTouch(element, takeOver);
}
