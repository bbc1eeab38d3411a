import { and, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { catalogueState, publishes } from '#db/schema/index.ts';
import {
  PUBLISH_ERROR_CHARACTERS_MAX,
  PUBLISH_TRIGGER_AGAIN_SECONDS,
  PUBLISH_SILENT_SECONDS,
} from '#src/domain/limits/publishing.ts';
import { isLongerAgo } from '../longer-ago.ts';
import { pick } from '../pick-columns.ts';

type PublishedBuild = {
  /** The version of the catalogue that the pages show. */
  version: number;
  finishedAt: Date;
  pages: number;
  rendered: number;
  durationMs: number;
};

/** The version of the saved catalogue, and the one that visitors see. */
export async function findPublishState(db: Db) {
  const [[saved], [live]] = await db.batch([
    db.select(pick(catalogueState, 'version', 'changedAt')).from(catalogueState),
    db
      .select(pick(publishes, 'version', 'finishedAt', 'pages', 'rendered', 'durationMs'))
      .from(publishes)
      .where(eq(publishes.state, 'live'))
      .orderBy(desc(publishes.id))
      .limit(1),
  ]);
  return { saved, live };
}

/** The trigger of a pending publish must have been lost. */
const isLost = isLongerAgo(publishes.requestedAt, PUBLISH_TRIGGER_AGAIN_SECONDS);
/** A build that says nothing any more counts as ended. */
const isSilent = sql<boolean>`${publishes.state} = 'building' and ${isLongerAgo(publishes.startedAt, PUBLISH_SILENT_SECONDS)}`;

/**
 * Something was saved that no publish will show: since the last one was asked for, or it failed, was lost or ended without
 * a word. An empty shop has version 1.
 */
export async function lacksPublish(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ lacks: boolean }>(sql`
    select s.version > (select coalesce(max(${publishes.version}), 1) from ${publishes}
      where ${publishes.state} <> 'failed' and not (${publishes.state} = 'requested' and ${isLost})
        and (${isSilent}) is not true) as lacks
    from ${catalogueState} s`);
  return rows[0]?.lacks ?? false;
}

/** The newest publish failed, was lost or ended without a word, whatever it was to show: an edit, or new code. */
export async function lastPublishFailed(db: Db): Promise<boolean> {
  const [last] = await db
    .select({
      failed: sql<boolean>`${publishes.state} = 'failed' or (${publishes.state} = 'requested' and ${isLost})
        or (${isSilent}) is true`,
    })
    .from(publishes)
    .orderBy(desc(publishes.id))
    .limit(1);
  return last?.failed ?? false;
}

/** When the build of the pages that visitors see began; undefined before the first one. */
export async function findLiveBuildStart(db: Db): Promise<Date | undefined> {
  const [row] = await db
    .select({ startedAt: publishes.startedAt })
    .from(publishes)
    .where(eq(publishes.state, 'live'))
    .orderBy(desc(publishes.id))
    .limit(1);
  return row?.startedAt ?? undefined;
}

/** True when the log of publishes has this one. */
export async function wasPublished(db: Db, version: number, finishedAt: Date): Promise<boolean> {
  const found = await db
    .select(pick(publishes, 'id'))
    .from(publishes)
    .where(
      and(eq(publishes.state, 'live'), eq(publishes.version, version), eq(publishes.finishedAt, finishedAt)),
    )
    .limit(1);
  return found.length > 0;
}

/** The publish to show: the one being built, else the pending one, else the last one. */
export async function findCurrentPublish(db: Db) {
  const [row] = await db
    .select({
      ...getTableColumns(publishes),
      isSilent,
    })
    .from(publishes)
    .orderBy(
      sql`case ${publishes.state} when 'building' then 0 when 'requested' then 1 else 2 end`,
      desc(publishes.id),
    )
    .limit(1);
  return row;
}

