import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { KeptForm } from '#src/stores/admin/kept-forms.ts';
import { $route, addressWith, go } from '#src/stores/admin/route.ts';

/** Parameter in the address of a form: the kept form that it continues. */
export const KEPT_FORM = 'unos';

/** Address that opens a kept form as it was left. */
export function keptFormAddress({ id, address = '' }: Pick<KeptForm, 'id' | 'address'>): string {
  const [path, query] = address.split('?');
  const search = new URLSearchParams(query);
  search.set(KEPT_FORM, id);
  return `${path}?${search.toString()}`;
}

/** Removes the kept form from the address once it is restored: the next form at this address is another one. */
export function dropKeptForm(): void {
  if ($route.get().query.has(KEPT_FORM)) go(addressWith(KEPT_FORM), { replace: true });
}

/** Key of an open form: another one when the address asks for a kept form, which then takes the place of this one. */
export function useAskedForm(): string {
  const asked = useStore($route).query.get(KEPT_FORM) ?? '';
  const [last, setLast] = useState(asked);
  // The address names it only until it is restored.
  if (asked && asked !== last) setLast(asked);
  return last;
}
