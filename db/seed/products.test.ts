import { describe, expect, test } from 'vitest';
import { seedCategories, seedTuningCategories } from './categories.ts';
import { pictureParts } from './picture-keys.ts';
import { demoProducts } from './products.ts';
import { readPicture } from './read-picture.ts';
import type { SeedFitment, SeedProduct } from './seed-types.ts';
import { lastSeedYear, modelSlug, seedManufacturers } from './vehicles.ts';

const products = demoProducts();
const parts = products.filter(({ kind }) => kind === 'part');
const tuning = products.filter(({ kind }) => kind === 'tuning');
const shareOf = (list: readonly SeedProduct[], claim: (product: SeedProduct) => boolean) =>
  list.filter(claim).length / list.length;
const primaryVehicle = ({ fitments: [first] }: SeedProduct) =>
  first && `${first.manufacturer} ${first.model ?? ''}`;

function modelOf({ manufacturer, model }: SeedFitment) {
  return seedManufacturers
    .find(({ slug }) => slug === manufacturer)
    ?.models.find((m) => modelSlug(m) === model);
}

function drawingsFor({ name, fitments, pictures }: SeedProduct) {
  const part = pictureParts.find((one) => pictures[0]?.startsWith(`${one}-`));
  if (!part) throw new Error(`${name} shows nothing`);
  return readPicture({ part, name, manufacturers: fitments.map(({ manufacturer }) => manufacturer) })
    .variants;
}

