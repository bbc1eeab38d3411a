import { routeHash } from '#src/stores/admin/route.ts';

export const MAKES_SECTION = 'brendovi';
/** Takes the place of an id in the address of a form for a new entry. */
export const NEW_ENTRY = 'novi';

export const makeAddress = (id: number): string => routeHash(MAKES_SECTION, [id]);
/** Address of the product list, searched for a name. */
export const productsNamed = (name: string): string =>
  routeHash('proizvodi', [], new URLSearchParams({ q: name }));
