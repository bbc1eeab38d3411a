import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { products, throttles, wantedParts } from '#db/schema/index.ts';
import { deleteExpiredWantedParts, setWantedAnswered } from '#db/queries/messages/wanted-parts.ts';
import { reindexCatalogue } from '#db/queries/search/search-index.ts';
import { CONTACT_MESSAGES_MAX } from '#src/domain/limits/visitors.ts';
import { lastYear } from '#src/domain/years.ts';
import { aGeneration, aModel, aProduct } from '../../tests/setup/factories.ts';
import { searchShop } from '../../tests/setup/search-shop.ts';
import { keepWantedPart, listWantedParts } from './wanted-parts.ts';

// The counters' keys are made with a secret; the database is that of `shop`.
beforeAll(() => void vi.stubEnv('DATABASE_URL', 'postgresql://none@127.0.0.1/none'));
afterAll(() => void vi.unstubAllEnvs());
const shop = searchShop();
beforeEach(async () => {
  await shop.db.delete(wantedParts);
  await shop.db.delete(throttles);
});

const sender = { address: '1.2.3.4', siteUrl: 'http://shop.example', later: () => undefined };
const ASKED = {
  dio: 'lijevi far',
  vozilo: 'VW Golf 5 2006',
  ime: 'Amra',
  telefon: '+38761123456',
  email: null,
  pristanak: 'da',
  trap: '',
  openMs: 9000,
};
async function offersFor(asked: Partial<typeof ASKED>): Promise<string[]> {
  await shop.db.delete(wantedParts);
  await shop.db.delete(throttles);
  await keepWantedPart(shop.db, sender, { ...ASKED, ...asked });
  const [wanted] = await listWantedParts(shop.db);
  return wanted!.offers.map(({ name }) => name);
}

test.each([
  ['lijevi far', 'VW Golf 5 2006', ['Far lijevi, halogen']],
  ['lijevi far', 'golf 5', ['Far lijevi, halogen']],
  // Its years end in 2008; a car of 1999 is of another generation.
  ['lijevi far', 'Golf 1999', []],
  ['desni far', 'golf 1999', ['Far desni']],
  ['far', 'Audi A4 2009', ['Far desni, ksenon']],
  ['far', 'Audi A4 1999', []],
  ['far', 'svemirski brod', []],
  // Fits every model of the manufacturer.
  ['gumene patosnice', 'Volkswagen Golf 2006', ['Gumene patosnice']],
  ['menjač', 'VW Golf 5 2006', []],
  // The vehicle is where the part should be.
  ['lijevi far za golf 5', 'kao na slici', ['Far lijevi, halogen']],
])('%j for %j finds %j', async (dio, vozilo, names) => {
  expect(await offersFor({ dio, vozilo })).toEqual(names);
});

test('a part that is published or put back on sale is offered, one that is sold or a draft is not', async () => {
  expect(await offersFor({ dio: 'anlaser' })).toEqual([]);
  const { id } = await aProduct(shop.db, { name: 'Anlaser', status: 'draft', fits: shop.golf5 });
  const offered = async (change: Partial<typeof products.$inferInsert>) => {
    await shop.db.update(products).set(change).where(eq(products.id, id));
    await reindexCatalogue(shop.db);
    return (await listWantedParts(shop.db)).flatMap(({ offers }) => offers);
  };
  expect(await offered({ status: 'draft' })).toEqual([]);
  expect(await offered({ status: 'published' })).toEqual([{ id, name: 'Anlaser' }]);
  expect(await offered({ availability: 'sold' })).toEqual([]);
  expect(await offered({ availability: 'in_stock' })).toEqual([{ id, name: 'Anlaser' }]);
});

test.each([
  ['VW Golf 5 kombi', true],
  ['VW Golf 5 karavan, 2006', true],
  ['VW Golf 5 limo', false],
  ['VW Golf 5 hecbek', false],
])('a part of the estate for %j is offered: %s', async (vozilo, isOffered) => {
  const fits = shop.golf5.map((fit) => ({ ...fit, facts: { body: 'karavan' as const } }));
  const { id } = await aProduct(shop.db, { name: 'Stop svjetlo', fits });
  await reindexCatalogue(shop.db);
  expect(await offersFor({ dio: 'stop svjetlo', vozilo })).toEqual(isOffered ? ['Stop svjetlo'] : []);
  await shop.db.update(products).set({ status: 'archived' }).where(eq(products.id, id));
});

