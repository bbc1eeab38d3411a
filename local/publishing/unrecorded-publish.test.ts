import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasPendingPublish, insertPublishRequest } from '#db/queries/catalogue/publishing.ts';
import { publishes } from '#db/schema/index.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { recordPublish } from './build-site.ts';
import { Publisher } from './publisher.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a publish that cannot even be recorded, as on a full disk, waits for the next trigger', async () => {
  const { db } = database;
  await insertPublishRequest(db);
  await db.execute(sql`set default_transaction_read_only = on`);
  const failures: string[] = [];
  const publisher = new Publisher({
    db,
    folders: { site: '/nowhere/site', cache: '/nowhere/cache' },
    log: (message) => failures.push(message),
  });
  publisher.trigger();
  await publisher.idle();
  await publisher.close();
  expect(failures).toEqual(['the publisher cannot start what is pending']);
  expect(await hasPendingPublish(db)).toBe(true);
});

test('nor is an outdated site forgotten, for which no publish is pending', async () => {
  const { db } = database;
  await db.execute(sql`set default_transaction_read_only = off`);
  await db.delete(publishes);
  await db.execute(sql`set default_transaction_read_only = on`);
  const failures: string[] = [];
  const publisher = new Publisher({
    db,
    folders: { site: '/nowhere/site', cache: '/nowhere/cache' },
    isDue: true,
    log: (message) => failures.push(message),
  });
  for (let triggers = 0; triggers < 2; triggers++) {
    publisher.trigger();
    await publisher.idle();
  }
  await publisher.close();
  expect(failures).toEqual(Array(2).fill('the publisher cannot start what is pending'));
});

test('the reason why a publish failed is known although it cannot be recorded', async () => {
  const { db } = database;
  await db.execute(sql`set default_transaction_read_only = off`);
  const failing = recordPublish(db, async () => {
    await db.execute(sql`set default_transaction_read_only = on`);
    throw new Error('no room for the pages');
  });
  await expect(failing).rejects.toThrow(/^no room for the pages$/);
});
