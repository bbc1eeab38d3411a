import { useRef } from 'react';
import type { DuplicatesAnswer } from '#src/domain/admin/duplicates.ts';
import { duplicateText as text } from '#src/strings/admin/duplicates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loaded, RowsLoading } from '../ui/Loaded.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { DistinctPairs } from './DistinctPairs.tsx';
import { DuplicateGroup } from './DuplicateGroup.tsx';
import { RemoveSure } from './RemoveSure.tsx';
import { idsOf, useDuplicates } from './use-duplicates.ts';

/** Possible duplicates: the owner decides about each group; certain ones can all be removed at once. */
export function DuplicatesScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button was removed together with its group.
  const { query, merge, markAsDistinct, unmark } = useDuplicates(() => heading.current?.focus());
  const isComplete = !query.isPending && query.data?.isComplete !== false;
  const loading = (
    <>
      <p className="pb-2 text-sm text-ink-2">{text.looking}</p>
      <RowsLoading rows={6} />
    </>
  );
  return (
    <>
      <ScreenHead title={text.title} lead={text.lead} headingRef={heading}>
        <RemoveSure />
      </ScreenHead>
      <Loaded query={query} loading={loading}>
        {(answer) => (
          <>
            <Outcome answer={answer} />
            {answer.groups.length > 0 && (
              <ul className="border-t border-ink">
                {answer.groups.map((group, i) => (
                  <DuplicateGroup
                    key={idsOf(group).join('-')}
                    group={group}
                    position={i + 1}
                    onMerge={(keepId) => merge(group, keepId)}
                    onDistinct={() => markAsDistinct(group)}
                  />
                ))}
              </ul>
            )}
            {answer.more > 0 && <p className="py-4 text-sm text-ink-2">{text.more(answer.more)}</p>}
          </>
        )}
      </Loaded>
      {/* Groups that are found later would push it away from under a finger. */}
      {isComplete && <DistinctPairs onUnmark={(pair) => unmark([pair])} />}
    </>
  );
}

const Outcome = ({ answer: { groups, isComplete } }: { answer: DuplicatesAnswer }) => (
  <>
    <p role="status" className="pb-2 text-sm text-ink-2 num">
      {[groups.length > 0 && text.groups(groups.length), !isComplete && text.looking]
        .filter(Boolean)
        .join(' · ')}
    </p>
    {groups.length === 0 && isComplete && (
      <EmptyState icon="check" title={text.none} advice={text.noneAdvice} />
    )}
  </>
);
