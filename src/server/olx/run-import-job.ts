import pLimit from 'p-limit';
import type { Db } from '#db/client.ts';
import {
  failOpenItems,
  findImportJob,
  finishImportJob,
  listOpenItems,
  startImportJob,
  writeItemResult,
} from '#db/queries/imports/import-jobs.ts';
import { OLX_ADS_AT_ONCE } from '#src/domain/limits/imports.ts';
import { importText, olxFailureText } from '#src/strings/olx-import.ts';
import { logError } from '#src/server/log.ts';
import { refreshSearch } from '#src/server/search/refresh-search.ts';
import { importKnowledge } from './import-knowledge.ts';
import { importAd } from './import-ad.ts';
import { type OlxAccess, olxAccess } from './olx-client.ts';
import { OlxFailure } from './olx-failure.ts';

/**
 * Works on the open ads of a job until it is done or the time is up. May be called again at any time, also while
 * another process works on the same job: every ad becomes one product. Returns true when nothing is left open.
 */
export async function runImportJob(
  db: Db,
  jobId: number,
  { until, access = olxAccess() }: { until: number; access?: OlxAccess },
): Promise<boolean> {
  const job = await findImportJob(db, jobId);
  if (!job) return true;
  await startImportJob(db, jobId);
  const context = { access, job, knowledge: await importKnowledge(db) };
  const items = await listOpenItems(db, jobId);
  let refused: OlxFailure | undefined;
  let left = 0;
  await pLimit(OLX_ADS_AT_ONCE).map(items, async (item) => {
    if (refused || Date.now() >= until) {
      left++;
      return;
    }
    try {
      const result = await importAd(db, context, item);
      await writeItemResult(db, item, result);
    } catch (error) {
      if (error instanceof OlxFailure) {
        refused = error;
        left++;
        return;
      }
      logError(`ad ${item.sourceId} was not imported`, error);
      await writeItemResult(db, item, { state: 'failed', problem: importText['problem.internal'] });
    }
  });
  if (refused) await failOpenItems(db, jobId, olxFailureText[refused.code]);
  // All at once, because each call reads the whole dictionary.
  await refreshSearch(db);
  if (left > 0 && !refused) return false;
  await finishImportJob(db, jobId);
  return true;
}
