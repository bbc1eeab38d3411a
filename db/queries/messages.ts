import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { contactMessages } from '#db/schema/index.ts';

export type NewContactMessage = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  subject: string;
  body: string;
};

export async function insertContactMessage(db: Db, message: NewContactMessage): Promise<number> {
  const [row] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id });
  if (!row) throw new Error('a message was not stored');
  return row.id;
}

/** The copy by e-mail has gone out. */
export async function markMessageMailed(db: Db, id: number): Promise<void> {
  await db
    .update(contactMessages)
    .set({ mailedAt: sql`now()` })
    .where(eq(contactMessages.id, id));
}
