import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { findShopSettings } from '#db/queries/shop-settings.ts';
import { auditEntries, publishes, shopSettings } from '#db/schema/index.ts';
import type { HistoryAnswer } from '#src/domain/admin/history.ts';
import { DEFAULT_SETTINGS } from '#src/domain/shop/shop.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { dropPastClosures } from '#src/server/settings/shop-settings.ts';
import { settingsFault as fault } from '#src/strings/admin/settings-faults.ts';
import { type AdminShop, openAdminShop } from '../../../../tests/setup/admin-shop.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(shopSettings);
  await shop.db.delete(auditEntries);
});

const read = async () => (await shop.call('GET', '/api/admin/settings')).body;
const save = (body: object) => shop.call('PUT', '/api/admin/settings', body);

test('a new shop has the defaults, at version 0', async () => {
  expect(await read()).toEqual({ ...DEFAULT_SETTINGS, id: 1, version: 0 });
});

test('what one form sends is saved, the rest stays, and a publish is asked for', async () => {
  const version = await findCatalogueVersion(shop.db);
  const { status, body } = await save({ version: 0, phone: '063 / 123-456', email: ' prodaja@dijelovi.ba ' });
  expect(status).toBe(200);
  expect(body['settings']).toMatchObject({
    phone: '+38763123456',
    email: 'prodaja@dijelovi.ba',
    city: 'Grude',
    version: 1,
  });
  expect(await findCatalogueVersion(shop.db)).toBeGreaterThan(version);
  expect(await shop.db.$count(publishes, eq(publishes.state, 'requested'))).toBe(1);
});

test('the same form sent again, after a lost answer, changes nothing', async () => {
  await save({ version: 0, city: 'Mostar' });
  expect(await save({ version: 0, city: 'Mostar' })).toMatchObject({
    status: 200,
    body: { undo: null, settings: { version: 1 } },
  });
  expect(await shop.db.$count(auditEntries)).toBe(1);
});

test('the second of two windows is refused with the settings as they are now', async () => {
  await save({ version: 0, city: 'Mostar' });
  expect(await save({ version: 0, city: 'Livno' })).toMatchObject({
    status: 409,
    body: { current: { city: 'Mostar', version: 1 } },
  });
  expect(await read()).toMatchObject({ city: 'Mostar' });
});

test.each([
  ['phone', '12', fault.phone],
  ['phone', '', fault.missing],
  ['email', 'ne@valja', fault.email],
  ['facebook', 'javascript:alert(1)', fault.link],
  ['deliveryTo', 0, fault.days(1, 60)],
  ['terms', 'Bez naslova', fault.noHeading],
  ['terms', '# Naslov\n\n{telfon}', fault.placeholder('{telfon}')],
])('refuses %s: %j', async (name, value, message) => {
  const { status, body } = await save({ version: 0, [name]: value });
  expect([status, body['fields']]).toEqual([400, { [name]: message }]);
});

test('refuses hours that end before they begin, and a holiday that does', async () => {
  const openingHours = DEFAULT_SETTINGS.openingHours.with(1, { opens: '16:00', closes: '08:00' });
  expect((await save({ version: 0, openingHours })).body['fields']).toEqual({
    'openingHours.1': fault.hours,
  });
  const closures = [{ from: '2026-12-25', to: '2026-12-24', reason: '' }];
  expect((await save({ version: 0, closures })).body['fields']).toEqual({
    'closures.0.to': fault.closureOrder,
  });
  expect((await save({ version: 0, deliveryFrom: 5, deliveryTo: 2 })).body['fields']).toEqual({
    deliveryTo: fault.deliveryOrder,
  });
});

test('refuses one end of the delivery that contradicts the stored other end', async () => {
  await save({ version: 0, deliveryFrom: 5, deliveryTo: 9 });
  const { status, body } = await save({ version: 1, deliveryTo: 2 });
  expect([status, body['fields']]).toEqual([400, { deliveryTo: fault.deliveryOrder }]);
  expect(await read()).toMatchObject({ deliveryFrom: 5, deliveryTo: 9 });
});

