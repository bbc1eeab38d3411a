import { routeHash } from '#src/stores/admin/route.ts';

export const MAKES_SECTION = 'brendovi';
/** In the address of a form, in place of an id. */
export const NEW_ENTRY = 'novi';

export const makeAddress = (id: number): string => routeHash(MAKES_SECTION, [id]);
/** The list of products, searched for a name. */
export const productsNamed = (name: string): string =>
  routeHash('proizvodi', [], new URLSearchParams({ q: name }));
