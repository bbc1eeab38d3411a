import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PAGE_SIZE } from '#src/domain/limits/pages.ts';
import {
  aCategory,
  aManufacturer,
  aModel,
  aProduct,
  aTuningCategory,
} from '../../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import type { ListPage } from '../page-props.ts';
import { categoryPaths } from './category-pages.ts';
import { furtherPagePaths } from './further-pages.ts';
import { catalogueManufacturerPaths } from './manufacturer-pages.ts';
import { allProductsProps } from './product-pages.ts';
import { tuningPaths } from './tuning-pages.ts';
import { vehiclePaths, vehicleYearPaths } from './vehicle-paths.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

type OfList = { list: ListPage | null };

/** The first page of every list, by the list's address. */
async function firstPages(): Promise<Map<string | undefined, OfList>> {
  const paths = await Promise.all([
    catalogueManufacturerPaths(),
    vehiclePaths(),
    vehicleYearPaths(),
    categoryPaths(),
    tuningPaths(),
  ]);
  const all: OfList[] = [await allProductsProps(), ...paths.flat().map(({ props }) => props)];
  return new Map(all.map((props) => [props.list?.path, props]));
}

test('a further page of any list says the same as the first one about everything but its products', async () => {
  const { db } = database;
  const audi = await aManufacturer(db, { name: 'Audi' });
  const a4 = await aModel(db, audi.id, { name: 'A4' });
  const fits = [{ manufacturerId: audi.id, modelId: a4.id, yearFrom: 2005, yearTo: 2005 }];
  const { id: categoryId } = await aCategory(db, { name: 'Branici' });
  const { id: tuningCategoryId } = await aTuningCategory(db, { name: 'Felge' });
  for (let i = 0; i <= PAGE_SIZE; i++) {
    await aProduct(db, { categoryId, fits });
    await aProduct(db, { kind: 'tuning', tuningCategoryId });
  }

  const firsts = await firstPages();
  const further = (await furtherPagePaths()).filter(({ params }) => params['page'] === '2');
  const kinds = further.map(({ props }) => props.kind);
  expect(new Set(kinds)).toEqual(new Set(['all', 'manufacturer', 'vehicle', 'category', 'tuning']));
  for (const { params, props } of further) {
    const { kind, list, ...rest } = props;
    const { list: first, ...restOfFirst } = firsts.get(`/${params['path']}`) ?? { list: null };
    expect({ kind, ...rest }).toEqual({ kind, ...restOfFirst });
    expect({ ...list, page: 1, products: [] }).toEqual({ ...first, products: [] });
    expect(list?.products.length).toBeGreaterThan(0);
  }
});
