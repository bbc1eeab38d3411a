import type { UseQueryResult } from '@tanstack/react-query';
import type { AdsPreviewAnswer } from '#src/domain/admin/olx-import.ts';
import { OLX_IMPORT_SIZE } from '#src/domain/limits/imports.ts';
import { olxText as text } from '#src/strings/admin/olx.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Check } from '../ui/Check.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { FilterGroup } from '../ui/FilterGroup.tsx';
import { Pager } from '../ui/Pager.tsx';
import { RowsLoading } from '../ui/Loaded.tsx';
import { SkipTo } from '../ui/SkipTo.tsx';
import { AdRow } from './AdRow.tsx';
import { reviewAddress, startAddress } from './olx-address.ts';
import { REVIEW_BAR_ID, ReviewBar } from './ReviewBar.tsx';
import { belongs, AD_FILTERS, useReview } from './use-review.ts';

type Review = ReturnType<typeof useReview>;

export function ReviewStep({ page }: { page: number }) {
  const review = useReview(page);
  const { query, ads } = review;
  return (
    <>
      <Head query={query} />
      {query.data && ads.length === 0 && (
        <EmptyState title={text['review.none']} advice={text['review.noneAdvice']} />
      )}
      {ads.length > 0 && <Ads review={review} />}
      {query.data && (
        <Pager page={page} pages={Math.ceil(query.data.total / OLX_IMPORT_SIZE)} address={reviewAddress} />
      )}
    </>
  );
}

const Head = ({
  query: { data, error, isFetching, refetch },
}: {
  query: UseQueryResult<AdsPreviewAnswer>;
}) => (
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
  </>
);

function Ads({ review }: { review: Review }) {
  const { query, ads, filter, shown, selected, known, isSelected, select } = review;
  const unreadable = (query.data?.counts.found ?? 0) - ads.length;
  const selectable = shown.filter(({ state }) => state === 'new');
  return (
    <>
      <FilterGroup
        label={text['review.filter']}
        value={filter}
        options={AD_FILTERS.map((value) => ({
          value,
          label: text[`filter.${value}`],
          count: ads.filter((ad) => belongs(ad, value)).length,
        }))}
        onChange={review.setFilter}
        className="pb-3"
      />
      {unreadable > 0 && <p className="pb-3 text-sm text-ink-2">{text['review.unreadable'](unreadable)}</p>}
      {selectable.length > 1 && (
        <Check
          checked={selectable.every(isSelected)}
          onChange={(event) => select(selectable, event.target.checked)}
          className="flex min-h-target items-center gap-3 text-sm"
        >
          {text['select.all']}
        </Check>
      )}
      {shown.length === 0 && filter !== 'all' && (
        <p className="border-t border-ink py-6 text-ink-2">{text[`empty.${filter}`]}</p>
      )}
      <div className="relative">
        <SkipTo id={REVIEW_BAR_ID} label={text['review.toImport']} />
        <ul className={shown.length > 0 ? 'border-t border-ink' : ''}>
          {shown.map((ad) => (
            <AdRow key={ad.id} ad={ad} selected={isSelected(ad)} onSelect={(on) => select([ad], on)} />
          ))}
        </ul>
      </div>
      <ReviewBar
        selected={selected.length}
        known={known.length}
        isStarting={review.isStarting}
        onImport={review.start}
      />
    </>
  );
}
