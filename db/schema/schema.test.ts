import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueState, fitments, generations, products, publishes } from '#db/schema/index.ts';
import { PRODUCT_FIELD_NAMES, productField } from '#src/domain/product/product-fields.ts';
import { aManufacturer, aModel, anImage, aProduct } from '../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The constraint that refuses a write; undefined when the write succeeds. */
async function refusedBy(write: Promise<unknown>): Promise<string | undefined> {
  try {
    await write;
    return undefined;
  } catch (error) {
    // Drizzle wraps the driver's error around single queries, not around batches.
    const { cause = error } = error as { cause?: unknown };
    return (cause as { constraint?: string }).constraint ?? String(cause);
  }
}

test('the largest number that the rules of a product allow fits its column', async () => {
  const largest = PRODUCT_FIELD_NAMES.flatMap((name) => {
    const field = productField(name);
    return field.type === 'number' || field.type === 'money' ? [[name, field.max] as const] : [];
  });
  expect(await refusedBy(aProduct(database.db, Object.fromEntries(largest)))).toBeUndefined();
});

describe('the database itself refuses', () => {
  const bad = {
    'a rating of six': [{ rating: 6 }, 'products_rating'],
    'a price of nothing': [{ priceMinor: 0 }, 'products_price'],
    'a name of spaces': [{ name: '   ' }, 'products_name_given'],
    'a part in a tuning category': [{ tuningCategoryId: 1 }, 'products_tuning_category'],
    'a source without its id': [{ source: 'olx' }, 'products_source_whole'],
  } as const;
  test.each(Object.entries(bad))('%s', async (_, [over, constraint]) => {
    expect(await refusedBy(aProduct(database.db, over))).toBe(constraint);
  });

  test('a second product with the same import id', async () => {
    const { db } = database;
    await aProduct(db, { source: 'olx', sourceId: '77' });
    expect(await refusedBy(aProduct(db, { source: 'olx', sourceId: '77' }))).toBe('products_source');
  });

  test('a fitment whose model belongs to another manufacturer', async () => {
    const { db } = database;
    const [audi, bmw] = [await aManufacturer(db), await aManufacturer(db)];
    const a4 = await aModel(db, audi.id);
    const product = await aProduct(db);
    const wrong = { productId: product.id, position: 0, manufacturerId: bmw.id, modelId: a4.id };
    expect(await refusedBy(db.insert(fitments).values(wrong))).toBe('fitments_model_of_manufacturer');
  });

  test('years that run backwards', async () => {
    const { db } = database;
    const manufacturer = await aManufacturer(db);
    const model = await aModel(db, manufacturer.id);
    const backwards = { modelId: model.id, yearFrom: 2010, yearTo: 2004 };
    expect(await refusedBy(db.insert(generations).values(backwards))).toBe('generations_years');
  });

  test('the model name that stands for no model, and a manufacturer under another spelling of an address', async () => {
    const { db } = database;
    const manufacturer = await aManufacturer(db);
    expect(await refusedBy(aModel(db, manufacturer.id, { name: 'All', slug: 'all' }))).toBe(
      'models_slug_form',
    );
    expect(await refusedBy(aManufacturer(db, { name: 'Šit', slug: 'Šit' }))).toBe('manufacturers_slug_form');
  });

  test('an eleventh picture, and the same picture twice', async () => {
    const { db } = database;
    const pictures = await Promise.all(Array.from({ length: 11 }, async () => (await anImage(db)).hash));
    expect(await refusedBy(aProduct(db, { pictures }))).toBe('product_images_position');
    const [once] = pictures;
    expect(await refusedBy(aProduct(db, { pictures: [once!, once!] }))).toBe('product_images_once');
  });

  test('to lose a manufacturer that products fit', async () => {
    const { db } = database;
    const manufacturer = await aManufacturer(db);
    await aProduct(db, { fits: [{ manufacturerId: manufacturer.id }] });
    expect(
      await refusedBy(db.execute(sql`delete from manufacturers where id = ${manufacturer.id}`)),
    ).toContain('fitments');
  });

  test('a second pending publish', async () => {
    const { db } = database;
    await db.insert(publishes).values({ version: 1 });
    expect(await refusedBy(db.insert(publishes).values({ version: 2 }))).toBe('publishes_one_pending');
  });
});

describe('the catalogue version', () => {
  const version = async () => (await database.db.select().from(catalogueState))[0]!.version;

  test('rises with every write to the catalogue, whoever writes', async () => {
    const { db } = database;
    const seen = [await version()];
    const product = await aProduct(db);
    seen.push(await version());
    await db.update(products).set({ name: 'Štop svjetlo' }).where(eq(products.id, product.id));
    seen.push(await version());
    await db.execute(sql`delete from products where id = ${product.id}`);
    seen.push(await version());
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
  });

  test('stays when a batch fails, because nothing was written', async () => {
    const { db } = database;
    const before = await version();
    const failing = db.batch([
      db.insert(products).values({ name: 'Dobar' }),
      db.insert(products).values({ name: 'Loš', rating: 9 }),
    ]);
    expect(await refusedBy(failing)).toBe('products_rating');
    expect(await version()).toBe(before);
  });
});
