import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '#db/client.ts';
import { deleteUnusedImages } from '#db/queries/history/bin.ts';
import { insertImage } from '#db/queries/products/images.ts';
import { insertContactMessage } from '#db/queries/messages/messages.ts';
import { countSearchMiss } from '#db/queries/search/search-words.ts';
import { countAttempt } from '#db/queries/admin/throttles.ts';
import {
  auditEntries,
  contactMessages,
  images,
  requestKeys,
  searchMisses,
  throttles,
  wantedParts,
} from '#db/schema/index.ts';
import { BIN_DAYS, HISTORY_ENTRIES_MAX } from '#src/domain/limits/admin.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { listHistory } from '#src/server/history/list-history.ts';
import { cleanUp } from './clean-up.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

const ago = (interval: string) => sql`now() - ${interval}::interval`;
const person = {
  firstName: 'Amra',
  lastName: 'Šarić',
  email: 'amra@primjer.ba',
  phone: null,
  body: 'Imate li far?',
};

test('what the privacy page says is deleted when its time is over, and not before', async () => {
  for (const [subject, age] of [
    ['stara', '12 months 1 day'],
    ['nova', '11 months 25 days'],
  ] as const) {
    const id = await insertContactMessage(db, { ...person, subject });
    await db.execute(sql`update ${contactMessages} set created_at = ${ago(age)} where id = ${id}`);
  }
  for (const [query, age] of [
    ['staro', '91 days'],
    ['novo', '89 days'],
  ] as const) {
    await countSearchMiss(db, query);
    await db.execute(sql`update ${searchMisses} set last_asked_at = ${ago(age)} where query = ${query}`);
  }
  const wanted = { part: 'far', vehicle: 'Audi A4', name: 'Amra', email: person.email };
  await db
    .insert(wantedParts)
    .values(['2020-01-01', '9999-01-01'].map((keptUntil) => ({ ...wanted, keptUntil })));
  await countAttempt(db, 'contact:a', { attempts: 1, windowSeconds: 60 });
  await db.update(throttles).set({ windowStartedAt: ago('25 hours') });

  await cleanUp(db);
  expect(await db.select({ keptUntil: wantedParts.keptUntil }).from(wantedParts)).toEqual([
    { keptUntil: '9999-01-01' },
  ]);
  expect(await db.select({ subject: contactMessages.subject }).from(contactMessages)).toEqual([
    { subject: 'nova' },
  ]);
  expect(await db.select({ query: searchMisses.query }).from(searchMisses)).toEqual([{ query: 'novo' }]);
  expect(await db.$count(throttles)).toBe(0);
});

test('the key of a request that was sent again is kept as long as products stay in the bin', async () => {
  const key = (name: string, days: number) => ({
    key: name,
    bodyHash: 'x',
    subject: 'products' as const,
    result: '1',
    createdAt: ago(`${days} days`),
  });
  await db.insert(requestKeys).values([key('star', BIN_DAYS + 1), key('nov', BIN_DAYS - 1)]);
  await cleanUp(db);
  expect(await db.select({ key: requestKeys.key }).from(requestKeys)).toEqual([{ key: 'nov' }]);
});

test('the history keeps the newest entries of every name, and none for ever', async () => {
  const entry = (entityId: string, at: ReturnType<typeof ago>) => ({
    action: 'update' as const,
    entity: 'model' as const,
    entityId,
    after: { name: 'Golf' },
    at,
  });
  const many = Array.from({ length: HISTORY_ENTRIES_MAX + 5 }, (_, n) => entry('1', ago(`${n} minutes`)));
  await db.insert(auditEntries).values([...many, entry('2', ago('23 months')), entry('2', ago('25 months'))]);
  await cleanUp(db);
  const kept = await db
    .select({
      of: auditEntries.entityId,
      version: auditEntries.version,
      age: sql<number>`extract(epoch from now() - at)::int`,
    })
    .from(auditEntries)
    .orderBy(asc(auditEntries.at));
  expect(kept.filter((row) => row.of === '1')).toHaveLength(HISTORY_ENTRIES_MAX);
  expect(Math.max(...kept.filter((row) => row.of === '1').map((row) => row.age))).toBeLessThan(
    HISTORY_ENTRIES_MAX * 60,
  );
  expect(kept.filter((row) => row.of === '2')).toHaveLength(1);
  const { entries, pagination } = await listHistory(db, { page: 2, entity: 'model', id: '1' });
  expect(pagination).toMatchObject({ totalProducts: HISTORY_ENTRIES_MAX, totalPages: 5 });
  const minutes = entries.map(({ at }) => Math.floor((Date.now() - Date.parse(at)) / 60_000));
  expect(minutes).toEqual(Array.from({ length: 20 }, (_, n) => n + 20));
  expect(new Set(kept.map((row) => row.version))).toEqual(new Set([1]));
});

test('the embedded database learns how its tables are filled, which it does not do by itself', async () => {
  await insertContactMessage(db, { ...person, subject: 'nova' });
  await cleanUp(db, { isEmbedded: true });
  const { rows } = await db.execute(
    sql`select reltuples from pg_class where oid = 'contact_messages'::regclass`,
  );
  expect(rows).toEqual([{ reltuples: await db.$count(contactMessages) }]);
});

test('a step that fails is logged and reported, and the others still run', async () => {
  await countAttempt(db, 'contact:b', { attempts: 1, windowSeconds: 60 });
  await db.update(throttles).set({ windowStartedAt: ago('25 hours') });
  await db.execute(sql`alter table contact_messages rename to contact_messages_away`);
  try {
    await expect(cleanUp(db)).rejects.toThrow('the clean-up is incomplete');
  } finally {
    await db.execute(sql`alter table contact_messages_away rename to contact_messages`);
  }
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('clean-up: messages'));
  vi.mocked(console.error).mockClear();
  expect(await db.$count(throttles)).toBe(0);
});

test('an old picture that is added again is not taken for an old one', async () => {
  const picture = { hash: 'c'.repeat(32), width: 1, height: 1, bytes: 1, contentType: 'image/webp' };
  await insertImage(db, picture);
  await db.update(images).set({ createdAt: ago('40 days') });
  await insertImage(db, picture);
  expect(await deleteUnusedImages(db)).toEqual([]);
  await db.update(images).set({ createdAt: ago('40 days') });
  expect(await deleteUnusedImages(db)).toEqual([picture.hash]);
});

test('while the store of pictures is away, only a few pictures lose the row that names their files', async () => {
  await db.execute(sql`insert into ${images} (hash, width, height, bytes, content_type, created_at)
    select md5(n::text), 1, 1, 1, 'image/webp', ${ago('40 days')} from generate_series(1, 120) n`);
  await expect(cleanUp(db)).rejects.toThrow('the clean-up is incomplete');
  vi.mocked(console.error).mockClear();
  expect(await db.$count(images)).toBe(70);
});
