import { useState } from 'react';
import type { AdminProductRow } from '#src/domain/admin/product.ts';

type Selection = ReadonlyMap<number, AdminProductRow>;

const NOTHING: Selection = new Map();

/**
 * Selection across the pages of one list; another list (`of`) starts without any.
 *
 * @param shown the rows on the screen: a selected one of them is as it is now, e.g. with its present price
 */
export function useSelection(of: string, shown: readonly AdminProductRow[] = []) {
  const [marks, setMarks] = useState({ of, rows: NOTHING });
  const selected = new Map(marks.of === of ? marks.rows : NOTHING);
  for (const row of shown) if (selected.has(row.id)) selected.set(row.id, row);
  const change = (work: (rows: Map<number, AdminProductRow>) => void) => {
    const rows = new Map(selected);
    work(rows);
    setMarks({ of, rows });
  };
  return {
    selected: selected as Selection,
    select: (products: readonly AdminProductRow[], on: boolean) =>
      change((rows) => {
        for (const product of products) {
          if (on) rows.set(product.id, product);
          else rows.delete(product.id);
        }
      }),
    unselect: (id: number) => change((rows) => rows.delete(id)),
    clear: () => setMarks({ of, rows: NOTHING }),
  };
}
