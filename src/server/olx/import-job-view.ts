import type { Db } from '#db/client.ts';
import { findImportJob, listImportItems } from '#db/queries/imports/import-jobs.ts';
import type { ImportCounts, ImportJobAnswer } from '#src/domain/admin/olx-import.ts';
import { Problem } from '#src/server/problem.ts';
import { importMessage, importText } from '#src/strings/olx-import.ts';

const NOTHING: ImportCounts = {
  added: 0,
  renewed: 0,
  known: 0,
  edited: 0,
  gone: 0,
  unusable: 0,
  waiting: 0,
  failed: 0,
};

/** The progress of an import. @throws Problem `not_found` */
export async function importJobView(db: Db, id: number): Promise<ImportJobAnswer['job']> {
  const job = await findImportJob(db, id);
  if (!job) throw new Problem('not_found', importText.jobGone);
  const items = await listImportItems(db, id);
  const counts = { ...NOTHING };
  for (const { state, outcome } of items) counts[state === 'done' ? (outcome ?? 'known') : state]++;
  const isFinished = job.finishedAt !== null;
  return {
    id,
    run: job.run,
    importAs: job.importAs,
    total: items.length,
    done: items.length - counts.waiting,
    isFinished,
    isStuck: !isFinished && job.isSilent,
    counts,
    pictures: items.reduce((sum, item) => sum + item.pictures, 0),
    message: importMessage(counts),
    problems: items.flatMap(({ sourceId, title, problem, state, productId }) =>
      problem === null ? [] : [{ id: sourceId, title, problem, canRetry: state === 'failed', productId }],
    ),
  };
}