test('a part without vehicles is offered by its words, after those for the vehicle', async () => {
  const universal = (name: string) => aProduct(shop.db, { name, fits: [] });
  const radio = await universal('Autoradio univerzalni');
  await reindexCatalogue(shop.db);
  expect(await offersFor({ dio: 'autoradio' })).toEqual(['Autoradio univerzalni']);
  expect(await offersFor({ dio: 'autoradio', vozilo: 'Audi A4 1999' })).toEqual(['Autoradio univerzalni']);
  expect(await offersFor({ dio: 'autoradio', vozilo: 'Audi A9 2019' })).toEqual(['Autoradio univerzalni']);
  expect(await offersFor({ dio: 'lijevi far' })).toEqual(['Far lijevi, halogen']);

  const own = await aProduct(shop.db, { name: 'Autoradio', fits: shop.golf5 });
  const newest = await universal('Autoradio Pioneer');
  await reindexCatalogue(shop.db);
  expect((await offersFor({ dio: 'autoradio' }))[0]).toBe('Autoradio');
  for (const { id } of [radio, own, newest])
    await shop.db.update(products).set({ status: 'archived' }).where(eq(products.id, id));
});

test('a vehicle that is added to the shop later is recognised then', async () => {
  await offersFor({ dio: 'far', vozilo: 'Audi A9 2019' });
  const { rows } = await shop.db.execute<{ id: number }>(`select id from manufacturers where name = 'Audi'`);
  const audi = rows[0]!.id;
  const { id: modelId } = await aModel(shop.db, audi, { name: 'A9' });
  await aProduct(shop.db, {
    name: 'Far lijevi laser',
    fits: [{ manufacturerId: audi, modelId, yearFrom: 2018, yearTo: 2020 }],
  });
  await reindexCatalogue(shop.db);
  const [wanted] = await listWantedParts(shop.db);
  expect(wanted!.offers.map(({ name }) => name)).toEqual(['Far lijevi laser']);
});

test('a part for the last years of a generation that is still built is offered', async () => {
  const { manufacturerId, modelId } = shop.golf5[0]!;
  await aGeneration(shop.db, modelId, { name: 'VIII', yearFrom: 2019, yearTo: null });
  const fits = [{ manufacturerId, modelId, yearFrom: lastYear(), yearTo: lastYear() }];
  await aProduct(shop.db, { name: 'Hladnjak', fits });
  await reindexCatalogue(shop.db);
  expect(await offersFor({ dio: 'hladnjak', vozilo: 'VW Golf 8' })).toEqual(['Hladnjak']);
});

test('a wanted part is kept to the day that the visitor was told, and deleted after it', async () => {
  await keepWantedPart(shop.db, sender, ASKED);
  const [row] = await shop.db.select().from(wantedParts);
  await deleteExpiredWantedParts(shop.db, row!.keptUntil);
  expect(await shop.db.select().from(wantedParts)).toHaveLength(1);
  await deleteExpiredWantedParts(shop.db, '9999-01-01');
  expect(await shop.db.select().from(wantedParts)).toEqual([]);
});

test('a form that is sent twice is kept once, to the later day, until it is answered', async () => {
  const keep = (change = {}) => keepWantedPart(shop.db, sender, { ...ASKED, ...change });
  await Promise.all([keep(), keep()]);
  const [first] = await shop.db.update(wantedParts).set({ keptUntil: '2026-01-01' }).returning();
  await keep();
  expect(await shop.db.select().from(wantedParts)).toMatchObject([{ id: first!.id }]);
  expect((await shop.db.select().from(wantedParts))[0]!.keptUntil > '2026-01-01').toBe(true);
  await keep({ dio: 'desni far' });
  await setWantedAnswered(shop.db, first!.id, true);
  await keep();
  const parts = (await listWantedParts(shop.db)).map(({ part }) => part);
  expect(parts).toEqual(['lijevi far', 'desni far', 'lijevi far']);
});

test('a bot that fills in the hidden field is refused', async () => {
  await expect(keepWantedPart(shop.db, sender, { ...ASKED, trap: 'x' })).rejects.toMatchObject({
    code: 'bad_request',
  });
});

test('a wanted part counts among the messages of its sender, whose number is limited', async () => {
  for (let i = 0; i < CONTACT_MESSAGES_MAX; i++) await keepWantedPart(shop.db, sender, ASKED);
  await expect(keepWantedPart(shop.db, sender, ASKED)).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('a wanted part that is marked as answered again keeps the day of the first answer', async () => {
  await keepWantedPart(shop.db, sender, ASKED);
  const [{ id } = { id: 0 }] = await listWantedParts(shop.db);
  await setWantedAnswered(shop.db, id, true);
  const answeredAt = new Date('2026-11-20T10:00:00Z');
  await shop.db.update(wantedParts).set({ answeredAt });
  expect(await setWantedAnswered(shop.db, id, true)).toBe(true);
  expect((await listWantedParts(shop.db))[0]?.answeredAt).toBe(answeredAt.toISOString());
  await setWantedAnswered(shop.db, id, false);
  expect((await listWantedParts(shop.db))[0]?.answeredAt).toBeNull();
});
