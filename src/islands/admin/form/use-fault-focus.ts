import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first field with an error, each time that a save is refused. */
export function useFaultFocus(form: RefObject<HTMLElement | null>, fault: unknown): void {
  useEffect(() => {
    if (!fault) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault]');
    wrong?.focus();
    // The sentence below a group of fields would be hidden by the buttons.
    wrong?.scrollIntoView({ block: 'center' });
  }, [form, fault]);
}
