import { useStore } from '@nanostores/react';
import { $route, go, routeHash } from '#src/stores/admin/route.ts';
import { NEW_ENTRY } from './dictionary-address.ts';

const OPEN = 'uredi';

/** Whose form is open stands in the address, `#brendovi?uredi=12`: a reload finds it, and the Back key closes it. */
export function useOpenForm<Row extends { id: number }>(rows: readonly Row[] | undefined) {
  const { section, parts, query } = useStore($route);
  const open = query.get(OPEN);
  return {
    isNew: open === NEW_ENTRY,
    row: rows?.find(({ id }) => String(id) === open),
    edit: (row?: Row) =>
      go(routeHash(section, parts, new URLSearchParams({ [OPEN]: String(row?.id ?? NEW_ENTRY) }))),
    /** Address of the list behind. */
    closeTo: routeHash(section, parts),
  };
}
