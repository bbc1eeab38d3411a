import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { messagePictures } from '#db/schema/index.ts';

export async function findMessagePicture(
  db: Db,
  messageId: number,
  position: number,
): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ bytes: messagePictures.bytes })
    .from(messagePictures)
    .where(and(eq(messagePictures.messageId, messageId), eq(messagePictures.position, position)));
  return row?.bytes;
}

/** The size of the pictures of all messages; PostgreSQL knows their lengths without reading them. */
export async function countPictureBytes(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${messagePictures.bytes})), 0)::int` })
    .from(messagePictures);
  return row?.bytes ?? 0;
}
