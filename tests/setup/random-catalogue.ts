import fc from 'fast-check';
import type { Db } from '#db/client.ts';
import { groupSlug } from '#src/domain/product-list/category-groups.ts';
import { aCategory, aManufacturer, aModel, aProduct, aTuningCategory, clearCatalogue } from './factories.ts';
import { randomFields, randomNumbers, randomRanges } from './random-fields.ts';

const manufacturers = ['audi', 'vw'] as const;
const models = ['a4', 'golf'] as const;
const categories = ['branici', 'farovi'] as const;
const tuningCategories = ['felge', 'spojleri'] as const;

const oneOf = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values));
const year = fc.option(fc.integer({ min: 2003, max: 2007 }));
const years = fc
  .record({ yearFrom: year, yearTo: year })
  .filter(({ yearFrom, yearTo }) => yearFrom === null || yearTo === null || yearFrom <= yearTo);
const fields = fc.record(randomFields);

const aPart = fc.record({
  name: fc.constantFrom('Čep', 'Ćuprija', 'Dno', 'Džep', 'Đubre', 'Žmigavac'),
  pinned: fc.boolean(),
  availability: fc.constantFrom('in_stock' as const, 'in_stock' as const, 'sold' as const),
  priceMinor: fc.option(fc.constantFrom(990, 45_000, 129_900)),
  minute: fc.integer({ min: 0, max: 2 }),
  status: fc.constantFrom('published' as const, 'published' as const, 'published' as const, 'draft' as const),
  category: oneOf(categories),
  tuningCategory: oneOf(tuningCategories),
  fits: fc.array(
    fc.record({ manufacturer: fc.constantFrom(...manufacturers), model: oneOf(models), years }),
    {
      maxLength: 3,
    },
  ),
  fields,
  numbers: fc.record(randomNumbers),
});
export type RandomPart = typeof aPart extends fc.Arbitrary<infer Made> ? Made : never;

/** A small catalogue in which products have much in common. */
export const randomParts = (maxLength: number) => fc.array(aPart, { maxLength });

/** Filters over the names of `randomParts`. */
export const randomFilters = fc.record({
  manufacturer: oneOf(manufacturers),
  model: oneOf(models),
  category: oneOf([...categories, groupSlug('karoserija'), groupSlug('motor'), groupSlug('tuning')]),
  ranges: randomRanges,
  fields,
});

/** Puts these products in place of the whole catalogue. */
export async function fillCatalogue(db: Db, parts: readonly RandomPart[]): Promise<void> {
  await clearCatalogue(db);
  const ids = new Map<string, number>();
  for (const slug of manufacturers) {
    const { id } = await aManufacturer(db, { name: slug });
    ids.set(slug, id);
    for (const name of models) ids.set(`${slug}/${name}`, (await aModel(db, id, { name })).id);
  }
  for (const name of categories) ids.set(name, (await aCategory(db, { name })).id);
  for (const name of tuningCategories) ids.set(name, (await aTuningCategory(db, { name })).id);
  for (const { minute, category, tuningCategory, fits, fields: chosen, numbers, ...own } of parts) {
    await aProduct(db, {
      ...own,
      ...chosen,
      ...numbers,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
      kind: tuningCategory ? 'tuning' : 'part',
      categoryId: category && ids.get(category)!,
      tuningCategoryId: tuningCategory && ids.get(tuningCategory)!,
      fits: fits.map(({ manufacturer, model, years: { yearFrom, yearTo } }) => ({
        yearFrom,
        yearTo,
        manufacturerId: ids.get(manufacturer)!,
        modelId: model && ids.get(`${manufacturer}/${model}`)!,
      })),
    });
  }
}
