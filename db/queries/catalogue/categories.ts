import { asc, eq } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { productCategories, tuningCategories } from '#db/schema/index.ts';
import type { Category, TuningCategory } from '#src/domain/vehicle/vehicle.ts';
import { pick } from '../pick-columns.ts';

const productCategory = pick(productCategories, 'id', 'name', 'slug', 'description');

const tuningCategory = {
  ...pick(tuningCategories, 'id', 'name', 'slug', 'description', 'hint'),
  image: tuningCategories.imageHash,
};

export const listCategories = (db: Db) =>
  db
    .select(productCategory)
    .from(productCategories)
    .orderBy(asc(productCategories.position), asc(productCategories.id));

export const listTuningCategories = (db: Db) =>
  db
    .select(tuningCategory)
    .from(tuningCategories)
    .orderBy(asc(tuningCategories.position), asc(tuningCategories.id));

export async function findCategory(db: Db, slug: string): Promise<Category | undefined> {
  const [row] = await db
    .select(productCategory)
    .from(productCategories)
    .where(eq(productCategories.slug, slug));
  return row;
}

export async function findTuningCategory(db: Db, slug: string): Promise<TuningCategory | undefined> {
  const [row] = await db.select(tuningCategory).from(tuningCategories).where(eq(tuningCategories.slug, slug));
  return row;
}
