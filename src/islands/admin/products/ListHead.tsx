import { useStore } from '@nanostores/react';
import type { AdminListState } from '#src/domain/admin/list-state.ts';
import {
  ADMIN_FILTERS,
  ADMIN_SORTS,
  type AdminProductList,
  type AdminSort,
} from '#src/domain/admin/product.ts';
import { ADMIN_PAGE_SIZE } from '#src/domain/limits/admin.ts';
import { go } from '#src/stores/admin/route.ts';
import { $lastCounts, $listView } from '#src/stores/admin/view.ts';
import { adminFilterText, productsText as text, sortText } from '#src/strings/admin/products.ts';
import { Pill } from '../ui/Pill.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { ReferenceChip } from './ReferenceChip.tsx';

type Props = {
  state: AdminListState;
  list: AdminProductList | undefined;
  addressOf: (change: Partial<AdminListState>) => string;
};

export function ListHead({ state, list, addressOf }: Props) {
  const view = useStore($listView);
  const lastCounts = useStore($lastCounts);
  const counts = list?.counts ?? lastCounts;
  const total = list?.pagination.totalProducts ?? 0;
  const first = (state.page - 1) * ADMIN_PAGE_SIZE + 1;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-2">
        <h1 className="mr-auto t-sm">
          {text.title}{' '}
          <span role="status" className="tracking-normal font-text font-normal text-ink-2 num">
            {total > 0
              ? text.range(first, Math.min(first + ADMIN_PAGE_SIZE - 1, total), total)
              : list && total}
          </span>
        </h1>
        <select
          aria-label={text.sort}
          value={state.sort}
          onChange={(event) => go(addressOf({ sort: event.target.value as AdminSort, page: 1 }))}
          className="field h-control chevron pr-10 pl-3.5 max-sm:order-1 max-sm:w-full"
        >
          {ADMIN_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sortText[sort]}
            </option>
          ))}
        </select>
        <Segmented
          label={text.view}
          value={view}
          onChange={(next) => $listView.set(next)}
          options={[
            { value: 'list', label: text['view.list'], icon: 'list' },
            { value: 'grid', label: text['view.grid'], icon: 'grid' },
          ]}
        />
      </div>
      {state.of && <ReferenceChip of={state.of} allAddress={addressOf({ of: null, page: 1 })} />}
      <nav
        aria-label={text.filters}
        className="bleed-x -mt-1.5 flex gap-2 pt-1.5 pb-4 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0"
      >
        {ADMIN_FILTERS.map((filter) => (
          <Pill
            key={filter}
            href={addressOf({ filter, page: 1 })}
            label={adminFilterText[filter]}
            count={counts[filter]}
            isChosen={filter === state.filter}
          />
        ))}
      </nav>
    </>
  );
}
