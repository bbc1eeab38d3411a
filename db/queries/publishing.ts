import { desc, eq } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { catalogueState, publishes } from '#db/schema/index.ts';

export type PublishedBuild = {
  version: number;
  finishedAt: Date;
  pages: number;
  rendered: number;
  durationMs: number;
};

/** The catalogue as saved beside the one that visitors see. */
export async function findPublishState(db: Db) {
  const [[saved], [live]] = await db.batch([
    db.select({ version: catalogueState.version, changedAt: catalogueState.changedAt }).from(catalogueState),
    db
      .select({ version: publishes.version, finishedAt: publishes.finishedAt })
      .from(publishes)
      .where(eq(publishes.state, 'live'))
      .orderBy(desc(publishes.id))
      .limit(1),
  ]);
  return { saved, live };
}

export async function insertPublishedBuild(db: Db, build: PublishedBuild): Promise<void> {
  await db.insert(publishes).values({
    ...build,
    state: 'live',
    startedAt: new Date(build.finishedAt.getTime() - build.durationMs),
  });
}
