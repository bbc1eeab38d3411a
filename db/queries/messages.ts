import { count, desc, eq, type InferSelectModel, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { contactMessages } from '#db/schema/index.ts';
import type { AdminMessage, MessageCounts, MessageState } from '#src/domain/admin/inbox.ts';
import { MESSAGE_MONTHS } from '#src/domain/limits.ts';

export type NewContactMessage = Pick<
  AdminMessage,
  'firstName' | 'lastName' | 'email' | 'phone' | 'subject' | 'body'
>;

export async function insertContactMessage(db: Db, message: NewContactMessage): Promise<number> {
  const [row] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id });
  if (!row) throw new Error('a message was not stored');
  return row.id;
}

export async function markMessageMailed(db: Db, id: number): Promise<void> {
  await db
    .update(contactMessages)
    .set({ mailedAt: sql`now()` })
    .where(eq(contactMessages.id, id));
}

/** False when there is no such message. */
export async function deleteMessage(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .delete(contactMessages)
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id });
  return rows.length > 0;
}

export async function deleteOldMessages(db: Db): Promise<void> {
  await db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, sql`now() - make_interval(months => ${MESSAGE_MONTHS}::int)`));
}

type MessageRow = InferSelectModel<typeof contactMessages>;

const toMessage = ({ mailedAt, createdAt, answeredAt, ...row }: MessageRow): AdminMessage => ({
  ...row,
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  isMailed: mailedAt !== null,
});

const stateCounts = (db: Db) =>
  db
    .select({ state: contactMessages.state, messages: count() })
    .from(contactMessages)
    .groupBy(contactMessages.state);

const toCounts = (rows: { state: MessageState; messages: number }[]): MessageCounts => {
  const of = (state: MessageState) => rows.find((row) => row.state === state)?.messages ?? 0;
  return { new: of('new'), answered: of('answered') };
};

/** Newest first; without a state the new ones come before the answered ones. */
export async function listMessages(
  db: Db,
  { state, page, size }: { state: MessageState | undefined; page: number; size: number },
): Promise<{ messages: AdminMessage[]; counts: MessageCounts }> {
  const [rows, counts] = await db.batch([
    db
      .select()
      .from(contactMessages)
      .where(state && eq(contactMessages.state, state))
      .orderBy(
        ...(state ? [] : [desc(contactMessages.state)]),
        desc(contactMessages.createdAt),
        desc(contactMessages.id),
      )
      .limit(size)
      .offset((page - 1) * size),
    stateCounts(db),
  ]);
  return { messages: rows.map(toMessage), counts: toCounts(counts) };
}

/** Undefined when there is no such message. Marking a message as answered again keeps the first time. */
export async function setMessageState(
  db: Db,
  id: number,
  state: MessageState,
): Promise<{ message: AdminMessage; counts: MessageCounts } | undefined> {
  const answeredAt = state === 'answered' ? sql`coalesce(${contactMessages.answeredAt}, now())` : null;
  const [[row], counts] = await db.batch([
    db.update(contactMessages).set({ state, answeredAt }).where(eq(contactMessages.id, id)).returning(),
    stateCounts(db),
  ]);
  return row && { message: toMessage(row), counts: toCounts(counts) };
}