describe('undo', () => {
  test('gives back what the edit changed, and keeps what was changed since', async () => {
    const { body } = await save({ version: 0, phone: '063123456', whatsapp: '' });
    await save({ version: 1, whatsapp: '063999888' });
    const undo = () => shop.call('POST', `/api/admin/undo/${String(body['undo'])}`);
    const first = await undo();
    expect(first.status).toBe(200);
    const undone = await read();
    expect(undone).toMatchObject({ phone: DEFAULT_SETTINGS.phone, whatsapp: '+38763999888' });
    // Sent again after a lost answer.
    expect(await undo()).toMatchObject({ status: 200, body: first.body });
    expect(await read()).toEqual(undone);
  });

  test('is refused when all that the edit changed was changed again since', async () => {
    const { body } = await save({ version: 0, phone: '063123456' });
    await save({ version: 1, phone: '063999888' });
    expect(await shop.call('POST', `/api/admin/undo/${String(body['undo'])}`)).toMatchObject({
      status: 409,
      body: { error: fault.nothingToUndo },
    });
    expect(await read()).toMatchObject({ phone: '+38763999888' });
  });

  test('the history offers it as long as it would change something, the undo itself too', async () => {
    const edits = async () =>
      ((await shop.call('GET', '/api/admin/history?entity=settings')).body as unknown as HistoryAnswer)
        .entries;
    const { body } = await save({ version: 0, phone: '063123456' });
    await save({ version: 1, phone: '063999888' });
    const [second, first] = await edits();
    expect(first).toMatchObject({ action: 'update', settings: null });
    expect(second!.settings!.batch).not.toBe(body['undo']);
    await shop.call('POST', `/api/admin/undo/${second!.settings!.batch}`);
    expect(await read()).toMatchObject({ phone: '+38763123456' });
    const [undone, ...older] = await edits();
    expect(older.map(({ settings }) => settings?.batch ?? null)).toEqual([null, body['undo']]);
    await shop.call('POST', `/api/admin/undo/${undone!.settings!.batch}`);
    expect(await read()).toMatchObject({ phone: '+38763999888' });
  });

  test('never leaves a delivery that ends before it begins', async () => {
    await save({ version: 0, deliveryFrom: 5, deliveryTo: 9 });
    const { body } = await save({ version: 1, deliveryFrom: 1 });
    await save({ version: 2, deliveryTo: 3 });
    expect(await shop.call('POST', `/api/admin/undo/${String(body['undo'])}`)).toMatchObject({
      status: 409,
      body: { error: fault.deliveryOrder },
    });
    expect(await read()).toMatchObject({ deliveryFrom: 1, deliveryTo: 3 });
  });

  test('the history says in words what was changed', async () => {
    await save({ version: 0, openingHours: DEFAULT_SETTINGS.openingHours.with(5, null) });
    const { body } = await shop.call('GET', '/api/admin/history?entity=settings');
    expect(body['entries']).toMatchObject([
      {
        action: 'update',
        changes: [{ field: 'openingHours', after: ['Pon–pet 08:00–16:00', 'Sub–ned zatvoreno'] }],
      },
    ]);
  });
});

test('days on which the shop was closed disappear when they are over', async () => {
  const past = { from: '2026-08-01', to: '2026-08-10', reason: 'Odmor' };
  const now = { from: '2026-12-24', to: '2027-01-02', reason: 'Praznici' };
  await save({ version: 0, closures: [past, now] });
  await dropPastClosures(shop.db, new Date('2027-01-02T20:00:00Z'));
  expect((await findShopSettings(shop.db)).settings.closures).toEqual([now]);
  await dropPastClosures(shop.db, new Date('2027-01-03T09:00:00Z'));
  expect((await findShopSettings(shop.db)).settings.closures).toEqual([]);
});

test('the daily clean-up removes them, and no day that is still to come', async () => {
  const [over, later] = ['2020', '2099'].map((year) => ({
    from: `${year}-01-01`,
    to: `${year}-01-02`,
    reason: 'Odmor',
  }));
  await save({ version: 0, closures: [over, later] });
  await cleanUp(shop.db);
  expect((await findShopSettings(shop.db)).settings.closures).toEqual([later]);
});
