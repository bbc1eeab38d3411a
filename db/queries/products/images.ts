import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { images } from '#db/schema/index.ts';

export async function listImageHashes(db: Db): Promise<string[]> {
  const rows = await db
    .select({ hash: images.hash })
    .from(images)
    .orderBy(asc(images.createdAt), asc(images.hash));
  return rows.map((row) => row.hash);
}

export const hasImage = async (db: Db, hash: string): Promise<boolean> =>
  (await db.$count(images, eq(images.hash, hash))) > 0;

type NewImage = {
  hash: string;
  width: number;
  height: number;
  bytes: number;
  contentType: string;
  likeness?: bigint;
};

/**
 * The same content is stored as one row, however often it is added. Added again, it counts as new, so that the clean-up
 * of old unused pictures does not take it before its product is saved.
 */
export async function insertImage(db: Db, image: NewImage): Promise<void> {
  await db
    .insert(images)
    .values(image)
    .onConflictDoUpdate({ target: images.hash, set: { createdAt: sql`now()` } });
}
