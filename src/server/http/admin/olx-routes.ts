import { importInput, adId, previewInput } from '#src/contracts/admin/olx.ts';
import type {
  ImportJobAnswer,
  ImportStartedAnswer,
  UnfinishedImportAnswer,
} from '#src/domain/admin/olx-import.ts';
import { IMPORT_ANSWER_MS, THUMBNAIL_SECONDS } from '#src/domain/limits/imports.ts';
import { findImportJob, findUnfinishedImportJob, startImportJob } from '#db/queries/imports/import-jobs.ts';
import { continueInBackground } from '#src/server/olx/continue-in-background.ts';
import { importFifty, startImport, type StartedImport } from '#src/server/olx/import-ads.ts';
import { importJobView } from '#src/server/olx/import-job-view.ts';
import { readAdThumbnail } from '#src/server/olx/ad-thumbnail.ts';
import { OlxFailure } from '#src/server/olx/olx-failure.ts';
import { previewAds } from '#src/server/olx/preview-ads.ts';
import { Problem } from '#src/server/problem.ts';
import { importText, olxFailureText } from '#src/strings/olx-import.ts';
import { accept, acceptJson, idOf } from '../accept.ts';
import { adminOf, later, holdPublish } from '../guarded-routes.ts';
import { refuseManyTries } from './refuse-many-tries.ts';
import { type Call, refusal, type Routes } from '../routes.ts';

/** The job continues after the answer: in the background function, or in this process where there is none. */
const continueJob = (c: Call, job: StartedImport) =>
  later(c, 'an import', continueInBackground(c.var.db, job, c.env.siteUrl, c.env.waitUntil));

/** Import from the classifieds site: the button of the specification (SPEC §7), and the review of the panel. */
export function addOlxRoutes(app: Routes): void {
  app.post('/api/olx/import-50', async (c) => {
    await refuseManyTries(c, 'olx');
    const until = Date.now() + IMPORT_ANSWER_MS;
    const answer = await importFifty(c.var.db, adminOf(c).userId, {
      until,
      continueJob: (job) => continueJob(c, job),
    });
    return c.json(answer, answer.success ? 200 : 502);
  });
  app.post('/api/admin/olx/preview', async (c) => {
    await refuseManyTries(c, 'olx');
    const { page } = c.req.header('content-type') ? await acceptJson(previewInput, c) : { page: 1 };
    try {
      return c.json(await previewAds(c.var.db, page));
    } catch (error) {
      if (!(error instanceof OlxFailure)) throw error;
      const message = olxFailureText[error.code];
      return c.json(refusal(message, error.code), 502);
    }
  });
  app.post('/api/admin/olx/import', async (c) => {
    holdPublish(c);
    const input = await acceptJson(importInput, c);
    const job = await startImport(c.var.db, adminOf(c).userId, input);
    await continueJob(c, job);
    return c.json<ImportStartedAnswer>({ success: true, jobId: job.id }, 202);
  });
  app.get('/api/admin/olx/pictures/:id', async (c) => {
    const small = await readAdThumbnail(c.var.db, accept(adId, c.req.param('id')));
    return c.body(new Uint8Array(small), 200, {
      'content-type': 'image/webp',
      'cache-control': `private, max-age=${THUMBNAIL_SECONDS}`,
    });
  });
  app.get('/api/admin/olx/jobs', async (c) => {
    const job = await findUnfinishedImportJob(c.var.db);
    return c.json<UnfinishedImportAnswer>({
      success: true,
      jobId: job?.id ?? null,
      isStuck: job?.isSilent ?? false,
    });
  });
  app.get('/api/admin/olx/jobs/:id', async (c) => {
    const job = await importJobView(c.var.db, idOf(c));
    return c.json<ImportJobAnswer>({ success: true, job });
  });
  app.post('/api/admin/olx/jobs/:id/retry', async (c) => {
    holdPublish(c);
    const job = await findImportJob(c.var.db, idOf(c));
    if (!job) throw new Problem('not_found', importText.jobGone);
    // Before the answer, so that nobody reads the job as ended.
    await startImportJob(c.var.db, job.id);
    await continueJob(c, job);
    return c.json<ImportStartedAnswer>({ success: true, jobId: job.id }, 202);
  });
}
