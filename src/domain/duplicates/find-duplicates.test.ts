import { describe, expect, test } from 'vitest';
import { LIKENESS_PRODUCTS_MAX } from '../limits/pictures.ts';
import { aCandidate, groups, groupsOf, vehicle } from '../../../tests/setup/duplicate-candidates.ts';
import type { DuplicateCandidate } from './duplicate-candidate.ts';
import { bitsApart, SURE_SCORE } from './find-duplicates.ts';

describe('products are duplicates when', () => {
  test('they have the same name, however it is written, and the same vehicle', () => {
    const [a, b] = [
      aCandidate({ name: 'Štop svjetlo LIJEVO' }),
      aCandidate({ name: 'stop  svijetlo lijevo' }),
    ];
    expect(groups(a, b)).toEqual([{ ids: [a.id, b.id], reasons: ['name-and-vehicle'], score: 0.95 }]);
  });

  test('they have a part number and a vehicle in common', () => {
    const a = aCandidate({ name: 'Far', partNumbers: ['8K0 941 003 C'] });
    const b = aCandidate({ name: 'Far xenon', partNumbers: ['8k0-941-003c'] });
    expect(groups(a, b)).toMatchObject([{ reasons: ['part-number-and-vehicle'] }]);
  });

  test('their first pictures are one photograph and they fit the same vehicle', () => {
    const a = aCandidate({ name: 'Hauba crna', likeness: 0b1011n });
    const b = aCandidate({ name: 'Poklopac motora', likeness: 0b1000n });
    expect(groups(a, b)).toMatchObject([{ reasons: ['picture'], score: 0.7 }]);
  });
});

test('parts that name no vehicle are duplicates by their picture too', () => {
  const [a, b] = [
    aCandidate({ name: 'Sportski volan', fitments: [], likeness: 77n }),
    aCandidate({ name: 'Volan 32 cm', fitments: [], likeness: 77n }),
  ];
  expect(groups(a, b)).toMatchObject([{ ids: [a.id, b.id], reasons: ['picture'] }]);
  expect(groups(a, aCandidate({ name: 'Volan', likeness: 77n }))).toEqual([]);
});

describe('products are not duplicates when', () => {
  test.each([
    ['they fit another model', vehicle({ modelId: 3 })],
    ['their years are apart', vehicle({ yearFrom: 2012, yearTo: 2018 })],
    ['they are of neighbouring generations', vehicle({ yearFrom: 2008, yearTo: 2013 })],
    ['one is for older cars than the other', vehicle({ yearFrom: null, yearTo: 2001 })],
    ['their part numbers differ', { partNumbers: ['5K0941005'] }],
    ['their names differ', { name: 'Far desni' }],
    ['one is for the left and one for the right side, as their fields say', { side: 'right' }],
    ['one is for the front and one for the rear', { axle: 'rear' }],
    ['one is new and one is used', { condition: 'used' }],
    ['they lie in different places of the shop', { storagePlace: 'B7' }],
    ['they are for different generations', vehicle({ facts: { generation: 'B8' } })],
    ['they are for different bodies', vehicle({ facts: { body: 'karavan' } })],
    ['they are for different engines', vehicle({ facts: { engine: '1.9 TDI' } })],
  ] satisfies [string, Partial<DuplicateCandidate>][])('%s', (_, over) => {
    const known = {
      side: 'left',
      axle: 'front',
      condition: 'new',
      storagePlace: 'A1',
      partNumbers: ['1K6941005'],
    } as const;
    const facts = { generation: 'B7', body: 'limuzina', engine: '2.0 TDI' } as const;
    expect(groups(aCandidate({ ...known, ...vehicle({ facts }) }), aCandidate(over))).toEqual([]);
  });

  test('one photograph shows the left and the right one', () => {
    expect(groups(aCandidate({ likeness: 5n }), aCandidate({ name: 'Far desni', likeness: 5n }))).toEqual([]);
  });

  test('their pictures differ in more than a few bits', () => {
    const one = aCandidate({ name: 'Hauba crna', likeness: 0n });
    const other = (likeness: bigint) => aCandidate({ name: 'Poklopac motora', likeness });
    expect(groups(one, other(0b111n))).toMatchObject([{ reasons: ['picture'] }]);
    expect(groups(one, other(0b1111n))).toEqual([]);
  });

  test('many products show the same picture', () => {
    const many = Array.from({ length: LIKENESS_PRODUCTS_MAX + 1 }, (_, i) =>
      aCandidate({ name: `Dio ${i}`, likeness: 9n }),
    );
    expect(groups(...many)).toEqual([]);
    expect(groups(...many.slice(1))).toMatchObject([{ reasons: ['picture'] }]);
  });

  test('the owner has said so, even if both match a third', () => {
    const [a, b, c] = [aCandidate(), aCandidate(), aCandidate()];
    const found = groupsOf([a, b, c], [[a.id, b.id]]);
    expect(found.every(({ ids }) => !(ids.includes(a.id) && ids.includes(b.id)))).toBe(true);
    expect(found).toHaveLength(1);
  });
});

