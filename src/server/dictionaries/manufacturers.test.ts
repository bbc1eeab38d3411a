import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { listAdminManufacturers } from '#db/queries/vehicles/admin-manufacturers.ts';
import { indexProducts } from '#db/queries/search/search-index.ts';
import { auditEntries, redirects } from '#db/schema/index.ts';
import { manufacturerInput } from '#src/contracts/admin/dictionaries.ts';
import { listHistory } from '#src/server/history/list-history.ts';
import { accept } from '#src/server/http/accept.ts';
import { resolveMissingPage } from '#src/server/page-fallback.ts';
import { search } from '#src/server/search/search.ts';
import { aManufacturer, aModel, aProduct, clearCatalogue } from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { manufacturers } from './manufacturers.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clearCatalogue(db);
  await db.delete(redirects);
});

const input = (body: object) => accept(manufacturerInput, body);
const rename = (id: number, body: object) => manufacturers.update(db, null, id, input(body));
const leadsTo = async (path: string) => {
  const answer = await resolveMissingPage(db, path);
  return answer.kind === 'redirect' ? answer.path : answer.kind;
};

describe('a new manufacturer', () => {
  test('gets an address made from its name', async () => {
    expect(await manufacturers.create(db, null, input({ name: ' Škoda  Auto ' }))).toMatchObject({
      name: 'Škoda Auto',
      slug: 'skoda-auto',
      models: 0,
    });
  });

  test('whose name is an address of the shop gets -auto; such an address is never assigned', async () => {
    expect(await manufacturers.create(db, null, input({ name: 'Kontakt' }))).toMatchObject({
      slug: 'kontakt-auto',
    });
    await expect(manufacturers.create(db, null, input({ name: 'X', slug: 'kontakt' }))).rejects.toMatchObject(
      {
        code: 'bad_request',
        fields: { slug: 'Adresa „kontakt“ pripada stranici prodavnice. Odaberite drugu.' },
      },
    );
    await expect(
      manufacturers.create(db, null, input({ name: 'X', slugAliases: ['tuning'] })),
    ).rejects.toMatchObject({ code: 'bad_request' });
  });

  test('may not have the name of another one, not even as an alias', async () => {
    await aManufacturer(db, { name: 'Volkswagen', slug: 'volkswagen', slugAliases: ['vw'] });
    await expect(manufacturers.create(db, null, input({ name: 'VW' }))).rejects.toMatchObject({
      code: 'conflict',
      fields: { name: '„VW“ već vodi na: Volkswagen.' },
    });
  });

  test.each([
    [{ name: '' }, 'Upišite naziv.'],
    [{ name: '   ' }, 'Upišite naziv.'],
    [{}, 'Upišite naziv.'],
    [{ name: 'x'.repeat(61) }, 'Naziv može imati najviše 60 znakova.'],
    [{ name: 'X', slug: 'Š!' }, 'Adresa smije imati samo mala slova bez kvačica, brojeve i crtice.'],
  ])('of %j is refused', (body, message) => {
    expect(() => input(body)).toThrow(message);
  });
});

describe('a manufacturer under another address', () => {
  test('is found at the old one, with its models, years and catalogue pages', async () => {
    const manufacturer = await aManufacturer(db, { name: 'Lancia' });
    await aModel(db, manufacturer.id, { name: 'Delta' });
    await rename(manufacturer.id, { name: 'Lancia', slug: 'lancia-italija' });
    expect(await leadsTo('/lancia')).toBe('/lancia-italija');
    expect(await leadsTo('/lancia/delta/2008')).toBe('/lancia-italija/delta/2008');
    expect(await leadsTo('/katalog/lancia/delta')).toBe('/lancia-italija/delta');
    // Its list is on this page only.
    expect(await leadsTo('/katalog/lancia')).toBe('/katalog/lancia-italija');
  });

  test('is found straight from every address that it ever had, and again at its first one', async () => {
    const manufacturer = await aManufacturer(db, { name: 'Lancia' });
    for (const slug of ['b', 'c', 'lancia']) await rename(manufacturer.id, { name: 'Lancia', slug });
    expect(await db.select().from(redirects).orderBy(redirects.fromPath)).toMatchObject([
      { fromPath: '/b', toPath: '/lancia' },
      { fromPath: '/c', toPath: '/lancia' },
    ]);
    expect(await leadsTo('/lancia')).toBe('missing');
  });

  test('gives the old one to a new manufacturer that wants it', async () => {
    const manufacturer = await aManufacturer(db, { name: 'Lancia' });
    await rename(manufacturer.id, { name: 'Nova', slug: 'nova' });
    await manufacturers.create(db, null, input({ name: 'Druga', slug: 'lancia' }));
    expect(await leadsTo('/lancia')).toBe('missing');
  });

  test('gives the old one to another that wants it as an alias, a new one or not', async () => {
    const manufacturer = await aManufacturer(db, { name: 'Lancia' });
    for (const name of ['Nova', 'Novija']) await rename(manufacturer.id, { name });
    const other = await manufacturers.create(db, null, input({ name: 'Druga', slugAliases: ['lancia'] }));
    expect(await leadsTo('/lancia')).toBe('/druga');
    expect(await leadsTo('/nova')).toBe('/novija');
    await rename(other.id, { name: 'Druga', slugAliases: ['lancia', 'nova'] });
    expect(await leadsTo('/nova')).toBe('/druga');
  });

  test('is found at an alias that it has no more, with its models', async () => {
    const manufacturer = await aManufacturer(db, { name: 'Lancia', slugAliases: ['lanca', 'lancija'] });
    await rename(manufacturer.id, { name: 'Lancia', slugAliases: ['lancija'] });
    expect(await leadsTo('/lanca/delta')).toBe('/lancia/delta');
    expect(await leadsTo('/lanca')).toBe('/lancia');
    expect(await db.$count(redirects)).toBe(1);
  });

  test('needs no redirect from an address that it keeps as an alias', async () => {
    const manufacturer = await aManufacturer(db, { name: 'Lancia' });
    await rename(manufacturer.id, { name: 'Lancia', slug: 'nova', slugAliases: ['lancia'] });
    expect(await db.$count(redirects)).toBe(0);
  });
});

