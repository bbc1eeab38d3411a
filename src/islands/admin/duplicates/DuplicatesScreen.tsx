import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DistinctPair, DuplicateGroupView } from '#src/domain/admin/duplicates.ts';
import {
  findDuplicates,
  forgetDistinct,
  markDistinct,
  mergeDuplicates,
} from '#src/stores/admin/duplicates.ts';
import { notify } from '#src/stores/toasts.ts';
import { duplicateText as text } from '#src/strings/admin/duplicates.ts';
import { RowsLoading } from '../dictionaries/RowsLoading.tsx';
import {
  productsChanged,
  tellFailure,
  tellUndoable,
  tellWithWayBack,
} from '../products/use-product-actions.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { DistinctPairs } from './DistinctPairs.tsx';
import { DuplicateGroup } from './DuplicateGroup.tsx';
import { RemoveSure } from './RemoveSure.tsx';

const LOOK_AGAIN_MS = 1500;
const idsOf = ({ products }: DuplicateGroupView) => products.map(({ id }) => id);

/** Possible duplicates: the owner decides about each group; certain ones can all be removed at once. */
export function DuplicatesScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['duplicates'],
    queryFn: ({ signal }) => findDuplicates(signal),
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? LOOK_AGAIN_MS : false),
  });

  const change = async (work: () => Promise<void>) => {
    try {
      await work();
      // The pressed button was removed together with its group.
      heading.current?.focus();
    } catch (failure) {
      tellFailure(failure);
    }
    productsChanged();
    await refetch({ cancelRefetch: false });
  };
  const merge = (group: DuplicateGroupView, keepId: number) =>
    change(async () => {
      const others = idsOf(group).filter((id) => id !== keepId);
      const { undo } = await mergeDuplicates(keepId, others);
      const kept = group.products.find(({ id }) => id === keepId);
      tellUndoable(text.merged(kept?.name ?? ''), undo);
    });
  const keepApart = (group: DuplicateGroupView) =>
    change(async () => {
      const pairs = await markDistinct(idsOf(group));
      tellWithWayBack(text.marked, () => forget(pairs));
    });
  const forget = (pairs: readonly DistinctPair[]) =>
    change(async () => {
      await forgetDistinct(pairs);
      notify(text.unmarked);
    });

  return (
    <>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3 pt-5 pb-5">
        <div className="mr-auto">
          <h1 ref={heading} tabIndex={-1} className="t-sm">
            {text.title}
          </h1>
          <p className="max-w-measure pt-1 text-ui text-ink-2">{text.lead}</p>
        </div>
        <RemoveSure />
      </div>
      {error && <FailureNote message={error.message} onRetry={() => void refetch()} className="mb-4" />}
      {isPending && (
        <>
          <p className="pb-2 text-sm text-ink-2">{text.looking}</p>
          <RowsLoading rows={6} />
        </>
      )}
      {data && (
        <p role="status" className="pb-2 text-sm text-ink-2 num">
          {[data.groups.length > 0 && text.groups(data.groups.length), !data.isComplete && text.looking]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {data?.groups.length === 0 && data.isComplete && (
        <EmptyState icon="check" title={text.none} advice={text.noneAdvice} />
      )}
      {data && data.groups.length > 0 && (
        <ul className="border-t border-ink">
          {data.groups.map((group, i) => (
            <DuplicateGroup
              key={idsOf(group).join('-')}
              group={group}
              position={i + 1}
              onMerge={(keepId) => merge(group, keepId)}
              onDistinct={() => keepApart(group)}
            />
          ))}
        </ul>
      )}
      {data && data.more > 0 && <p className="py-4 text-sm text-ink-2">{text.more(data.more)}</p>}
      <DistinctPairs onForget={(pair) => forget([pair])} />
    </>
  );
}
