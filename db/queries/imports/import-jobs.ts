import { and, asc, desc, eq, getTableColumns, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { deletedAds, importItems, importJobs } from '#db/schema/index.ts';
import type { ImportOutcome, ImportStatus } from '#src/domain/admin/olx-import.ts';
import { IMPORT_JOB_DAYS, IMPORT_SILENT_SECONDS } from '#src/domain/limits/imports.ts';
import { daysAgo, isLongerAgo } from '../longer-ago.ts';

type NewImportJob = {
  userId: number | null;
  importAs: ImportStatus;
  renews: boolean;
  /** The ads were chosen one by one, so those whose products were deleted are imported again. */
  isChosen?: boolean;
  ads: readonly { sourceId: string; title: string }[];
};

export async function insertImportJob(db: Db, job: NewImportJob): Promise<{ id: number; key: string }> {
  const { rows } = await db.execute<{ id: number; key: string }>(sql`
    with job as (
      insert into ${importJobs} (user_id, import_as, renews)
      values (${job.userId}, ${job.importAs}, ${job.renews}) returning id, key
    ), items as (
      insert into ${importItems} (job_id, source_id, title, position)
      select job.id, r."sourceId", r.title, row_number() over ()
      from job, json_to_recordset(${JSON.stringify(job.ads)}::json) as r("sourceId" text, title text)
    ), wanted as (
      delete from ${deletedAds} where ${job.isChosen ?? false}::boolean and source_id in (
        select r."sourceId" from json_to_recordset(${JSON.stringify(job.ads)}::json) as r("sourceId" text))
    )
    select id, key from job`);
  const [row] = rows;
  if (!row) throw new Error('an import job was not written');
  return row;
}

const jobColumns = {
  ...getTableColumns(importJobs),
  isSilent: isLongerAgo(importJobs.movedAt, IMPORT_SILENT_SECONDS),
};

export type ImportJob = typeof importJobs.$inferSelect & { isSilent: boolean };

export async function findImportJob(db: Db, id: number): Promise<ImportJob | undefined> {
  const [row] = await db.select(jobColumns).from(importJobs).where(eq(importJobs.id, id));
  return row;
}

export type ImportItem = typeof importItems.$inferSelect;

export function listImportItems(db: Db, jobId: number): Promise<ImportItem[]> {
  return db.select().from(importItems).where(eq(importItems.jobId, jobId)).orderBy(asc(importItems.position));
}

/** Ads that are still to be imported, including those that failed in an earlier run. */
const isOpen = (jobId: number) => and(eq(importItems.jobId, jobId), ne(importItems.state, 'done'));

export function listOpenItems(db: Db, jobId: number): Promise<ImportItem[]> {
  return db.select().from(importItems).where(isOpen(jobId)).orderBy(asc(importItems.position));
}

export type ItemResult = {
  title?: string;
  productId?: number | null;
  problem?: string | null;
  pictures?: number;
} & ({ state: 'done'; outcome: ImportOutcome } | { state: 'failed' });

/** Stores the result of one ad and the time of the job's latest progress. */
export async function writeItemResult(
  db: Db,
  { jobId, sourceId }: Pick<ImportItem, 'jobId' | 'sourceId'>,
  result: ItemResult,
): Promise<void> {
  const { title, productId = null, problem = null, pictures = 0, state } = result;
  await db.batch([
    db
      .update(importItems)
      .set({
        state,
        productId,
        problem,
        pictures,
        outcome: state === 'done' ? result.outcome : null,
        ...(title && { title }),
      })
      .where(and(eq(importItems.jobId, jobId), eq(importItems.sourceId, sourceId))),
    db
      .update(importJobs)
      .set({ movedAt: sql`now()` })
      .where(eq(importJobs.id, jobId)),
  ]);
}

/** Starts a job or opens it again, and sets the time of its latest progress. */
export async function startImportJob(db: Db, id: number): Promise<void> {
  await db
    .update(importJobs)
    .set({ movedAt: sql`now()`, finishedAt: null })
    .where(eq(importJobs.id, id));
}

export async function finishImportJob(db: Db, id: number): Promise<void> {
  await db
    .update(importJobs)
    .set({ movedAt: sql`now()`, finishedAt: sql`now()` })
    .where(eq(importJobs.id, id));
}

export async function deleteOldImportJobs(db: Db): Promise<void> {
  await db.delete(importJobs).where(lt(importJobs.createdAt, daysAgo(IMPORT_JOB_DAYS)));
}

/** The latest job that has not ended, whether or not a process works on it. */
export async function findUnfinishedImportJob(
  db: Db,
): Promise<Pick<ImportJob, 'id' | 'isSilent'> | undefined> {
  const [row] = await db
    .select({ id: jobColumns.id, isSilent: jobColumns.isSilent })
    .from(importJobs)
    .where(isNull(importJobs.finishedAt))
    .orderBy(desc(importJobs.id))
    .limit(1);
  return row;
}

/** For a reason that no ad of the job escapes. */
export async function failOpenItems(db: Db, jobId: number, problem: string): Promise<void> {
  await db.update(importItems).set({ state: 'failed', problem }).where(isOpen(jobId));
}
