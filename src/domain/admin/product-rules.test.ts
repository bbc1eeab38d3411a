import { property, assert, integer, array, constantFrom, string, record, option } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productFaultSummary, productFaultText } from '#src/strings/product-rules.ts';
import { formatMoney, parseMoney } from '../money.ts';
import { coversYear, spansOfYears } from '../years.ts';
import { applyBulkChange, changePrice } from './bulk-change.ts';
import { distinctFitments, withPrimaryVehicle } from './product-fitments.ts';
import { priceMinorOf, type UncheckedProduct, productFaults } from './product-rules.ts';
import { NEW_PRODUCT } from './product-state.ts';

const LAST_YEAR = 2026;
const GOOD: UncheckedProduct = {
  ...NEW_PRODUCT,
  name: 'Far',
  price: '',
  imageCount: 1,
  fitments: [{ manufacturerId: 1, modelId: 2, yearFrom: 2004, yearTo: 2008 }],
};
const [FIT] = GOOD.fitments;

describe('a product may not be saved', () => {
  test.each([
    ['without a name', { name: '  ' }, { name: 'name.missing' }, 'Molimo unesite sva obavezna polja'],
    [
      'without a vehicle',
      { fitments: [{ ...FIT!, manufacturerId: undefined, modelId: undefined }] },
      { 'fitments.0.manufacturerId': 'manufacturerId.missing', 'fitments.0.modelId': 'modelId.missing' },
      'Molimo unesite sva obavezna polja',
    ],
    [
      'without a picture',
      { imageCount: 0 },
      { images: 'images.missing' },
      'Molimo dodajte najmanje jednu sliku',
    ],
    [
      'with an eleventh picture',
      { imageCount: 11 },
      { images: 'images.many' },
      'Proizvod može imati najviše 10 slika.',
    ],
    ['with no star', { rating: 0 }, { rating: 'rating.range' }, 'Ocjena treba biti od 1 do 5.'],
    ['with six stars', { rating: 6 }, { rating: 'rating.range' }, 'Ocjena treba biti od 1 do 5.'],
    ['with half a star', { rating: 4.5 }, { rating: 'rating.range' }, 'Ocjena treba biti od 1 do 5.'],
    [
      'with a year before 1990',
      { fitments: [{ ...FIT!, yearFrom: 1989 }] },
      { 'fitments.0.years': 'years.range' },
      'Godište treba biti između 1990. i tekuće godine.',
    ],
    [
      'with a future year',
      { fitments: [{ ...FIT!, yearTo: LAST_YEAR + 1 }] },
      { 'fitments.0.years': 'years.range' },
      'Godište treba biti između 1990. i tekuće godine.',
    ],
    [
      'with years that run backwards',
      { fitments: [{ ...FIT!, yearFrom: 2009 }] },
      { 'fitments.0.years': 'years.order' },
      'Početno godište ne može biti poslije krajnjeg.',
    ],
    [
      'with a price that is not a number',
      { price: 'sto' },
      { price: 'price.form' },
      'Cijena nije ispravna. Primjer: 89,00',
    ],
    ['with a price of zero', { price: '0' }, { price: 'price.range' }, productFaultText['price.range']],
    [
      'as a part with a tuning category',
      { tuningCategoryId: 3 },
      { tuningCategoryId: 'tuningCategoryId.kind' },
      productFaultText['tuningCategoryId.kind'],
    ],
  ] as const)('%s', (_, over, faults, summary) => {
    const found = productFaults({ ...GOOD, ...over }, LAST_YEAR);
    expect(found).toEqual(faults);
    expect(productFaultSummary(found)).toBe(summary);
  });

  test('and the sentence of the specification comes before all others', () => {
    const found = productFaults({ ...GOOD, rating: 9, imageCount: 0, name: '' }, LAST_YEAR);
    expect(productFaultSummary(found)).toBe('Molimo unesite sva obavezna polja');
    expect(productFaultSummary(productFaults({ ...GOOD, rating: 9, imageCount: 0 }, LAST_YEAR))).toBe(
      'Molimo dodajte najmanje jednu sliku',
    );
  });
});

test.each(['draft', 'archived'] as const)('a product that is %s may wait for its pictures', (status) => {
  expect(productFaults({ ...GOOD, status, imageCount: 0 }, LAST_YEAR)).toEqual({});
  expect(productFaults({ ...GOOD, status, imageCount: 11 }, LAST_YEAR)).toEqual({ images: 'images.many' });
});

test('a bulk change publishes no product without a picture either', () => {
  const draft = { ...NEW_PRODUCT, status: 'draft' as const };
  expect(applyBulkChange(draft, { status: 'published' }, new Date())).toBe(draft);
  expect(applyBulkChange({ ...draft, images: ['a'] }, { status: 'published' }, new Date()).status).toBe(
    'published',
  );
});

