import type { QueryKey } from '@tanstack/react-query';
import { type ComponentProps, useRef, useState } from 'react';
import type { AdminCategory } from '#src/domain/admin/dictionaries.ts';
import { type CategoryPath, orderCategories } from '#src/stores/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { succeeds } from '../actions.ts';
import { dictionariesChanged } from '../changes.ts';
import { queryClient } from '../query-client.ts';

/**
 * Moves a category and saves the order at once; a refusal puts it back. `said` is for screen readers. Orders are saved
 * one after the other, and only the answer to the last one is shown, so that quick moves are all kept.
 */
export function useCategoryOrder(path: CategoryPath, queryKey: QueryKey, rows: AdminCategory[] = []) {
  const [said, setSaid] = useState('');
  const saving = useRef({ queue: Promise.resolve(), moves: 0, saved: rows });
  const show = (next: AdminCategory[]) => queryClient.setQueryData(queryKey, next);
  const save = async (ids: number[], number: number) => {
    const state = saving.current;
    await succeeds(async () => (state.saved = await orderCategories(path, ids)));
    if (number !== state.moves) return;
    state.moves = 0;
    show(state.saved);
    dictionariesChanged();
  };
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length || from === to) return;
    const state = saving.current;
    if (state.moves === 0) state.saved = rows;
    const number = ++state.moves;
    const next = rows.filter((other) => other !== row);
    next.splice(to, 0, row);
    const ids = next.map(({ id }) => id);
    // An answer that is on its way has the order before this move.
    void queryClient.cancelQueries({ queryKey });
    show(next);
    setSaid(text['categories.moved'](row.name, to + 1, next.length));
    state.queue = state.queue.then(() => save(ids, number));
  };
  return { said, move, draggingOf: useDragging(move) };
}

/** Moves a row to the place of the row that it is dropped on. What comes from elsewhere, such as a file, is not taken. */
function useDragging(move: (from: number, to: number) => void) {
  const dragged = useRef<number>(undefined);
  return (row: number): ComponentProps<'li'> => ({
    draggable: true,
    onDragStart: () => (dragged.current = row),
    onDragEnd: () => (dragged.current = undefined),
    onDragOver: (event) => {
      if (dragged.current !== undefined) event.preventDefault();
    },
    onDrop: (event) => {
      if (dragged.current === undefined) return;
      event.preventDefault();
      move(dragged.current, row);
    },
  });
}
