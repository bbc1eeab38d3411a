import type { DuplicatesAnswer, MergeAnswer, RemoveDuplicatesAnswer } from '#src/domain/admin/duplicates.ts';
import { adminCall } from './admin-call.ts';

export const findDuplicates = (signal?: AbortSignal): Promise<DuplicatesAnswer> =>
  adminCall('duplicates/find', { method: 'POST', signal });

export const mergeDuplicates = (keepId: number, removeIds: readonly number[]): Promise<MergeAnswer> =>
  adminCall('duplicates/merge', { method: 'POST', body: { groups: [{ keepId, removeIds }] } });

/** Remembered: these products are never shown as one again. */
export const markDistinct = (ids: readonly number[]): Promise<unknown> =>
  adminCall('duplicates/distinct', { method: 'POST', body: { ids } });

/** The call of the specification: merges what is surely one. */
export const removeSureDuplicates = (): Promise<RemoveDuplicatesAnswer> =>
  adminCall('/api/database/remove-duplicates', { method: 'POST' });
