import type { Db } from '#db/client.ts';
import { lacksPublish } from '#db/queries/catalogue/publishing.ts';
import { IMPORT_BACKGROUND_MS } from '#src/domain/limits/imports.ts';
import { OWN_SITE_TIMEOUT_MS } from '#src/domain/limits/requests.ts';
import { type Later, requestPublish } from '#src/server/publishing/request-publish.ts';
import type { StartedImport } from './import-ads.ts';
import { runImportJob } from './run-import-job.ts';

export const BACKGROUND_PATH = '/.netlify/functions/import-background';

/** Works on a job until it is done, and triggers a publish if it has written to the catalogue. */
export async function finishImport(db: Db, jobId: number, waitUntil?: Later): Promise<void> {
  await runImportJob(db, jobId, { until: Date.now() + IMPORT_BACKGROUND_MS });
  if (await lacksPublish(db)) await requestPublish(db, waitUntil);
}

/**
 * Hands a job to the background function, which may run for minutes. Without an address of this site (a test, a
 * script) the work is done in this process.
 */
export async function continueInBackground(
  db: Db,
  { id, key }: StartedImport,
  siteUrl: string | undefined,
  waitUntil?: Later,
): Promise<void> {
  if (!siteUrl) return finishImport(db, id, waitUntil);
  const answer = await fetch(siteUrl + BACKGROUND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jobId: id, key }),
    signal: AbortSignal.timeout(OWN_SITE_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the background function answered ${answer.status}`);
}
