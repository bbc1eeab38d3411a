import { and, count, desc, eq, getTableColumns, type InferSelectModel, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { contactMessages, messagePictures, messageProducts, products } from '#db/schema/index.ts';
import type { AdminMessage, EnquiredProduct, MessageCounts, MessageState } from '#src/domain/admin/inbox.ts';
import { MESSAGE_MONTHS } from '#src/domain/limits/visitors.ts';
import { keepKey, type RequestKey } from '../admin/request-keys.ts';
import { askedProducts } from '../id-list.ts';
import { foundMessages } from './found-messages.ts';
import { publishedP } from '../products/product-conditions.ts';

export type NewContactMessage = Pick<
  AdminMessage,
  'firstName' | 'lastName' | 'email' | 'phone' | 'subject' | 'body'
> &
  Partial<Pick<AdminMessage, 'source' | 'vehicle'>> & {
    productIds?: readonly number[];
  };

const ownId = sql<number>`currval(pg_get_serial_sequence('contact_messages', 'id'))::int`;

/** Products that do not exist are left out. */
const insertProductsOf = (db: Db, message: SQL, productIds: readonly number[]) =>
  db.execute(sql`
    insert into ${messageProducts} (message_id, product_id, position)
    select ${message}, p.id, asked.position - 1 from ${askedProducts(productIds)}`);

/** What the owner notes. With a key that another request has used, nothing is stored. */
export async function insertContactMessage(
  db: Db,
  { productIds = [], ...message }: NewContactMessage,
  key?: RequestKey,
): Promise<number> {
  const [[row]] = await db.batch([
    db.insert(contactMessages).values(message).returning({ id: contactMessages.id }),
    insertProductsOf(db, ownId, productIds),
    ...keepKey(db, 'message', ownId, key),
  ]);
  if (!row) throw new Error('a message was not stored');
  return row.id;
}

/** Replaces the text and the products of a message. */
export async function rewriteMessage(
  db: Db,
  id: number,
  { productIds = [], ...message }: NewContactMessage,
): Promise<void> {
  await db.batch([
    db.update(contactMessages).set(message).where(eq(contactMessages.id, id)),
    db.delete(messageProducts).where(eq(messageProducts.messageId, id)),
    insertProductsOf(db, sql`${id}::int`, productIds),
  ]);
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

const { searchText: _onlySearched, ...messageColumns } = getTableColumns(contactMessages);

type MessageRow = {
  message: Omit<InferSelectModel<typeof contactMessages>, 'searchText'>;
  products: EnquiredProduct[];
  pictures: number;
};

function toMessage({ message, products, pictures }: MessageRow): AdminMessage {
  const { mailedAt, createdAt, answeredAt, ...row } = message;
  return {
    ...row,
    products,
    pictures,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    isUnmailed: row.source === 'form' && mailedAt === null,
  };
}

const enquiredProducts = sql<EnquiredProduct[]>`coalesce(
  (select json_agg(json_build_object('id', p.id, 'name', p.name, 'priceMinor', p.price_minor,
      'availability', p.availability, 'isPublic', ${publishedP})
      order by asked.position)
    from ${messageProducts} asked join ${products} p on p.id = asked.product_id
    where asked.message_id = contact_messages.id), '[]'::json)`;

const pictureCount = sql<number>`(
  select count(*)::int from ${messagePictures} own where own.message_id = contact_messages.id)`;

const isOverdue = sql`state = 'new' and created_at < now() - interval '1 day'`;

const selectMessages = (db: Db, where: SQL | undefined) =>
  db
    .select({ message: messageColumns, products: enquiredProducts, pictures: pictureCount })
    .from(contactMessages)
    .where(where);

/**
 * New messages come first: those older than a day, the longest waiting on top, then the newest. The counts are those of
 * all messages.
 */
export async function listMessages(
  db: Db,
  filter: { state: MessageState | undefined; search: string; page: number; size: number },
): Promise<{ messages: AdminMessage[]; total: number; counts: MessageCounts }> {
  const { state, search, page, size } = filter;
  const where = and(state && eq(contactMessages.state, state), foundMessages(search));
  const [rows, [found], states] = await db.batch([
    selectMessages(db, where)
      .orderBy(
        desc(sql`state = 'new'`),
        sql`case when ${isOverdue} then created_at end nulls last`,
        desc(contactMessages.createdAt),
        desc(contactMessages.id),
      )
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(contactMessages).where(where),
    db
      .select({ state: contactMessages.state, messages: count() })
      .from(contactMessages)
      .groupBy(contactMessages.state),
  ]);
  const counts: MessageCounts = { all: 0, new: 0, answered: 0, agreed: 0, lost: 0 };
  for (const row of states) {
    counts[row.state] = row.messages;
    counts.all += row.messages;
  }
  return { messages: rows.map(toMessage), total: found?.total ?? 0, counts };
}

export async function findMessage(db: Db, id: number): Promise<AdminMessage | undefined> {
  const [row] = await selectMessages(db, eq(contactMessages.id, id));
  return row && toMessage(row);
}

/** `answeredAt` keeps the time at which a message first stopped being new. */
export async function setMessageState(db: Db, id: number, state: MessageState): Promise<void> {
  const answeredAt = state === 'new' ? null : sql`coalesce(${contactMessages.answeredAt}, now())`;
  await db.update(contactMessages).set({ state, answeredAt }).where(eq(contactMessages.id, id));
}
