import type { Db } from '#db/client.ts';
import { insertImportJob } from '#db/queries/imports/import-jobs.ts';
import type { ImportInput } from '#src/contracts/admin/olx.ts';
import type { ImportFiftyAnswer } from '#src/domain/admin/olx-import.ts';
import { OLX_IMPORT_SIZE } from '#src/domain/limits/imports.ts';
import { importText, olxFailureText } from '#src/strings/olx-import.ts';
import { listAds } from './find-ads.ts';
import { importJobView } from './import-job-view.ts';
import { type OlxAccess, olxAccess } from './olx-client.ts';
import { OlxFailure } from './olx-failure.ts';
import { runImportJob } from './run-import-job.ts';

export type StartedImport = { id: number; key: string };

/** Stores what is to be imported; `runImportJob` does the work. */
export function startImport(db: Db, userId: number | null, input: ImportInput): Promise<StartedImport> {
  return insertImportJob(db, {
    userId,
    importAs: input.as,
    renews: input.renew,
    isChosen: true,
    ads: input.ids.map((sourceId) => ({ sourceId, title: '' })),
  });
}

const nothing = (error: string | null): ImportFiftyAnswer => ({
  success: error === null,
  new_products_added: 0,
  total_found: 0,
  error,
  message: error ?? importText.nothingFound,
  job_id: null,
});

/**
 * The button of the specification: imports the 50 ads that were bumped last, as drafts. `continueJob` receives what is
 * not done by `until`, and the answer says so.
 */
export async function importFifty(
  db: Db,
  userId: number | null,
  {
    until,
    continueJob,
    access,
  }: { until: number; continueJob: (job: StartedImport) => Promise<unknown>; access?: OlxAccess },
): Promise<ImportFiftyAnswer> {
  let job: StartedImport;
  let total: number;
  try {
    const own = access ?? olxAccess();
    const found = await listAds(own, { page: 1, perPage: OLX_IMPORT_SIZE });
    const ads = found.ads.filter(({ isOffered }) => isOffered).slice(0, OLX_IMPORT_SIZE);
    if (ads.length === 0) return nothing(null);
    total = ads.length;
    job = await insertImportJob(db, {
      userId,
      importAs: 'draft',
      renews: false,
      ads: ads.map(({ id, title }) => ({ sourceId: id, title })),
    });
    if (!(await runImportJob(db, job.id, { until, access: own }))) await continueJob(job);
  } catch (error) {
    if (error instanceof OlxFailure) return nothing(olxFailureText[error.code]);
    throw error;
  }
  const view = await importJobView(db, job.id);
  const { counts } = view;
  const [firstProblem] = view.problems.filter(({ canRetry }) => canRetry);
  const error = counts.failed > 0 ? `${view.message} ${firstProblem?.problem ?? ''}`.trim() : null;
  return {
    // Something was imported, or there was nothing new.
    success: counts.failed === 0 || counts.added > 0,
    new_products_added: counts.added,
    total_found: total,
    error,
    message: counts.waiting > 0 ? `${view.message} ${importText.continues}` : view.message,
    job_id: job.id,
  };
}