test('products of a renamed manufacturer are found under its new name', async () => {
  const manufacturer = await aManufacturer(db, { name: 'Zastava' });
  const { id } = await aProduct(db, { name: 'Far', fits: [{ manufacturerId: manufacturer.id }] });
  await indexProducts(db);
  await rename(manufacturer.id, { name: 'Yugo', aliases: ['Koral'] });
  for (const q of ['far yugo', 'far koral'])
    expect((await search(db, { q })).results).toContainEqual(
      expect.objectContaining({ type: 'product', id }),
    );
});

test('a change of a manufacturer is in the history with who made it, before and after', async () => {
  const manufacturer = await aManufacturer(db, { name: 'Lancia' });
  await rename(manufacturer.id, { name: 'Lancija', slug: 'lancia' });
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entity, 'manufacturer'))
    .orderBy(desc(auditEntries.id));
  expect(entry).toMatchObject({
    action: 'update',
    entityId: String(manufacturer.id),
    before: { name: 'Lancia' },
    after: { name: 'Lancija' },
  });
});

describe('deleting a manufacturer', () => {
  test('is refused while a product fits it, the bin included, and says how many', async () => {
    const manufacturer = await aManufacturer(db);
    await aProduct(db, { fits: [{ manufacturerId: manufacturer.id }] });
    await aProduct(db, { fits: [{ manufacturerId: manufacturer.id }], deletedAt: new Date() });
    await expect(manufacturers.delete(db, null, manufacturer.id, true)).rejects.toMatchObject({
      code: 'conflict',
      fields: { products: '2' },
    });
    expect(await listAdminManufacturers(db)).toMatchObject([{ products: 1 }]);
  });

  test('deletes its models only when that was confirmed, each of them in the history', async () => {
    const manufacturer = await aManufacturer(db, { name: 'Lancia' });
    const model = await aModel(db, manufacturer.id, { name: 'Delta' });
    await expect(manufacturers.delete(db, null, manufacturer.id, false)).rejects.toMatchObject({
      code: 'conflict',
      fields: { models: '1' },
    });
    await manufacturers.delete(db, null, manufacturer.id, true);
    const { entries } = await listHistory(db, { page: 1, entity: 'model', id: String(model.id) });
    expect(entries).toMatchObject([{ action: 'delete', name: 'Delta' }]);
    expect(entries[0]!.changes).toContainEqual({ field: 'manufacturerId', before: 'Lancia', after: null });
    await expect(manufacturers.delete(db, null, manufacturer.id, true)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('deletes the redirects that led to it or to pages below it, and no other', async () => {
    const manufacturer = await aManufacturer(db, { name: 'Lancia' });
    await rename(manufacturer.id, { name: 'Lancia', slug: 'nova' });
    await db.insert(redirects).values([
      { fromPath: '/lancia/delta', toPath: '/nova/delta-1' },
      { fromPath: '/novus', toPath: '/nova-auto' },
    ]);
    await manufacturers.delete(db, null, manufacturer.id, false);
    expect(await db.select().from(redirects)).toMatchObject([{ fromPath: '/novus' }]);
  });
});
