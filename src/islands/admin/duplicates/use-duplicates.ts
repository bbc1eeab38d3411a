import type { DistinctPair, DuplicateGroupView } from '#src/domain/admin/duplicates.ts';
import {
  loadDuplicates,
  unmarkDistinct,
  markDistinct,
  mergeDuplicates,
} from '#src/stores/admin/duplicates.ts';
import { notify } from '#src/stores/toasts.ts';
import { duplicateText as text } from '#src/strings/admin/duplicates.ts';
import { tellUndoable } from '../actions.ts';
import { runProductChange, tellChange } from '../products/product-actions.ts';
import { useRead } from '../use-read.ts';

const LOOK_AGAIN_MS = 1500;
export const idsOf = ({ products }: DuplicateGroupView) => products.map(({ id }) => id);

export function useDuplicates(onDecided: () => void) {
  const query = useRead(['duplicates'], loadDuplicates, {
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? LOOK_AGAIN_MS : false),
  });
  const change = async (work: () => Promise<void>) => {
    if (await runProductChange(work)) onDecided();
    await query.refetch({ cancelRefetch: false });
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
        const { undo } = await mergeDuplicates(keepId, others);
        const kept = group.products.find(({ id }) => id === keepId);
        tellChange(text.merged(kept?.name ?? ''), undo);
      }),
    markAsDistinct: (group: DuplicateGroupView) =>
      change(async () => {
        const pairs = await markDistinct(idsOf(group));
        tellUndoable(text.marked, () => unmark(pairs));
      }),
  };
}
