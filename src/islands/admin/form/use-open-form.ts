import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $route, addressWith, go } from '#src/stores/admin/route.ts';

const OPEN = 'uredi';

/** Takes the place of an id in the address of a form for a new entry. */
export const NEW_ENTRY = 'novi';

/** The address names the open form, `#brendovi?uredi=12`: a reload keeps it open, and the Back key closes it. */
export function useOpenForm<Row extends { id: number | string }>(rows: readonly Row[] | undefined) {
  const open = useStore($route).query.get(OPEN);
  const isOpenRow = ({ id }: Row) => String(id) === open;
  const found = rows?.find(isOpenRow);
  // A row that was deleted elsewhere meanwhile stays in its form, with what is typed there.
  const [kept, keep] = useState(found);
  if (found ? found !== kept : kept && !isOpenRow(kept)) keep(found);
  const row = found ?? (kept && isOpenRow(kept) ? kept : undefined);
  return {
    /** Of a row, or of a new entry. */
    isOpen: row !== undefined || open === NEW_ENTRY,
    row,
    edit: (of?: Row) => go(addressWith(OPEN, String(of?.id ?? NEW_ENTRY))),
    closeTo: addressWith(OPEN),
  };
}
