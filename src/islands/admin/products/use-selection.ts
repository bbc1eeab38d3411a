import { useState } from 'react';
import type { AdminProductRow } from '#src/domain/admin/product.ts';

type Selection = ReadonlyMap<number, AdminProductRow>;

const NOTHING: Selection = new Map();

const without = (rows: Selection, ids: readonly number[]): Selection =>
  new Map([...rows].filter(([id]) => !ids.includes(id)));

/**
 * Selection across the pages of one list; another list (`of`) starts without any.
 *
 * @param shown the rows on the screen: a selected one of them is as it is now, e.g. with its present price
 */
export function useSelection(of: string, shown: readonly AdminProductRow[] = []) {
  const [marks, setMarks] = useState({ of, rows: NOTHING });
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
    unselectHere: (ids: readonly number[]) =>
      setMarks((now) => (now.of === of ? { of, rows: without(now.rows, ids) } : now)),
    clear: () => setMarks({ of, rows: NOTHING }),
  };
}
