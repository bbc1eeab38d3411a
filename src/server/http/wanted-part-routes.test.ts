import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { throttles, wantedParts } from '#db/schema/index.ts';
import { renderView } from '#src/views/render-view.ts';
import { WantedForm } from '#src/views/wanted/WantedForm.tsx';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import type { Routes } from './routes.ts';

let database: TestDatabase;
let app: Routes;
let site: Server;
beforeAll(async () => {
  database = await openTestDatabase();
  site = createServer((_request, response) => response.end(`<main>${renderView(WantedForm, {})}</main>`));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('DATABASE_URL', database.url);
  const { wantedPartRoutes } = await import('./wanted-part-routes.ts');
  app = wantedPartRoutes();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  site.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(wantedParts);
  await database.db.delete(throttles);
});

const WANTED = { dio: 'Lijevi far', vozilo: 'Golf 5', ime: 'Amra', telefon: '061 123 456', pristanak: 'da' };
const send = (values: Record<string, string>) =>
  app.fetch(
    new Request('http://shop.example/api/wanted-parts', {
      method: 'POST',
      body: new URLSearchParams(values),
    }),
    { callerAddress: '1.2.3.4', siteUrl: `http://127.0.0.1:${(site.address() as AddressInfo).port}` },
  );
const stored = () => database.db.select().from(wantedParts);

test('stores the wanted part, and redirects to the thanks on the page', async () => {
  const answer = await send(WANTED);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/trazim-dio?poslano=1#poslano']);
  expect(await stored()).toMatchObject([
    { part: 'Lijevi far', vehicle: 'Golf 5', name: 'Amra', phone: '+38761123456', email: null },
  ]);
});

test('shows a form that lacks consent and a way to answer as it was filled in', async () => {
  const { pristanak: _, telefon: __, ...less } = WANTED;
  const answer = await send({ ...less, dio: '<b>far' });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain('value="&lt;b&gt;far"');
  expect(html).toContain('Upišite telefon ili e-mail, da vam možemo javiti.');
  expect(html).toContain('Bez vašeg pristanka podatke ne smijemo sačuvati.');
  expect(await stored()).toEqual([]);
});

test.each([
  ['dio', ''],
  ['vozilo', 'x'],
  ['ime', ''],
  ['telefon', '12'],
  ['email', 'amra@'],
  ['pristanak', ''],
  ['potvrda', 'program'],
  ['trajanje', '300'],
])('refuses %s = %j', async (field, value) => {
  expect((await send({ ...WANTED, [field]: value })).status).toBe(400);
  expect(await stored()).toEqual([]);
});
