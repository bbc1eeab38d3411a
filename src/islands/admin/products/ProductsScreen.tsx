import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { AdminListState } from '#src/domain/admin/list-state.ts';
import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { BULK_PRODUCTS_MAX } from '#src/domain/limits/admin.ts';
import { listProducts } from '#src/stores/admin/products.ts';
import { go, $route } from '#src/stores/admin/route.ts';
import { $listView } from '#src/stores/admin/view.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { publishHeight } from '../../bar-height.ts';
import { ProductDialog } from '../product-form/ProductDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Pager } from '../ui/Pager.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { keepPage, useExistingPage } from '../use-existing-page.ts';
import { useRead } from '../use-read.ts';
import { BulkActions } from './BulkActions.tsx';
import { DeleteProduct } from './DeleteProduct.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListHead } from './ListHead.tsx';
import { ProductDeal } from './ProductDeal.tsx';
import { ProductList, SELECT_ALL_ID } from './ProductList.tsx';
import { NEW_PRODUCT_WORD } from './product-address.ts';
import { ProductSkeletons } from './ProductSkeletons.tsx';
import { SelectWhole } from './SelectWhole.tsx';
import { useSelection } from './use-selection.ts';
import { useListState } from './use-list-state.ts';

/** The bar of the selected products takes the pressed button with it; the focus moves to the one that selects all. */
function useFocusAfterBar(isShown: boolean): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body)
      document.getElementById(SELECT_ALL_ID)?.focus({ preventScroll: true });
    wasShown.current = isShown;
  }, [isShown]);
}

/** The list, whatever its page and order. */
const listOf = ({ filter, search, of }: AdminListState): string =>
  `${filter} ${search} ${of?.reference} ${of?.id}`;

/** On phones, where a thumb reaches it. */
const AddBar = ({ onAdd }: { onAdd: () => void }) => (
  <div
    ref={publishHeight}
    className="fixed inset-x-0 bottom-0 z-callbar border-t border-line bg-surface px-gutter py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden short:py-1.5"
  >
    <Button variant="pri" icon="plus" block onClick={onAdd}>
      {text.add}
    </Button>
  </div>
);

export function ProductsScreen() {
  const { state, addressOf, search } = useListState();
  const { parts } = useStore($route);
  const view = useStore($listView);
  const products = useRead(['products', state], (signal) => listProducts(state, signal), {
    placeholderData: (previous) => keepPage(previous),
  });
  const total = products.data?.pagination.totalProducts ?? 0;
  const { selected, select, unselect, unselectHere, clear } = useSelection(
    listOf(state),
    products.isPlaceholderData ? undefined : JSON.stringify(state),
    products.data?.products,
    total,
  );
  const canSelectMore =
    !products.isPlaceholderData &&
    selected.size < Math.min(total, BULK_PRODUCTS_MAX) &&
    products.data?.products.every(({ id }) => selected.has(id)) === true;
  // Here, as a dialog must not disappear with its row.
  const [toDeal, setToDeal] = useState<AdminProductRow>();
  const [toDelete, setToDelete] = useState<AdminProductRow>();
  useFocusAfterBar(selected.size > 0);
  useExistingPage(parts.length === 0 ? products.data : undefined, (page) =>
    go(addressOf({ page }), { replace: true }),
  );
  const add = () => go(addressOf({}, [NEW_PRODUCT_WORD]));

  return (
    <>
      <div className="grid gap-2.5 pt-5 pb-3 lg:grid-cols-[minmax(0,26rem)_1fr] lg:items-center">
        <SearchField id="pretraga-proizvoda" label={text.search} value={state.search} onSearch={search} />
        <div className="flex justify-end gap-2 max-lg:hidden">
          <Button variant="pri" icon="plus" onClick={add}>
            {text.add}
          </Button>
        </div>
      </div>
      <ListHead state={state} list={products.data} addressOf={addressOf} />
      <Loaded query={products} loading={<ProductSkeletons view={view} />}>
        {(list) => (
          <div
            aria-busy={products.isPlaceholderData}
            className={products.isPlaceholderData ? 'opacity-60' : ''}
          >
            {list.products.length === 0 ? (
              <ListEmpty
                state={state}
                allAddress={addressOf({ search: '', filter: 'all', of: null, page: 1 })}
                searchAddress={addressOf({ filter: 'all', of: null, page: 1 })}
                onAdd={add}
              />
            ) : (
              <ProductList
                products={list.products}
                view={view}
                selected={selected}
                onSelect={select}
                onDeal={setToDeal}
                onDelete={setToDelete}
                editAddress={(id) => addressOf({}, [id])}
              />
            )}
            <Pager
              page={state.page}
              pages={list.pagination.totalPages}
              address={(page) => addressOf({ page })}
            />
          </div>
        )}
      </Loaded>
      {selected.size > 0 ? (
        <BulkActions
          products={[...selected.values()]}
          isBin={state.filter === 'deleted'}
          onClear={clear}
          onChanged={unselectHere}
        >
          {canSelectMore && (
            <SelectWhole
              key={listOf(state)}
              list={state}
              total={total}
              onSelect={(all) => select(all, true)}
            />
          )}
        </BulkActions>
      ) : (
        <AddBar onAdd={add} />
      )}
      {toDeal && <ProductDeal key={toDeal.id} product={toDeal} onClose={() => setToDeal(undefined)} />}
      {toDelete && (
        <DeleteProduct
          product={toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={() => unselect(toDelete.id)}
        />
      )}
      {parts[0] !== undefined && (
        <ProductDialog key={parts[0]} id={parts[0]} closeTo={addressOf({})} onDeleted={unselect} />
      )}
    </>
  );
}
