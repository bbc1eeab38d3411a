import type { KeptForm } from '#src/stores/admin/kept-forms.ts';
import { $route, go, routeHash } from '#src/stores/admin/route.ts';

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
  const { section, parts, query } = $route.get();
  if (!query.has(KEPT_FORM)) return;
  const rest = new URLSearchParams(query);
  rest.delete(KEPT_FORM);
  go(routeHash(section, parts, rest), { replace: true });
}
