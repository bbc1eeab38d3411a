import { useState } from 'react';
import type { AdminProductRow } from '#src/domain/admin/product.ts';

type Selection = ReadonlyMap<number, AdminProductRow>;

const NOTHING: Selection = new Map();

/** Selection across the pages of one list; another list (`of`) starts without any. */
export function useSelection(of: string) {
  const [marks, setMarks] = useState({ of, rows: NOTHING });
  const selected = marks.of === of ? marks.rows : NOTHING;
  const select = (products: readonly AdminProductRow[], on: boolean) => {
    const next = new Map(selected);
    for (const product of products) {
      if (on) next.set(product.id, product);
      else next.delete(product.id);
    }
    setMarks({ of, rows: next });
  };
  return { selected, select, clear: () => setMarks({ of, rows: NOTHING }) };
}
