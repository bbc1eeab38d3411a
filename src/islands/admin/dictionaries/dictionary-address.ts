import { routeHash } from '#src/stores/admin/route.ts';

export const MANUFACTURERS_SECTION = 'brendovi';

/** Parameter with the search in a list of entries. */
export const SEARCH = 'q';

export const manufacturerAddress = (id: number, search?: string): string =>
  routeHash(MANUFACTURERS_SECTION, [id], search ? new URLSearchParams({ [SEARCH]: search }) : undefined);
