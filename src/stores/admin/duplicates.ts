import type {
  DistinctAnswer,
  DistinctListAnswer,
  DistinctPair,
  DuplicatesAnswer,
  MergeDuplicatesAnswer,
  RemoveDuplicatesAnswer,
} from '#src/domain/admin/duplicates.ts';
import { adminCall } from './admin-call.ts';
import { postWithRetries } from './post-with-retries.ts';

export const loadDuplicates = (signal?: AbortSignal): Promise<DuplicatesAnswer> =>
  adminCall('duplicates/find', { method: 'POST', signal });

/** The same `key` merges once, so a merge whose answer was lost is retried. */
export const mergeDuplicates = (
  keepId: number,
  removeIds: readonly number[],
  key: string,
): Promise<MergeDuplicatesAnswer> =>
  postWithRetries('duplicates/merge', { groups: [{ keepId, removeIds }] }, { 'idempotency-key': key });

/** Marks products as different, so that they are not suggested again. Returns the pairs for `unmarkDistinct`. */
export const markDistinct = async (ids: readonly number[]): Promise<readonly DistinctPair[]> =>
  (await adminCall<DistinctAnswer>('duplicates/distinct', { method: 'POST', body: { ids } })).pairs;

export const listDistinct = (signal?: AbortSignal): Promise<DistinctListAnswer> =>
  adminCall('duplicates/distinct', { signal });

export const unmarkDistinct = (pairs: readonly DistinctPair[]): Promise<unknown> =>
  adminCall('duplicates/distinct/forget', { method: 'POST', body: { pairs } });

/** The specification's call: merges all certain duplicates, once for each `key`. */
export const removeSureDuplicates = (key: string): Promise<RemoveDuplicatesAnswer> =>
  adminCall('/api/database/remove-duplicates', { method: 'POST', headers: { 'idempotency-key': key } });
