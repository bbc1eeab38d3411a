import { useState } from 'react';
import type { AdminCategory } from '#src/domain/admin/dictionaries.ts';
import { namesOf } from '#src/domain/dictionaries/find-clash.ts';
import { type CategoryPath, deleteCategory, listCategories } from '#src/stores/admin/dictionaries.ts';
import { dictionaryFault } from '#src/strings/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { productsOf } from '../products/product-address.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { useRead } from '../use-read.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { DeleteDialog, usedRefusal } from './DeleteDialog.tsx';
import { useCategoryOrder } from './use-category-order.ts';
import { useNameSearch } from './use-name-search.ts';
import { useOpenForm } from '../form/use-open-form.ts';

const WORDS = {
  categories: {
    title: text['categories.title'],
    lead: text['categories.lead'],
    folder: 'kategorija',
    reference: 'category',
  },
  'tuning-categories': {
    title: text['tuning.title'],
    lead: text['tuning.lead'],
    folder: 'tuning',
    reference: 'tuning-category',
  },
} as const;

export const CategoriesScreen = () => <CategoryList path="categories" />;
export const TuningCategoriesScreen = () => <CategoryList path="tuning-categories" />;

/** One set of categories in the shop's order; moved by buttons or by dragging, and saved immediately. */
function CategoryList({ path }: { path: CategoryPath }) {
  const [toDelete, setToDelete] = useState<AdminCategory>();
  const key = ['categories', path] as const;
  const categories = useRead(key, (signal) => listCategories(path, signal));
  const { field, isSearched, matches } = useNameSearch();
  const shown = categories.data?.filter((row) => matches(namesOf(row)));
  const { said, move, draggingOf } = useCategoryOrder(path, key, categories.data);
  const form = useOpenForm(categories.data);
  const words = WORDS[path];
  return (
    <>
      <ScreenHead title={words.title} count={shown?.length} lead={words.lead}>
        <Button variant="pri" icon="plus" onClick={() => form.edit()} className="max-sm:w-full">
          {text['categories.add']}
        </Button>
      </ScreenHead>
      <SearchField id="pretraga-kategorija" label={text['categories.search']} {...field} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <Loaded query={categories}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={text['categories.empty']} advice={text['categories.emptyAdvice']} icon="tag" />
          ) : (
            <ol className="mt-4 border-t border-ink">
              {rows.map(
                (category, i) =>
                  shown?.includes(category) && (
                    <CategoryRow
                      key={category.id}
                      category={category}
                      hasPicture={path === 'tuning-categories'}
                      address={`/${words.folder}/${category.slug}`}
                      productsAddress={productsOf(words.reference, category.id)}
                      // A search hides the rows between which one would be moved.
                      sorting={
                        isSearched
                          ? undefined
                          : {
                              isFirst: i === 0,
                              isLast: i === rows.length - 1,
                              onMove: (step) => move(i, i + step),
                              dragging: draggingOf(i),
                            }
                      }
                      onEdit={() => form.edit(category)}
                      onDelete={() => setToDelete(category)}
                    />
                  ),
              )}
            </ol>
          )
        }
      </Loaded>
      {isSearched && shown?.length === 0 && (
        <EmptyState
          title={text['categories.noneFound']}
          advice={text['categories.noneAdvice']}
          icon="search"
        />
      )}
      {form.isOpen && (
        <CategoryDialog key={form.row?.id} path={path} category={form.row} closeTo={form.closeTo} />
      )}
      {toDelete && (
        <DeleteDialog
          name={toDelete.name}
          productsAddress={productsOf(words.reference, toDelete.id)}
          refusal={usedRefusal(toDelete.products, dictionaryFault.categoryUsed)}
          remove={() => deleteCategory(path, toDelete.id)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </>
  );
}
