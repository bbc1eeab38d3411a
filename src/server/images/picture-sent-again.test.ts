import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { images } from '#db/schema/index.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { aPhotograph, type AdminShop, openAdminShop } from '../../../tests/setup/admin-shop.ts';
import { findOriginal, deleteImage } from './image-store.ts';

let shop: AdminShop;
/** Runs once, after the database has answered the next query that contains the text. */
let meanwhile: { after: string; run: () => Promise<unknown> } | undefined;

beforeAll(async () => {
  shop = await openAdminShop((backend) => ({
    ...backend,
    run: async (query, params) => {
      const result = await backend.run(query, params);
      if (!meanwhile || !query.includes(meanwhile.after)) return result;
      const { run } = meanwhile;
      meanwhile = undefined;
      await run();
      return result;
    },
  }));
});
afterAll(() => shop.close());

async function send(photograph: Uint8Array): Promise<string> {
  const { body } = await shop.call('POST', '/api/admin/images', photograph, { 'content-type': 'image/jpeg' });
  return (body['image'] as { hash: string }).hash;
}

test('a photograph that is sent again while the clean-up deletes old ones is kept', async () => {
  const photograph = await aPhotograph();
  const [hash, other] = [await send(photograph), await send(await aPhotograph())];
  await shop.db.update(images).set({ createdAt: sql`now() - interval '60 days'` });
  meanwhile = { after: 'delete from "images"', run: () => send(photograph) };
  await cleanUp(shop.db);
  expect(await shop.db.select({ hash: images.hash }).from(images)).toEqual([{ hash }]);
  expect(await findOriginal(hash)).toBeDefined();
  expect(await findOriginal(other)).toBeUndefined();
});

test('a photograph whose file the clean-up deletes at the moment when it is sent again has its file', async () => {
  const photograph = await aPhotograph();
  const hash = await send(photograph);
  meanwhile = { after: 'insert into "images"', run: () => deleteImage(hash) };
  await send(photograph);
  expect(await findOriginal(hash)).toBeDefined();
});
