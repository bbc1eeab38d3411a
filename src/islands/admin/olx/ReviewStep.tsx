import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportStatus, AdPreview } from '#src/domain/admin/olx-import.ts';
import { OLX_IMPORT_SIZE } from '#src/domain/limits.ts';
import { previewAds, startImport } from '#src/stores/admin/olx-import.ts';
import { go } from '#src/stores/admin/route.ts';
import { olxText as text } from '#src/strings/admin/olx.ts';
import { RowsLoading } from '../dictionaries/RowsLoading.tsx';
import { tellFailure } from '../products/use-product-actions.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { FilterButton } from '../ui/FilterButton.tsx';
import { Pager } from '../ui/Pager.tsx';
import { AdRow } from './AdRow.tsx';
import { jobAddress, reviewAddress, startAddress } from './olx-address.ts';
import { ReviewBar } from './ReviewBar.tsx';

const FILTERS = ['all', 'new', 'known', 'problem'] as const;
type Filter = (typeof FILTERS)[number];

const belongs = ({ state, problems }: AdPreview, filter: Filter): boolean =>
  filter === 'all' ||
  (filter === 'known' ? state !== 'new' : state === 'new' && (filter === 'new' || problems.length > 0));

const isChosenBeforehand = ({ state, problems, isConfident }: AdPreview) =>
  state === 'new' && isConfident && problems.length === 0;

export function ReviewStep({ page }: { page: number }) {
  const [chosenFilter, setFilter] = useState<Filter>();
  // By id; holds only the choices that differ from the proposal.
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isStarting, setStarting] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['olx', 'review', page],
    queryFn: ({ signal }) => previewAds(page, signal),
    // A refetch makes fifty calls to the site, so focusing the window must not trigger one.
    staleTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
  });

  const all = data?.ads ?? [];
  const filter = chosenFilter ?? (all.some((one) => belongs(one, 'new')) ? 'new' : 'all');
  const shown = all.filter((one) => belongs(one, filter));
  const isSelected = (one: AdPreview) =>
    one.state === 'new' && (decided.get(one.id) ?? isChosenBeforehand(one));
  const selected = all.filter(isSelected);
  const known = all.filter(({ state }) => state === 'known');
  const selectable = shown.filter(({ state }) => state === 'new');
  const select = (ones: readonly AdPreview[], on: boolean) =>
    setDecided(new Map([...decided, ...ones.map(({ id }) => [id, on] as const)]));

  const start = async (as: ImportStatus, renew: boolean) => {
    setStarting(true);
    const ids = [...selected, ...(renew ? known : [])].map(({ id }) => id);
    try {
      go(jobAddress(await startImport({ ids, as, renew })));
    } catch (failure) {
      tellFailure(failure);
      setStarting(false);
    }
  };

  const unreadable = (data?.counts.found ?? 0) - all.length;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 pb-1">
        <h2 className="mr-auto text-ui text-ink-2">{text['review.title']}</h2>
        <button
          type="button"
          className="link min-h-target"
          onClick={() => void refetch()}
          disabled={isFetching}
        >
          {text['review.again']}
        </button>
        <AdminLink href={startAddress()} className="link flex min-h-target items-center">
          {text.back}
        </AdminLink>
      </div>
      {error && !isFetching && (
        <FailureNote message={error.message} onRetry={() => void refetch()} className="mb-4" />
      )}
      {isFetching && !data && (
        <>
          <p className="pb-3 text-ink-2">{text['review.reading']}</p>
          <RowsLoading />
        </>
      )}
      {data && all.length === 0 && (
        <EmptyState title={text['review.none']} advice={text['review.noneAdvice']} />
      )}
      {all.length > 0 && (
        <>
          <div role="group" aria-label={text['review.filter']} className="bleed-x flex gap-2 pb-3">
            {FILTERS.map((one) => (
              <FilterButton
                key={one}
                label={text[`filter.${one}`]}
                count={all.filter((ad) => belongs(ad, one)).length}
                pressed={one === filter}
                onPress={() => setFilter(one)}
              />
            ))}
          </div>
          {unreadable > 0 && (
            <p className="pb-3 text-sm text-ink-2">{text['review.unreadable'](unreadable)}</p>
          )}
          {selectable.length > 1 && (
            <label className="flex min-h-target items-center gap-3 text-sm">
              <input
                type="checkbox"
                checked={selectable.every(isSelected)}
                onChange={(event) => select(selectable, event.target.checked)}
                className="size-5 accent-ink"
              />
              {text['select.all']}
            </label>
          )}
          {shown.length === 0 && filter !== 'all' && (
            <p className="border-t border-ink py-6 text-ink-2">{text[`empty.${filter}`]}</p>
          )}
          <ul className={shown.length > 0 ? 'border-t border-ink' : ''}>
            {shown.map((ad) => (
              <AdRow key={ad.id} ad={ad} selected={isSelected(ad)} onSelect={(on) => select([ad], on)} />
            ))}
          </ul>
          <ReviewBar
            selected={selected.length}
            known={known.length}
            isStarting={isStarting}
            onImport={(as, renew) => void start(as, renew)}
          />
        </>
      )}
      {data && <Pager page={page} pages={Math.ceil(data.total / OLX_IMPORT_SIZE)} address={reviewAddress} />}
    </>
  );
}
