import { atom } from 'nanostores';
import type {
  ImportFiftyAnswer,
  ImportJobAnswer,
  ImportStartedAnswer,
  ImportStatus,
  AdsPreviewAnswer,
  UnfinishedImportAnswer,
} from '#src/domain/admin/olx-import.ts';
import { adminCall } from './admin-call.ts';
import { readPicture } from './read-picture.ts';

/** The import whose end is still to be announced, once, even if the owner has used another section since. */
export const $awaitedImport = atom<number | null>(null);

export const previewAds = (page: number, signal?: AbortSignal): Promise<AdsPreviewAnswer> =>
  adminCall('olx/preview', { method: 'POST', body: { page }, signal });

/** The first picture of an ad. Throws AdminProblem. */
export const readAdPicture = (id: string, signal?: AbortSignal): Promise<string> =>
  readPicture(`olx/pictures/${id}`, signal);

type Chosen = { ids: readonly string[]; as: ImportStatus; renew: boolean };

export async function startImport(chosen: Chosen): Promise<number> {
  const { jobId } = await adminCall<ImportStartedAnswer>('olx/import', { method: 'POST', body: chosen });
  $awaitedImport.set(jobId);
  return jobId;
}

export const readImportJob = async (id: number, signal?: AbortSignal): Promise<ImportJobAnswer['job']> =>
  (await adminCall<ImportJobAnswer>(`olx/jobs/${id}`, { signal })).job;

export const findUnfinishedImport = (signal?: AbortSignal): Promise<UnfinishedImportAnswer> =>
  adminCall('olx/jobs', { signal });

export async function retryImport(id: number): Promise<void> {
  await adminCall<ImportStartedAnswer>(`olx/jobs/${id}/retry`, { method: 'POST' });
  $awaitedImport.set(id);
}

/** The specification's call: 50 ads as drafts, without a review. */
export async function importFifty(): Promise<ImportFiftyAnswer> {
  const answer = await adminCall<ImportFiftyAnswer>('/api/olx/import-50', { method: 'POST' });
  $awaitedImport.set(answer.job_id);
  return answer;
}