/**
 * Makes sure that one publish is pending. Returns true when the builder should be triggered: the publish is new, or it has
 * been pending so long that the last trigger must have been lost.
 */
export async function insertPublishRequest(db: Db): Promise<boolean> {
  const version = sql<number>`(select ${catalogueState.version} from ${catalogueState})`;
  const [row] = await db
    .insert(publishes)
    .values({ version })
    .onConflictDoUpdate({
      target: publishes.state,
      targetWhere: sql`state = 'requested'`,
      set: { version, requestedAt: sql`case when ${isLost} then now() else ${publishes.requestedAt} end` },
    })
    .returning({ isFresh: sql<boolean>`${publishes.requestedAt} = now()` });
  return row?.isFresh ?? false;
}

/**
 * Turns the pending publish into the one being built, or starts one where none is (a command, a changed template).
 * A killed build is still recorded as running; the next build that starts marks it as failed.
 *
 * @returns the publish's id
 */
export async function startPublish(db: Db, interrupted: string): Promise<number> {
  const [, [claimed]] = await db.batch([
    db
      .update(publishes)
      .set({ state: 'failed', error: interrupted, finishedAt: sql`now()` })
      .where(eq(publishes.state, 'building')),
    db
      .update(publishes)
      .set({ state: 'building', startedAt: sql`now()` })
      .where(eq(publishes.state, 'requested'))
      .returning({ id: publishes.id }),
  ]);
  if (claimed) return claimed.id;
  const [begun] = await db
    .insert(publishes)
    .values({
      state: 'building',
      startedAt: sql`now()`,
      version: sql`(select ${catalogueState.version} from ${catalogueState})`,
    })
    .returning({ id: publishes.id });
  if (!begun) throw new Error('a publish was not recorded');
  return begun.id;
}

export const hasPendingPublish = async (db: Db): Promise<boolean> =>
  (await db.$count(publishes, eq(publishes.state, 'requested'))) > 0;

/** Seconds since the start of the latest build; undefined before the first. One in the future says nothing. */
export async function findSecondsSinceBuild(db: Db): Promise<number | undefined> {
  const [row] = await db
    .select({ seconds: sql<number | null>`extract(epoch from now() - max(${publishes.startedAt}))::float8` })
    .from(publishes)
    .where(lte(publishes.startedAt, sql`now()`));
  return row?.seconds ?? undefined;
}

/** Progress of the build: `rendered` of the `pages` to check are done. Without effect once the publish has ended. */
export async function updatePublishProgress(
  db: Db,
  id: number,
  { pages, rendered }: Pick<PublishedBuild, 'pages' | 'rendered'>,
): Promise<void> {
  await db
    .update(publishes)
    .set({ pages, rendered })
    .where(and(eq(publishes.id, id), eq(publishes.state, 'building')));
}

export async function finishPublish(
  db: Db,
  id: number,
  { version, finishedAt, pages, rendered, durationMs }: PublishedBuild,
): Promise<void> {
  await db
    .update(publishes)
    .set({ version, finishedAt, pages, rendered, durationMs, state: 'live', error: null })
    .where(eq(publishes.id, id));
}

export async function failPublish(db: Db, id: number, reason: string): Promise<void> {
  await db
    .update(publishes)
    .set({
      state: 'failed',
      error: reason.slice(-PUBLISH_ERROR_CHARACTERS_MAX) || 'unknown',
      finishedAt: sql`now()`,
    })
    .where(eq(publishes.id, id));
}

/** Deletes finished publishes except for the newest `keep`. */
export async function deleteOldPublishes(db: Db, keep: number): Promise<void> {
  const kept = db
    .select({ id: publishes.id })
    .from(publishes)
    .where(inArray(publishes.state, ['live', 'failed']))
    .orderBy(desc(publishes.id))
    .limit(keep);
  await db
    .delete(publishes)
    .where(sql`${publishes.state} in ('live', 'failed') and ${publishes.id} not in ${kept}`);
}
