import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, like } from 'drizzle-orm';
import { connect, type Db } from '#db/client.ts';
import { insertContactMessage } from '#db/queries/messages/messages.ts';
import { fitments, manufacturers, models, productImages, products, throttles } from '#db/schema/index.ts';

/** The database of the running shop, for changes that no page or call can make: a product that no build has seen. */
export async function shopDatabase(): Promise<Db> {
  const folder = process.env['SHOP_DATA'];
  if (!folder) throw new Error('SHOP_DATA must name the data folder of the shop at SHOP_URL.');
  const file = await readFile(join(folder, 'database.json'), 'utf8');
  return connect((JSON.parse(file) as { connectionString: string }).connectionString);
}

/**
 * A part for the Dacia Logan with two spans of years, with two pictures or none. It is the oldest product, so that
 * it is first in no list of another test.
 */
export async function insertNewProduct(
  name: string,
  { withPictures = true } = {},
): Promise<{ id: number; remove: () => Promise<unknown> }> {
  const db = await shopDatabase();
  const [logan] = await db
    .select({ manufacturerId: manufacturers.id, modelId: models.id })
    .from(models)
    .innerJoin(manufacturers, eq(manufacturers.id, models.manufacturerId))
    .where(and(eq(manufacturers.slug, 'dacia'), eq(models.slug, 'logan')));
  const pictures = await db
    .selectDistinct({ hash: productImages.hash })
    .from(productImages)
    .limit(withPictures ? 2 : 0);
  const [product] = await db
    .insert(products)
    .values({
      name,
      rating: 4,
      description: 'Rabljeno, ispravno.',
      partNumbers: ['8200735035'],
      createdAt: new Date('2001-01-01'),
    })
    .returning({ id: products.id });
  const { id } = product!;
  await db.batch([
    db.insert(fitments).values([
      { ...logan!, productId: id, position: 0, yearFrom: 2005, yearTo: 2007 },
      { ...logan!, productId: id, position: 1, yearFrom: 2010, yearTo: 2012 },
    ]),
  ]);
  if (pictures.length > 0)
    await db
      .insert(productImages)
      .values(pictures.map(({ hash }, position) => ({ productId: id, hash, position })));
  return { id, remove: () => db.delete(products).where(eq(products.id, id)).execute() };
}

/** Inserts a customer's message as the contact form stores it; the call allows one address only a few. */
export async function insertMessage(subject: string, { firstName = 'Amra' } = {}): Promise<void> {
  await insertContactMessage(await shopDatabase(), {
    firstName,
    lastName: 'Šarić',
    email: 'amra@primjer.ba',
    phone: '+38761123456',
    subject,
    body: 'Imate li desni far?\nHvala',
  });
}

/** Resets a throttle, as after its window: no calls for this purpose are counted any more. */
export async function resetThrottle(purpose: 'contact'): Promise<void> {
  await (await shopDatabase()).delete(throttles).where(like(throttles.key, `${purpose}:%`));
}
