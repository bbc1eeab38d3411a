import { useRef } from 'react';
import {
  type DistinctPair,
  type DuplicateGroupView,
  type DuplicatesAnswer,
  inShownOrder,
} from '#src/domain/admin/duplicates.ts';
import {
  loadDuplicates,
  unmarkDistinct,
  markDistinct,
  mergeDuplicates,
} from '#src/stores/admin/duplicates.ts';
import { forgetDuplicates } from '#src/stores/admin/review-choices.ts';
import { randomUuid } from '#src/stores/random-uuid.ts';
import { notify } from '#src/stores/toasts.ts';
import { duplicateText as text } from '#src/strings/admin/duplicates.ts';
import { tellUndoable } from '../actions.ts';
import { runProductChange, tellChange } from '../products/product-actions.ts';
import { useRead } from '../use-read.ts';

const LOOK_AGAIN_MS = 1500;

/** While pictures are compared, better groups may be found: they must not push away a button that is being pressed. */
const keepOrder = (shown: unknown, found: unknown): DuplicatesAnswer => {
  const answer = found as DuplicatesAnswer;
  const groups = (shown as DuplicatesAnswer | undefined)?.groups ?? [];
  return { ...answer, groups: inShownOrder(groups, answer.groups) };
};

export const idsOf = ({ products }: DuplicateGroupView) => products.map(({ id }) => id);

export function useDuplicates(onDecided: () => void) {
  /** The keys of merges without an answer: the same merge is made once, however often it is sent. */
  const keys = useRef(new Map<string, string>());
  const query = useRead(['duplicates'], loadDuplicates, {
    structuralSharing: keepOrder,
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? LOOK_AGAIN_MS : false),
  });
  const change = async (work: () => Promise<void>, decided: readonly number[] = []) => {
    const isDone = await runProductChange(work);
    if (isDone) onDecided();
    await query.refetch({ cancelRefetch: false });
    // The group is shown until the list is read again.
    if (isDone) forgetDuplicates(decided);
    return isDone;
  };
  const unmark = (pairs: readonly DistinctPair[]) =>
    change(async () => {
      await unmarkDistinct(pairs);
      notify(text.unmarked);
    });
  return {
    query,
    unmark,
    merge: (group: DuplicateGroupView, keepId: number) =>
      change(async () => {
        const others = idsOf(group).filter((id) => id !== keepId);
        const merge = [keepId, ...others].join();
        const key = keys.current.get(merge) ?? randomUuid();
        keys.current.set(merge, key);
        const { undo } = await mergeDuplicates(keepId, others, key);
        keys.current.delete(merge);
        const kept = group.products.find(({ id }) => id === keepId);
        tellChange(text.merged(kept?.name ?? ''), undo);
      }, idsOf(group)),
    markAsDistinct: (group: DuplicateGroupView) =>
      change(async () => {
        const pairs = await markDistinct(idsOf(group));
        tellUndoable(text.marked, () => unmark(pairs));
      }, idsOf(group)),
  };
}
