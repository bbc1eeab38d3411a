import type { Db } from '#db/client.ts';
import {
  aCategory,
  aGeneration,
  aManufacturer,
  aModel,
  anImage,
  aProduct,
  aTuningCategory,
} from './factories.ts';

/** A catalogue of about sixty pages with every kind of page; quick to build completely. */
export async function aSmallShop(db: Db) {
  const audi = await aManufacturer(db, { name: 'Audi' });
  const vw = await aManufacturer(db, { name: 'Volkswagen', slugAliases: ['vw'] });
  const a4 = await aModel(db, audi.id, { name: 'A4' });
  const golf = await aModel(db, vw.id, { name: 'Golf' });
  await aGeneration(db, a4.id, { yearFrom: 2004, yearTo: 2006 });
  await aGeneration(db, golf.id, { yearFrom: 2003, yearTo: 2008 });
  const lights = await aCategory(db, { name: 'Rasvjeta' });
  const bumpers = await aCategory(db, { name: 'Branici' });
  await aTuningCategory(db, { name: 'Felge' });
  const [picture, otherPicture] = [await anImage(db), await anImage(db)];
  const on = (manufacturer: { id: number }, model: { id: number }) => [
    { manufacturerId: manufacturer.id, modelId: model.id, yearFrom: 2004, yearTo: 2005 },
  ];
  const far = await aProduct(db, {
    name: 'Jedinstveni far',
    categoryId: lights.id,
    fits: on(vw, golf),
    pictures: [picture.hash],
  });
  const neighbour = await aProduct(db, { name: 'Susjedni far', categoryId: lights.id, fits: on(audi, a4) });
  const bumper = await aProduct(db, { name: 'Daleki branik', categoryId: bumpers.id, fits: on(audi, a4) });
  // Enough products for two pages of one list.
  for (let i = 0; i < 20; i++) await aProduct(db, { name: `Sijalica ${i}`, categoryId: lights.id });
  return { audi, vw, a4, golf, lights, bumpers, otherPicture, far, neighbour, bumper };
}
