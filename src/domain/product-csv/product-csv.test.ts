import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  PLAIN_FIELD_NAMES,
  type PlainFieldName,
  productField,
  type ProductValues,
} from '../product/product-fields.ts';
import { CSV_COLUMNS } from './columns.ts';
import { CSV_BYTE_ORDER_MARK, CSV_HEADER_LINE, readCsv, writeCsvLine, writeCsvRow } from './csv-text.ts';
import { guardCell, unguardCell } from './guard-cell.ts';
import { planRow } from './plan-row.ts';
import { type CsvProduct, productCells } from './product-cells.ts';
import { readProductFile } from './read-product-file.ts';
import { context, HASHES, part, plan } from '../../../tests/setup/csv-part.ts';
import { sampleNames as names } from '../../../tests/setup/csv-names.ts';
import { BODIES, tidyFacts } from '../fitment/fitment-facts.ts';

const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '-',
    "'",
    "'-",
    '=1+1',
    '@a',
    'a;b',
    'a"b',
    'a\nb',
    'a\r\nb',
    ' x ',
    'č ć š ž đ',
    '|',
    "''=",
    '3-12',
    '007 |',
  ),
);
const year = fc.option(fc.integer({ min: 1900, max: 2100 }));
const fitment = fc.record({
  vehicle: fc.constantFrom<[number, number | null][]>(
    [1, 11],
    [1, 12],
    [1, 13],
    [1, 14],
    [1, null],
    [2, 21],
    [2, 22],
    [3, null],
  ),
  a: year,
  b: year,
  facts: fc.record(
    {
      generation: fc.string({ maxLength: 8 }),
      body: fc.constantFrom(...BODIES),
      kwFrom: fc.integer({ min: 1, max: 200 }),
      equipment: fc.string({ maxLength: 12 }),
    },
    { requiredKeys: [] },
  ),
});
const REFERENCES = { categories: [5, 6], tuningCategories: [7] };

/** Any value of a field; what the file does not hold stays as it is in a new product. */
function anyValue(name: PlainFieldName): fc.Arbitrary<unknown> {
  const field = productField(name);
  const orNone = (value: fc.Arbitrary<unknown>) => (field.default === null ? fc.option(value) : value);
  if (field.isNotInFile) return fc.constant(field.default);
  switch (field.type) {
    case 'choice':
      return orNone(fc.constantFrom(...Object.keys(field.values)));
    case 'text':
      return orNone(text);
    case 'texts':
      return fc.array(text, { maxLength: 4 });
    case 'flag':
      return fc.boolean();
    case 'number':
      return orNone(fc.integer({ min: field.min, max: field.max }));
    case 'money':
      return orNone(fc.integer({ min: 1, max: field.max }));
    case 'reference':
      return orNone(fc.constantFrom(...REFERENCES[field.to]));
    default:
      throw new Error(`${name} is in rows of another table`);
  }
}
const anyValues = Object.fromEntries(PLAIN_FIELD_NAMES.map((name) => [name, anyValue(name)])) as {
  [Name in PlainFieldName]: fc.Arbitrary<ProductValues[Name]>;
};

const product: fc.Arbitrary<CsvProduct> = fc.record({
  id: fc.integer({ min: 1, max: 1e9 }),
  version: fc.integer({ min: 1, max: 1e6 }),
  ...anyValues,
  deletedAt: fc.constant(null),
  images: fc.uniqueArray(fc.constantFrom(...HASHES)),
  fitments: fc.array(
    fitment.map(({ vehicle: [manufacturerId, modelId], a, b, facts }) => ({
      manufacturerId,
      modelId: modelId ?? null,
      yearFrom: a !== null && b !== null ? Math.min(a, b) : a,
      yearTo: a !== null && b !== null ? Math.max(a, b) : b,
      facts: tidyFacts(facts),
    })),
    { maxLength: 4 },
  ),
});

describe('the file of any products', () => {
  test('reads back without a change', () => {
    fc.assert(
      fc.property(fc.array(product, { minLength: 1, maxLength: 5 }), (products) => {
        const lines = products.map((own) => writeCsvRow(productCells(own, names)));
        const file = readProductFile(CSV_BYTE_ORDER_MARK + CSV_HEADER_LINE + lines.join(''));
        if ('fault' in file) throw new Error(file.fault);
        for (const [i, { cells }] of file.rows.entries())
          expect(plan(cells, products[i])).toMatchObject({ kind: 'same', changes: [], faults: [] });
        expect(file.rows).toHaveLength(products.length);
      }),
    );
  });

  test('has no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(product, (own) => {
        for (const cell of Object.values(productCells(own, names))) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });

  test('keeps every cell as it was, whatever is in it', () => {
    const cells = fc.array(
      text.map((own) => own.replace(/\r\n?/g, '\n')),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 5 }), (rows) => {
        expect(readCsv(rows.map(writeCsvLine).join(''), ';').slice(0, -1)).toEqual(rows);
      }),
    );
  });
});