test('a complete product, one for every model, one for every vehicle and one of unknown years may be saved', () => {
  for (const fitments of [
    GOOD.fitments,
    [{ ...FIT!, modelId: null }],
    [],
    [{ ...FIT!, yearFrom: null, yearTo: null }],
  ]) {
    const found = productFaults({ ...GOOD, fitments }, LAST_YEAR);
    expect([found, productFaultSummary(found)]).toEqual([{}, undefined]);
  }
});

describe('prices', () => {
  test.each([
    ['89', 8900],
    ['89,00', 8900],
    ['89.9', 8990],
    ['1.234,50 KM', 123_450],
    ['45 KM ', 4500],
    ['1.234', 123_400],
    ['12 500,00', 1_250_000],
    ['1,234.50', undefined],
    ['-5', undefined],
    ['5,123', undefined],
    // Whoever counts fractions of a feninga does not mean 123 KM.
    ['0.123', undefined],
    ['99999999999999999', undefined],
    ['', undefined],
  ])('%j is %j feninga', (text, minor) => expect(parseMoney(text)).toBe(minor));

  test.each([
    [89, 8900],
    [89.9, 8990],
    [0.29, 29],
    [1_234_567.89, 123_456_789],
    [1.234, undefined],
    [12.345, undefined],
    [-5, undefined],
    [Number.NaN, undefined],
    [1e21, undefined],
  ])('the number %d, in KM, is %j feninga: its decimal point never groups thousands', (price, minor) =>
    expect(priceMinorOf(price)).toBe(minor),
  );

  test('as the shop writes them are read back', () => {
    assert(
      property(integer({ min: 0, max: 99_999_999 }), (minor) => parseMoney(formatMoney(minor)) === minor),
    );
  });

  test('are raised and lowered to what can be paid in coins, in the same order, never to zero', () => {
    const price = integer({ min: 1, max: 99_999_999 });
    const percent = integer({ min: -90, max: 500 });
    assert(
      property(price, price, percent, (a, b, by) => {
        const [low, high] = [changePrice(Math.min(a, b), by), changePrice(Math.max(a, b), by)];
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThan(0);
        if (high < 99_999_999) expect([low % 5, high % 5]).toEqual([0, 0]);
        if (high < 99_999_999)
          expect(Math.abs(high - (Math.max(a, b) * (100 + by)) / 100)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

const fitment = record({
  manufacturerId: integer({ min: 1, max: 3 }),
  modelId: option(integer({ min: 1, max: 3 })),
  yearFrom: option(integer({ min: 1990, max: 2000 })),
  yearTo: option(integer({ min: 2001, max: 2026 })),
});

describe('vehicles', () => {
  test('keep exactly the years that were chosen', () => {
    const year = integer({ min: 1990, max: 2026 });
    assert(
      property(array(year), year, (years, any) => {
        expect(coversYear(spansOfYears(years), any)).toBe(years.includes(any));
      }),
    );
  });

  test('lose duplicates, and neither their order nor anything else', () => {
    assert(
      property(array(fitment), (all) => {
        const distinct = distinctFitments(all);
        expect(distinctFitments([...distinct, ...all])).toEqual(distinct);
        for (const one of all) expect(distinct).toContainEqual(one);
      }),
    );
  });

  test('other than the primary one stay when a client sends only that one', () => {
    assert(
      property(array(fitment), (all) => {
        const [first] = all;
        const others = all.filter(
          (one) => one.manufacturerId !== first?.manufacturerId || one.modelId !== first.modelId,
        );
        const after = withPrimaryVehicle(all, { manufacturerId: 9, modelId: 9 }, [2004, 2006]);
        expect(after.map((one) => one.yearFrom).slice(0, 2)).toEqual([2004, 2006]);
        expect(after.slice(2)).toEqual(others);
      }),
    );
  });
});

test('a bulk change leaves all other fields as they are, and has no effect the second time', () => {
  const change = constantFrom(
    { status: 'draft' as const },
    { categoryId: 4 },
    { years: { from: 2001, to: 2003 } },
    { pricePercent: 10 },
    { priceMinor: 900 },
    { delete: true as const },
  );
  const state = record({
    name: string(),
    fitments: array(fitment),
    priceMinor: option(integer({ min: 1, max: 90_000_000 })),
  });
  assert(
    property(state, change, (over, by) => {
      const before = { ...NEW_PRODUCT, ...over };
      const after = applyBulkChange(before, by, new Date());
      if (!('pricePercent' in by)) expect(applyBulkChange(after, by, new Date())).toBe(after);
      const changed = Object.entries(after).filter(
        ([field, value]) => value !== before[field as keyof typeof before],
      );
      expect(changed.length).toBeLessThanOrEqual(1);
    }),
  );
});
