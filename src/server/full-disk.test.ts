import type { statfs } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { products } from '#db/schema/index.ts';
import { refuseWhenFull } from '#local/database/refuse-when-full.ts';
import { CONTACT_OPEN_MS } from '#src/domain/contact/contact.ts';
import { problemText } from '#src/strings/problems.ts';
import { type AdminShop, openAdminShop } from '../../tests/setup/admin-shop.ts';
import { aManufacturer, aModel, aProduct } from '../../tests/setup/factories.ts';
import { catalogueRoutes } from './http/catalogue-routes.ts';
import { contactRoutes } from './http/contact-routes.ts';
import { searchRoutes } from './http/search-routes.ts';

let freeMegabytes = 5000;
const readSpace = (() =>
  Promise.resolve({ bsize: 1024, bavail: freeMegabytes * 1024 })) as unknown as typeof statfs;

let shop: AdminShop;
let clock = 0;
beforeAll(async () => {
  // Free space is checked every quarter of a second at most.
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
  shop = await openAdminShop((backend) => refuseWhenFull(backend, '/', { readSpace }));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

const names = async () => {
  const answer = await catalogueRoutes().request('/api/products');
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
};

test('with a full disk writes are refused with a message and reads work; with free space again, writes work too', async () => {
  const manufacturer = await aManufacturer(shop.db);
  const model = await aModel(shop.db, manufacturer.id);
  const product = (name: string) => ({
    name,
    rating: 4,
    status: 'draft',
    fitments: [{ manufacturerId: manufacturer.id, modelId: model.id, yearFrom: 2004, yearTo: 2008 }],
  });
  const save = (name: string) => shop.call('POST', '/api/admin/products', product(name));
  await aProduct(shop.db, { name: 'Prvi far' });
  expect((await save('Drugi far')).status).toBe(201);

  freeMegabytes = 50;
  const refused = await save('Treći far');
  expect(refused.status).toBe(503);
  expect(refused.body).toMatchObject({
    success: false,
    error: problemText.diskFull,
    code: 'unavailable',
  });
  const message = {
    ime: 'Ana',
    prezime: 'Anić',
    email: 'ana@primjer.ba',
    predmet: 'Far',
    poruka: 'Ima li far?',
  };
  const sent = await contactRoutes().fetch(
    new Request('http://shop.example/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, [CONTACT_OPEN_MS]: 10_000 }),
    }),
    { callerAddress: '192.0.2.1' },
  );
  expect(sent.status).toBe(503);
  // A visitor cannot make room on the disk.
  expect(await sent.json()).toMatchObject({ error: problemText.notTaken });
  expect(await names()).toEqual(['Prvi far']);
  expect((await shop.call('GET', '/api/admin/products')).status).toBe(200);
  const search = await searchRoutes().request('/api/search?q=kvaka');
  expect(await search.json()).toMatchObject({ total: 0 });

  freeMegabytes = 5000;
  expect((await save('Treći far')).status).toBe(201);
  expect(await shop.db.$count(products)).toBe(3);
  expect(vi.mocked(console.error)).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});
