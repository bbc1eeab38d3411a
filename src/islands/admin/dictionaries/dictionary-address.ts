import { routeHash } from '#src/stores/admin/route.ts';

export const MANUFACTURERS_SECTION = 'brendovi';
/** Takes the place of an id in the address of a form for a new entry. */
export const NEW_ENTRY = 'novi';

export const manufacturerAddress = (id: number): string => routeHash(MANUFACTURERS_SECTION, [id]);
