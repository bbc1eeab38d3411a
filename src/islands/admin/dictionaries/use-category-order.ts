import { useState } from 'react';
import { type AnyCategory, type CategoryPath, orderCategories } from '#src/stores/admin/dictionaries.ts';
import { refreshPublish } from '#src/stores/admin/publish.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { succeeds } from '../actions.ts';
import { queryClient } from '../query-client.ts';

/** Moves a category and saves the order at once; a refusal puts it back. `said` is for screen readers. */
export function useCategoryOrder(path: CategoryPath, queryKey: readonly string[], rows: AnyCategory[] = []) {
  const [said, setSaid] = useState('');
  const show = (next: AnyCategory[]) => queryClient.setQueryData(queryKey, next);
  const move = async (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length || from === to) return;
    const next = rows.toSpliced(from, 1).toSpliced(to, 0, row);
    const ids = next.map(({ id }) => id);
    show(next);
    setSaid(text['categories.moved'](row.name, to + 1, next.length));
    const isSaved = await succeeds(async () => show(await orderCategories(path, ids)));
    if (!isSaved) show(rows);
    void refreshPublish();
  };
  return { said, move: (from: number, to: number) => void move(from, to) };
}