test('a guarded text is the same text again', () => {
  fc.assert(fc.property(text, (own) => unguardCell(guardCell(own)) === own));
  expect(unguardCell("'Sportski' volan")).toBe("'Sportski' volan");
});

describe('a cell of a row', () => {
  test.each([
    ['is empty and leaves the field', { priceMinor: ' ' }, []],
    [
      'is written as Excel writes it and means the same',
      { priceMinor: '89', rating: '5,0', pinned: 'NE' },
      [],
    ],
    ['means the same in other letters', { categoryId: 'RASVJETA', status: 'Objavljeno' }, []],
    ['has a price with a comma', { priceMinor: '1.234,50 KM' }, [['priceMinor', '89,00', '1234,50']]],
    [
      'empties the field with a dash',
      { priceMinor: '-', categoryId: '-' },
      [
        ['categoryId', 'Rasvjeta', ''],
        ['priceMinor', '89,00', ''],
      ],
    ],
    ['says a condition', { condition: 'Polovno' }, [['condition', '', 'polovno']]],
    ['may say that nobody knows the condition', { condition: '-' }, []],
    ['is a text of a dash', { quality: "'-" }, [['quality', '', "'-"]]],
    [
      'adds a vehicle',
      { fitments: 'Audi > A4 > 2004-2008 | Peugeot' },
      [['fitments', 'Audi > A4 > 2004-2008', 'Audi > A4 > 2004-2008 | Peugeot']],
    ],
    [
      'names a picture by its address',
      { images: `https://shop.ba/slike/${HASHES[2]!}/1280.webp` },
      [['images', `${HASHES[0]!} |`, `${HASHES[2]!} |`]],
    ],
  ])('%s', (_, cells, expected) => {
    const { kind, changes } = plan(cells);
    expect(changes.map(({ column, before, after }) => [column, before, after])).toEqual(expected);
    expect(kind).toBe(expected.length > 0 ? 'changed' : 'same');
  });

  test.each([
    [{ priceMinor: 'pet' }, 'priceMinor', 'price.form', 'pet'],
    [{ priceMinor: '0' }, 'priceMinor', 'price.range', '0'],
    [{ rating: '6' }, 'rating', 'rating.range', '6'],
    [{ rating: 'x' }, 'rating', 'number.form', 'x'],
    [{ name: '-' }, 'name', 'clear.refused', '-'],
    [{ status: 'možda' }, 'status', 'word.unknown', 'možda'],
    [{ categoryId: 'Nema' }, 'categoryId', 'category.unknown', 'Nema'],
    [{ tuningCategoryId: 'Felge' }, 'tuningCategoryId', 'tuningCategoryId.kind', 'Felge'],
    [{ fitments: 'Audi > A4 > 1800' }, 'fitments', 'years.range', 'Audi > A4 > 1800'],
    [{ images: 'slika.jpg' }, 'images', 'image.form', 'slika.jpg'],
    [{ images: 'd'.repeat(32) }, 'images', 'images.unknown', 'd'.repeat(32)],
    [{ name: 'x'.repeat(201) }, 'name', 'name.length', 'x'.repeat(201)],
  ])('that says %j is refused with its column', (cells, column, code, value) => {
    expect(plan(cells)).toMatchObject({ kind: 'error', faults: [{ column, code, value }] });
  });

  test('is checked alone: an old fault of another column does not block it', () => {
    const old = { ...part, rating: 5, images: [], fitments: [{ ...part.fitments[0]!, yearFrom: 1980 }] };
    expect(plan({ name: 'Novi far' }, old)).toMatchObject({ kind: 'changed', faults: [] });
  });

  test('is checked with what depends on it: pictures with the status, a tuning category with the kind', () => {
    const fault = (cells: object, old: object) => plan(cells, { ...part, ...old }).faults[0]?.code;
    expect(fault({ status: 'objavljeno' }, { status: 'draft', images: [] })).toBe('images.missing');
    expect(fault({ kind: 'dio' }, { kind: 'tuning', tuningCategoryId: 7 })).toBe('tuningCategoryId.kind');
  });
});

describe('a row without an id', () => {
  test('makes a draft, for which pictures and vehicles can wait', () => {
    expect(planRow({ name: 'Far' }, undefined, context)).toMatchObject({
      kind: 'new',
      state: { name: 'Far', status: 'draft', rating: 5, warrantyMonths: 12, fitments: [] },
    });
  });

  test('needs a name, and to be published a picture and its vehicles', () => {
    const faults = (cells: object) => planRow(cells, undefined, context).faults.map(({ code }) => code);
    expect(faults({ priceMinor: '5' })).toEqual(['name.missing']);
    expect(faults({ name: 'Far', status: 'objavljeno' })).toEqual(['images.missing', 'vehicles.missing']);
    expect(faults({ name: 'Far', status: 'objavljeno', images: HASHES[0], fitments: '-' })).toEqual([]);
  });
});

test('no two headers differ only in upper and lower case', () => {
  expect(new Set(CSV_COLUMNS.map(({ header }) => header.toLowerCase())).size).toBe(CSV_COLUMNS.length);
});
