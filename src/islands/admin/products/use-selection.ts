import { useState } from 'react';
import type { AdminProductRow } from '#src/domain/admin/product.ts';

type Selection = ReadonlyMap<number, AdminProductRow>;

const NOTHING: Selection = new Map();

const without = (rows: Selection, ids: readonly number[]): Selection =>
  new Map([...rows].filter(([id]) => !ids.includes(id)));

/** The rows on the screen; `page` identifies them together with the list and its order. */
type Shown = { page: string; rows: readonly AdminProductRow[]; total: number };

const NO_ROWS: Shown['rows'] = [];

/**
 * Selection across the pages of one list; another list (`of`) starts without any.
 *
 * @param of the list, whatever its page and order
 * @param page undefined while the rows of another page are still shown
 * @param shown a selected one of these rows is as it is now, e.g. with its present price. What has left them since the
 *   same page was read last is no longer selected where the list has become shorter; else it may be on another page.
 * @param total number of products of the list
 */
export function useSelection(
  of: string,
  page: string | undefined,
  shown: Shown['rows'] = NO_ROWS,
  total = 0,
) {
  const [marks, setMarks] = useState({ of, rows: NOTHING });
  const [last, setLast] = useState<Shown>();
  const unselectHere = (ids: readonly number[]) =>
    setMarks((now) => (now.of === of ? { of, rows: without(now.rows, ids) } : now));
  if (page !== undefined && (page !== last?.page || shown !== last.rows)) {
    setLast({ page, rows: shown, total });
    const ids = new Set(shown.map(({ id }) => id));
    if (page === last?.page && total < last.total)
      unselectHere(last.rows.flatMap(({ id }) => (ids.has(id) ? [] : id)));
  }
  const selected = new Map(marks.of === of ? marks.rows : NOTHING);
  for (const row of shown) if (selected.has(row.id)) selected.set(row.id, row);
  return {
    selected: selected as Selection,
    select: (products: readonly AdminProductRow[], on: boolean) =>
      setMarks((now) => {
        const rows = new Map(now.of === of ? now.rows : NOTHING);
        for (const product of products) {
          if (on) rows.set(product.id, product);
          else rows.delete(product.id);
        }
        return { of, rows };
      }),
    /** Called when a deletion is answered: more may be selected by then, or in another list. */
    unselect: (id: number) => setMarks((now) => ({ ...now, rows: without(now.rows, [id]) })),
    /** Called when a change of these products is answered; in another list they may be selected again by then. */
    unselectHere,
    clear: () => setMarks({ of, rows: NOTHING }),
  };
}