describe('the products of the demo catalogue', () => {
  test('fill a shop: 1,600 parts and 140 tuning products or more', () => {
    expect(parts.length).toBeGreaterThanOrEqual(1600);
    expect(tuning.length).toBeGreaterThanOrEqual(140);
  });

  test('are the same at every call', () => {
    expect(demoProducts()).toEqual(products);
  });

  test('fit vehicles that the shop knows, within the years in which they were built', () => {
    for (const { name, fitments } of products) {
      for (const fitment of fitments) {
        if (!fitment.model) {
          expect(
            seedManufacturers.some(({ slug }) => slug === fitment.manufacturer),
            name,
          ).toBe(true);
          expect(fitment.yearFrom ?? fitment.yearTo, name).toBeUndefined();
          continue;
        }
        const model = modelOf(fitment);
        expect(model, `${name}: ${fitment.manufacturer} ${fitment.model}`).toBeDefined();
        if (fitment.yearFrom === undefined) continue;
        const { yearFrom, yearTo } = fitment;
        expect(yearFrom, name).toBeGreaterThanOrEqual(1990);
        expect(yearTo ?? lastSeedYear, name).toBeGreaterThanOrEqual(yearFrom);
        const inside = model?.generations.some(
          ({ from, to = lastSeedYear }) => from <= yearFrom && (yearTo ?? lastSeedYear) <= to,
        );
        expect(inside, `${name}: ${fitment.model} ${yearFrom}-${yearTo}`).toBe(true);
      }
    }
  });

  test('name no vehicle twice for the same years', () => {
    for (const { name, fitments } of products) {
      expect(new Set(fitments.map((fitment) => JSON.stringify(fitment))).size, name).toBe(fitments.length);
    }
  });

  test('do not repeat a name on the same primary vehicle and years', () => {
    const keys = products.map(({ name, fitments }) => JSON.stringify([name, fitments[0] ?? null]));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('are in existing categories, and no category has only a few', () => {
    const counts = Map.groupBy(products, ({ category, tuningCategory }) => category ?? tuningCategory);
    expect(new Set(counts.keys())).toEqual(
      new Set([...seedCategories, ...seedTuningCategories].map(({ slug }) => slug)),
    );
    expect(parts.every(({ category, tuningCategory }) => category && !tuningCategory)).toBe(true);
    expect(tuning.every(({ category, tuningCategory }) => tuningCategory && !category)).toBe(true);
    expect(Math.min(...[...counts.values()].map((list) => list.length))).toBeGreaterThanOrEqual(10);
  });

  test('have a price: all tuning products, and about one part in seven', () => {
    expect(tuning.every(({ priceMinor = 0 }) => priceMinor > 0)).toBe(true);
    expect(parts.every(({ priceMinor = 1 }) => priceMinor > 0)).toBe(true);
    const priced = shareOf(parts, ({ priceMinor }) => priceMinor !== undefined);
    expect(priced).toBeGreaterThan(0.1);
    expect(priced).toBeLessThan(0.2);
  });

  test('fit several vehicles in about a quarter of the parts', () => {
    const several = shareOf(parts, ({ fitments }) => fitments.length > 1);
    expect(several).toBeGreaterThan(0.2);
    expect(several).toBeLessThan(0.3);
  });

  test('show two to five pictures, the whole part first', () => {
    for (const { name, pictures } of products) {
      expect(pictures.length, name).toBeGreaterThanOrEqual(2);
      expect(pictures.length, name).toBeLessThanOrEqual(5);
      expect(new Set(pictures).size, name).toBe(pictures.length);
      expect(pictures[0], name).toMatch(/-whole$/);
    }
  });

  test('of the right-hand side show the mirrored part', () => {
    const rightHand = parts.filter(
      ({ name, pictures }) => /\bdesn[iao]\b/i.test(name) && /^(head|tail|mirr|wing)/.test(pictures[0] ?? ''),
    );
    expect(rightHand.length).toBeGreaterThan(100);
    expect(rightHand.filter(({ pictures }) => !/-\d+w?m-whole$/.test(pictures[0] ?? ''))).toEqual([]);
  });

  test('never show the same picture twice in a row, in a category or among all, where another agrees with the name', () => {
    const lists = [
      ...Map.groupBy(products, ({ category, tuningCategory }) => category ?? tuningCategory).values(),
      products,
    ];
    for (const list of lists) {
      const twins = list.filter(
        (product, i) =>
          i > 0 && product.pictures[0] === list[i - 1]?.pictures[0] && drawingsFor(product).length > 1,
      );
      expect(twins.map(({ name }) => name)).toEqual([]);
    }
  });

  test('were added at distinct times over 400 days, newest first', () => {
    const ages = products.map(({ minutesOld }) => minutesOld);
    expect(ages).toEqual([...new Set(ages)].toSorted((a, b) => a - b));
    expect(ages.at(-1)).toBeGreaterThan(380 * 24 * 60);
    expect(ages.at(-1)).toBeLessThanOrEqual(400 * 24 * 60);
  });

  test('have a popularity from 0 to 1000, and few have a high one', () => {
    expect(
      products.every(
        ({ popularity }) => Number.isInteger(popularity) && popularity >= 0 && popularity <= 1000,
      ),
    ).toBe(true);
    expect(shareOf(products, ({ popularity }) => popularity > 500)).toBeLessThan(0.2);
  });

  test('have mostly five stars', () => {
    expect(shareOf(products, ({ rating }) => rating === 5)).toBeGreaterThan(0.7);
    expect(shareOf(products, ({ rating }) => rating < 4)).toBeLessThan(0.05);
  });

  test('are new or used, a few refurbished, and some have no condition', () => {
    const share = (condition: SeedProduct['condition']) =>
      shareOf(parts, (part) => part.condition === condition);
    expect(share('used')).toBeGreaterThan(0.25);
    expect(share('new')).toBeGreaterThan(0.25);
    expect(share('refurbished')).toBeGreaterThan(0.005);
    expect(share(null)).toBeGreaterThan(0.1);
    expect(share(null)).toBeLessThan(0.25);
    expect(tuning.every(({ condition }) => condition === 'new')).toBe(true);
  });

  test('name their condition in the description', () => {
    const words = { new: /^nov/i, used: /polovn|origin|korišten/i, refurbished: /^(obnovljen|reparirano)/i };
    const odd = parts.filter(
      ({ condition, description }) => condition && !words[condition].test(description),
    );
    expect(odd.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  test('are distributed like cars: many for popular models, none for some', () => {
    const perModel = Map.groupBy(parts, primaryVehicle);
    for (const popular of [
      'volkswagen golf',
      'volkswagen passat',
      'audi a4',
      'skoda octavia',
      'bmw serija-3',
      'opel astra',
    ])
      expect(perModel.get(popular)?.length, popular).toBeGreaterThanOrEqual(20);
    expect(perModel.size).toBeGreaterThan(200);
    expect(Math.max(...[...perModel.values()].map((list) => list.length))).toBeLessThanOrEqual(90);
  });

  test('are written in Bosnian Latin letters, without leftovers of a pattern', () => {
    const written = products.flatMap(({ name, description, partNumbers }) => [
      name,
      description,
      ...partNumbers,
    ]);
    const odd = written.filter((text) => !/^[A-Za-zČĆŠŽĐčćšžđëô0-9 .,:;()/"%×+\-–?]+$/.test(text));
    expect(odd).toEqual([]);
    expect(written.filter((text) => / {2}|^ | $|[{}]|undefined|\( | \)| ,/.test(text))).toEqual([]);
  });
});
