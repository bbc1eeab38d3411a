import { useStore } from '@nanostores/react';
import { $route, addressWith, go } from '#src/stores/admin/route.ts';

const OPEN = 'uredi';

/** Takes the place of an id in the address of a form for a new entry. */
export const NEW_ENTRY = 'novi';

/** The address names the open form, `#brendovi?uredi=12`: a reload keeps it open, and the Back key closes it. */
export function useOpenForm<Row extends { id: number | string }>(rows: readonly Row[] | undefined) {
  const open = useStore($route).query.get(OPEN);
  const row = rows?.find(({ id }) => String(id) === open);
  return {
    /** Of a row, or of a new entry. */
    isOpen: row !== undefined || open === NEW_ENTRY,
    row,
    edit: (of?: Row) => go(addressWith(OPEN, String(of?.id ?? NEW_ENTRY))),
    closeTo: addressWith(OPEN),
  };
}
