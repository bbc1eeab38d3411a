import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { redirects } from '#db/schema/index.ts';
import { categoryInput, manufacturerInput, modelInput } from '#src/contracts/admin/dictionaries.ts';
import { productsQuery } from '#src/contracts/catalogue-calls.ts';
import { aCategory, aManufacturer, aModel, aProduct, clearCatalogue } from '../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { browseProducts } from './catalogue-reads.ts';
import { categories } from './dictionaries/categories.ts';
import { manufacturers } from './dictionaries/manufacturers.ts';
import { models } from './dictionaries/models.ts';

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

const browse = async (query: Record<string, string>) => {
  const { products, names } = await browseProducts(db, productsQuery.parse(query), { forPages: true });
  return { ids: products.map(({ id }) => id), names };
};

test('a list in an open tab goes on when its manufacturer, model or category gets another address', async () => {
  const dacia = await aManufacturer(db, { name: 'Dacia', slugAliases: ['daca'] });
  const duster = await aModel(db, dacia.id, { name: 'Duster' });
  const farovi = await aCategory(db, { name: 'Farovi' });
  const fits = [{ manufacturerId: dacia.id, modelId: duster.id, yearFrom: 2010, yearTo: 2014 }];
  const { id } = await aProduct(db, { name: 'Far', categoryId: farovi.id, fits });
  const manufacturer = { name: 'Dačija', slug: 'dacija' };
  const model = { name: 'Duster I', slug: 'duster-1' };
  const category = { name: 'Farovi i maglenke', slug: 'farovi-i-maglenke' };
  const names = manufacturerInput.parse({ ...manufacturer, slugAliases: ['daca'] });
  await manufacturers.update(db, null, dacia.id, names);
  await models.update(db, null, duster.id, modelInput.parse(model));
  await categories.update(db, null, farovi.id, categoryInput.parse(category));

  expect(await browse({ manufacturer: 'dacia' })).toMatchObject({ ids: [id], names: { manufacturer } });
  for (const former of ['dacia', 'daca', 'dacija'])
    expect(await browse({ manufacturer: former, model: 'duster' })).toMatchObject({
      ids: [id],
      names: { manufacturer, model },
    });
  expect(await browse({ category: 'farovi' })).toMatchObject({ ids: [id], names: { category } });
  expect(await browse({ manufacturer: 'dacia', model: 'logan' })).toMatchObject({ ids: [] });
});