test('one of known and one of unknown years score less than sure duplicates, which say the same of years and quality', () => {
  const undated = vehicle({ yearFrom: null, yearTo: null });
  for (const dated of [{}, vehicle({ yearFrom: null })])
    expect(groups(aCandidate(dated), aCandidate(undated))[0]?.score).toBeLessThan(SURE_SCORE);
  for (const same of [{}, undated, { quality: 'Original' }])
    expect(groups(aCandidate(same), aCandidate(same))[0]?.score).toBe(SURE_SCORE);
});

test('parts for one engine are duplicates, however it is written', () => {
  const written = ['2.0 TDI', '2.0tdi', undefined].map((engine) =>
    aCandidate(vehicle({ facts: engine ? { engine } : null })),
  );
  expect(groups(...written.slice(0, 2))[0]?.score).toBe(SURE_SCORE);
  expect(groups(...written)).toHaveLength(1);
});

const years = (yearFrom: number, yearTo: number) => vehicle({ yearFrom, yearTo }).fitments;

describe('no duplicate is sure when', () => {
  const inEveryOrder = <Item>([first, ...rest]: readonly Item[]): Item[][] =>
    first === undefined
      ? [[]]
      : inEveryOrder(rest).flatMap((order) =>
          order.map((_, i) => order.toSpliced(i, 0, first)).concat([[...order, first]]),
        );

  test.each([
    [
      'one without a part number matches two whose numbers differ',
      [{}, { partNumbers: ['1K6941005'] }, { partNumbers: ['5K0941005'] }],
    ],
    [
      'one of many years matches two of different generations',
      [{ fitments: years(2003, 2013) }, { fitments: years(2003, 2008) }, { fitments: years(2009, 2013) }],
    ],
    ['one without a side matches a left and a right one', [{}, { side: 'left' }, { side: 'right' }]],
    [
      'one without an engine matches two for different engines',
      [{}, vehicle({ facts: { engine: '2.0 TDI' } }), vehicle({ facts: { engine: '1.9 TDI' } })],
    ],
    ['the sellers say different things about their quality', [{ quality: 'Original' }, { quality: 'Hella' }]],
  ] as [string, Partial<DuplicateCandidate>[]][])('%s, in whichever order they come', (_, overs) => {
    for (const order of inEveryOrder(overs)) {
      const found = groups(...order.map((over) => aCandidate(over)));
      expect(found.map(({ score }) => score < SURE_SCORE)).toEqual([true]);
    }
  });

  test('one matches two that the owner has marked as different', () => {
    const three = [aCandidate(), aCandidate(), aCandidate()];
    for (const [a, b] of inEveryOrder(three)) {
      const found = groupsOf(three, [[a!.id, b!.id]]);
      expect(found.map(({ score }) => score < SURE_SCORE)).toEqual([true]);
    }
  });
});

test('a published one is kept before a draft, and one in stock before a sold one, whatever pictures they have', () => {
  const [draft, live] = [aCandidate({ status: 'draft', pictures: 8 }), aCandidate({ pictures: 3 })];
  expect(groups(draft, live)[0]?.ids).toEqual([live.id, draft.id]);
  const [sold, left] = [aCandidate({ availability: 'sold', pictures: 6 }), aCandidate({ pictures: 4 })];
  expect(groups(sold, left)[0]?.ids).toEqual([left.id, sold.id]);
});

test('the one with most pictures is kept, of equals the oldest', () => {
  const [a, b, c] = [aCandidate(), aCandidate({ pictures: 3 }), aCandidate()];
  expect(groups(a, b, c)[0]?.ids).toEqual([b.id, a.id, c.id]);
});

test('only duplicates for the asked reason are found', () => {
  const pair = [
    aCandidate({ name: 'Hauba crna', likeness: 5n }),
    aCandidate({ name: 'Poklopac', likeness: 5n }),
  ];
  expect(groupsOf(pair, [], ['picture'])).toHaveLength(1);
  expect(groupsOf(pair, [], ['name-and-vehicle'])).toEqual([]);
});

test('the most certain duplicates come first, of equally certain ones those of the older product', () => {
  const photographed = [
    aCandidate({ name: 'Hauba crna', likeness: 5n }),
    aCandidate({ name: 'Poklopac', likeness: 5n }),
  ];
  const [left, right] = ['Branik', 'Maska'].map((name) => [aCandidate({ name }), aCandidate({ name })]);
  const found = groups(...photographed, ...right!, ...left!);
  expect(found.map(({ ids }) => ids)).toEqual(
    [left!, right!, photographed].map((pair) => pair.map(({ id }) => id)),
  );
});

test('the bits of a negative number are counted too', () => {
  expect(bitsApart(-1n, 0n)).toBe(64);
  expect(bitsApart(5n, 4n)).toBe(1);
});

test('ten thousand products are compared only with the few that share a key', () => {
  let reads = 0;
  const many = Array.from({ length: 10_000 }, (_, i) => {
    const { fitments } = vehicle({ manufacturerId: i % 25, modelId: i % 300 });
    const likeness = BigInt(i) * 0x9e37_79b9_7f4a_7c15n;
    return Object.defineProperty(aCandidate({ name: `Dio ${i % 9_000}`, likeness }), 'fitments', {
      get: () => {
        reads++;
        return fitments;
      },
    });
  });
  expect(groupsOf(many, []).length).toBeGreaterThan(100);
  expect(reads / many.length).toBeLessThan(20);
});
