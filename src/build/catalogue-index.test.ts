import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#db/schema/index.ts';
import { aManufacturer, aModel, aProduct } from '../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { LiveCatalogue } from './live-catalogue.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('an edit of one part leaves the cards of all others on the same vehicle as they were', async () => {
  const { db } = database;
  const audi = await aManufacturer(db, { name: 'Audi' });
  const fits = [];
  for (const name of ['A3', 'A4']) {
    const { id } = await aModel(db, audi.id, { name });
    fits.push({ manufacturerId: audi.id, modelId: id, yearFrom: 2004, yearTo: 2008 });
  }
  // They fit two models, so a list of the second one has cards of its own for them.
  const other = await aProduct(db, { name: 'Far', fits });
  const edited = await aProduct(db, { name: 'Branik', fits });
  const live = new LiveCatalogue(db);
  const before = (await live.current()).ofVehicle('audi', 'a4');
  expect(before.ofYear(2005).cards).toHaveLength(2);

  await db.update(products).set({ name: 'Prednji branik' }).where(eq(products.id, edited.id));
  const after = (await live.refresh()).ofVehicle('audi', 'a4');
  const cardOf = ({ cards }: typeof before, id: number) => cards.find((card) => card.id === id);
  expect(after).not.toBe(before);
  expect(cardOf(after, other.id)).toBeDefined();
  expect(cardOf(after, other.id)).toBe(cardOf(before, other.id));
  expect(cardOf(after, edited.id)?.name).toBe('Prednji branik');
  expect(after.ofYear(2005).cards).toEqual(after.cards);
});

test('the list of a manufacturer names one of its own vehicles on each card, and the same one after an edit', async () => {
  const { db } = database;
  const [skoda, seat] = [
    await aManufacturer(db, { name: 'Škoda' }),
    await aManufacturer(db, { name: 'Seat' }),
  ];
  const octavia = await aModel(db, skoda.id, { name: 'Octavia' });
  const leon = await aModel(db, seat.id, { name: 'Leon' });
  const onOctavia = { manufacturerId: skoda.id, modelId: octavia.id, yearFrom: 2004, yearTo: 2008 };
  const onLeon = { manufacturerId: seat.id, modelId: leon.id, yearFrom: 2005, yearTo: 2012 };
  const shared = await aProduct(db, { name: 'Alternator', fits: [onOctavia, onLeon] });
  const edited = await aProduct(db, { name: 'Anlaser', fits: [onOctavia, onLeon] });
  const live = new LiveCatalogue(db);
  const index = await live.current();
  const cardOf = (one: typeof index, slug: string, id: number) =>
    one.ofManufacturer(slug).find((card) => card.id === id);
  const onSeat = cardOf(index, 'seat', shared.id);
  expect(onSeat).toMatchObject({ model: { name: 'Leon' }, years: [{ from: 2005, to: 2012 }] });
  expect(cardOf(index, 'skoda', shared.id)).toBe(index.all().find(({ id }) => id === shared.id));

  await db.update(products).set({ name: 'Elektropokretač' }).where(eq(products.id, edited.id));
  const later = await live.refresh();
  expect(cardOf(later, 'seat', edited.id)?.name).toBe('Elektropokretač');
  expect(cardOf(later, 'seat', shared.id)).toBe(onSeat);
  expect((await live.refresh()).ofManufacturer('seat')).toBe(later.ofManufacturer('seat'));
});
