import type {
  DistinctAnswer,
  DistinctListAnswer,
  DistinctPair,
  DuplicatesAnswer,
  MergeAnswer,
  RemoveDuplicatesAnswer,
} from '#src/domain/admin/duplicates.ts';
import { adminCall } from './admin-call.ts';

export const findDuplicates = (signal?: AbortSignal): Promise<DuplicatesAnswer> =>
  adminCall('duplicates/find', { method: 'POST', signal });

export const mergeDuplicates = (keepId: number, removeIds: readonly number[]): Promise<MergeAnswer> =>
  adminCall('duplicates/merge', { method: 'POST', body: { groups: [{ keepId, removeIds }] } });

/** Remembered: these products are not shown as one again. Returns what `forgetDistinct` takes back. */
export const markDistinct = async (ids: readonly number[]): Promise<readonly DistinctPair[]> =>
  (await adminCall<DistinctAnswer>('duplicates/distinct', { method: 'POST', body: { ids } })).pairs;

export const listDistinct = (signal?: AbortSignal): Promise<DistinctListAnswer> =>
  adminCall('duplicates/distinct', { signal });

export const forgetDistinct = (pairs: readonly DistinctPair[]): Promise<unknown> =>
  adminCall('duplicates/distinct/forget', { method: 'POST', body: { pairs } });

/** The call of the specification: merges what is surely one. */
export const removeSureDuplicates = (): Promise<RemoveDuplicatesAnswer> =>
  adminCall('/api/database/remove-duplicates', { method: 'POST' });
