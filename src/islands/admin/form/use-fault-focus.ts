import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first field with an error, each time that a save is refused. */
export function useFaultFocus(form: RefObject<HTMLElement | null>, fault: unknown): void {
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault]')?.focus();
  }, [form, fault]);
}
