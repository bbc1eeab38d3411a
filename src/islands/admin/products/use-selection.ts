import { useState } from 'react';

const NOTHING: ReadonlySet<number> = new Set();

/** Selection across the pages of one list; another list (`of`) starts without any. */
export function useSelection(of: string) {
  const [marks, setMarks] = useState({ of, ids: NOTHING });
  const selected = marks.of === of ? marks.ids : NOTHING;
  const select = (ids: readonly number[], on: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setMarks({ of, ids: next });
  };
  return { selected, select, clear: () => setMarks({ of, ids: NOTHING }) };
}
