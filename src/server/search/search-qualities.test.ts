import { describe, expect, test } from 'vitest';
import { indexProducts } from '#db/queries/search/search-index.ts';
import { aManufacturer, aModel, aProduct } from '../../../tests/setup/factories.ts';
import { searchShop } from '../../../tests/setup/search-shop.ts';
import { search } from './search.ts';

const BODIES = ['karavan', 'hečbek', 'limuzina', 'kupe', 'kabriolet'];

const shop = searchShop(async ({ db }) => {
  const ford = await aManufacturer(db, { name: 'Ford' });
  const focus = await aModel(db, ford.id, { name: 'Focus' });
  const fits = [{ manufacturerId: ford.id, modelId: focus.id, yearFrom: 2004, yearTo: 2011 }];
  for (const body of BODIES) await aProduct(db, { name: `Stop lampa (${body})`, fits });
  for (const version of ['facelift', 'redizajn', 'prije facelifta', 'prije redizajna', 'stariji tip'])
    await aProduct(db, { name: `Hauba (${version})`, fits });
  const kuga = await aModel(db, ford.id, { name: 'Kuga' });
  const ofKuga = { manufacturerId: ford.id, modelId: kuga.id, yearFrom: 2008, yearTo: 2012 };
  await aProduct(db, { name: 'Turbina', fits: [...fits, ofKuga] });
  await indexProducts(db);
});

const names = async (q: string) => (await shop.names(q)).sort();

describe('the body of a car limits its parts', () => {
  test.each([
    [
      'karavan',
      'caravan combi kombi grandtour turnier break touring avant variant tourer sw sportwagon estate',
    ],
    ['hečbek', 'hecbek heč hatchback'],
    ['limuzina', 'sedan limuzinu'],
    ['kupe', 'coupe'],
    ['kabriolet', 'kabrio cabrio'],
  ])('%s: %s', async (body, words) => {
    for (const word of [body, ...words.split(' ')]) {
      expect(await names(`stop ${word} ford focus`)).toEqual([`Stop lampa (${body})`]);
      expect(await names(`focus ${word} stop lampa`)).toEqual([`Stop lampa (${body})`]);
    }
  });

  test('and a query without one finds all', async () =>
    expect(await names('stop focus')).toHaveLength(BODIES.length));
});

describe('a facelift limits the parts', () => {
  test.each([
    'facelift',
    'fl',
    'redizajn',
    'restyling',
    'restajling',
    'nakon facelifta',
    'poslije redizajna',
  ])('hauba focus %s', async (words) =>
    expect(await names(`hauba focus ${words}`)).toEqual(['Hauba (facelift)', 'Hauba (redizajn)']),
  );

  test.each(['prije facelifta', 'predfacelift', 'pred facelift', 'prije redizajna', 'pfl', 'stariji tip'])(
    'hauba focus %s',
    async (words) =>
      expect(await names(`hauba focus ${words}`)).toEqual([
        'Hauba (prije facelifta)',
        'Hauba (prije redizajna)',
        'Hauba (stariji tip)',
      ]),
  );

  test('and a query without one finds all', async () => expect(await names('hauba focus')).toHaveLength(5));
});

describe('several years limit the parts to those that fit one of them', () => {
  test.each([
    ['prije 2003', ['Far desni'], { from: 1997, to: 2002 }],
    ['nakon 2004', ['Far lijevi, halogen'], { from: 2005, to: 2009 }],
    ['od 2005', ['Far lijevi, halogen'], { from: 2005, to: 2009 }],
    ['do 2001', ['Far desni'], { from: 1997, to: 2001 }],
    ['2000-2006', ['Far desni', 'Far lijevi, halogen'], { from: 2000, to: 2006 }],
  ])('far golf %s', async (years, expected, span) => {
    const { results, vehicle, relaxation } = await search(shop.db, {
      q: `far golf ${years}`,
      type: 'product',
    });
    expect(results.map(({ name }) => name).sort()).toEqual(expected);
    expect(vehicle).toMatchObject({ year: null, years: span });
    expect(relaxation).toBeUndefined();
  });
});

test('a part of several vehicles is shown under the one that is sought, with its years', async () => {
  const shownFor = async (q: string) =>
    (await search(shop.db, { q, type: 'product' })).results.map(
      (result) => result.type === 'product' && [result.model?.name, result.years],
    );
  expect(await shownFor('turbina kuga')).toEqual([['Kuga', [{ from: 2008, to: 2012 }]]]);
  expect(await shownFor('turbina')).toEqual([['Focus', [{ from: 2004, to: 2011 }]]]);
});
