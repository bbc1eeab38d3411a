import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type AnyCategory,
  type CategoryPath,
  deleteCategory,
  listCategories,
  orderCategories,
} from '#src/stores/admin/dictionaries.ts';
import { refreshPublish } from '#src/stores/admin/publish.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { tellFailure } from '../products/use-product-actions.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { productsNamed } from './dictionary-address.ts';
import { RowsLoading } from './RowsLoading.tsx';
import { useOpenForm } from './use-open-form.ts';

const WORDS = {
  categories: { title: text['categories.title'], lead: text['categories.lead'], folder: 'kategorija' },
  'tuning-categories': { title: text['tuning.title'], lead: text['tuning.lead'], folder: 'tuning' },
} as const;

const moved = <Item,>(items: readonly Item[], from: number, to: number): Item[] => {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
};

/** One set of categories in the shop's order; moved by buttons or by dragging, and saved immediately. */
export function CategoryList({ path }: { path: CategoryPath }) {
  const key = ['categories', path];
  const [toDelete, setToDelete] = useState<AnyCategory>();
  const [said, setSaid] = useState('');
  const dragged = useRef<number>(undefined);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => listCategories(path, signal),
  });
  const form = useOpenForm(data);
  const move = async (from: number, to: number) => {
    if (!data || to < 0 || to >= data.length || from === to) return;
    const next = moved(data, from, to);
    queryClient.setQueryData(key, next);
    setSaid(text['categories.moved'](next[to]?.name ?? '', to + 1, next.length));
    try {
      queryClient.setQueryData(
        key,
        await orderCategories(
          path,
          next.map(({ id }) => id),
        ),
      );
    } catch (failure) {
      queryClient.setQueryData(key, data);
      tellFailure(failure);
    }
    void refreshPublish();
  };
  const words = WORDS[path];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-5 pb-4">
        <div className="mr-auto">
          <h1 className="t-sm">
            {words.title}{' '}
            <span className="tracking-normal font-text font-normal text-ink-2 num">{data?.length}</span>
          </h1>
          <p className="text-sm text-ink-2">{words.lead}</p>
        </div>
        <Button variant="pri" icon="plus" onClick={() => form.edit()} className="max-sm:w-full">
          {text['categories.add']}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {error && <FailureNote message={error.message} onRetry={() => void refetch()} />}
      {isPending && <RowsLoading />}
      {data?.length === 0 && (
        <EmptyState title={text['categories.empty']} advice={text['categories.emptyAdvice']} icon="tag" />
      )}
      {data && data.length > 0 && (
        <ol className="border-t border-ink">
          {data.map((category, i) => (
            <CategoryRow
              key={category.id}
              category={category}
              hasPicture={path === 'tuning-categories'}
              address={`/${words.folder}/${category.slug}`}
              isFirst={i === 0}
              isLast={i === data.length - 1}
              onMove={(step) => void move(i, i + step)}
              onDragStart={() => (dragged.current = i)}
              onDrop={() => dragged.current !== undefined && void move(dragged.current, i)}
              onEdit={() => form.edit(category)}
              onDelete={() => setToDelete(category)}
            />
          ))}
        </ol>
      )}
      {(form.isNew || form.row) && <CategoryDialog path={path} category={form.row} closeTo={form.closeTo} />}
      {toDelete && (
        <DeleteDialog
          name={toDelete.name}
          productsAddress={productsNamed(toDelete.name)}
          remove={() => deleteCategory(path, toDelete.id)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </>
  );
}
