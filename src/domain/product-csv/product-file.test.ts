import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CSV_BYTE_ORDER_MARK } from './csv-text.ts';
import { decodeFile } from '../text/decode-file.ts';
import { readProductFile } from './read-product-file.ts';
import { repeatedRows } from './repeated-rows.ts';
import { sliceRows } from './slice-rows.ts';

describe('a file', () => {
  const row = 'Far;89,00\r\n';
  test.each([
    ['of commas', 'Naziv,Cijena\nFar,"89,00"\n', ','],
    ['of tabs', 'Naziv\tCijena (KM)\r\nFar\t89,00\r\n', '\t'],
    ['of an old Mac', 'naziv;CIJENA\rFar;89,00\r', ';'],
    ['with a byte order mark', `${CSV_BYTE_ORDER_MARK}Naziv;Cijena\r\n${row}`, ';'],
    ['with a line for Excel that names the separator', `sep=;\r\nNaziv;Cijena\r\n${row}`, ';'],
    [
      'with such a line as a spreadsheet saves it again',
      `${CSV_BYTE_ORDER_MARK}"sep=,"\nNaziv,Cijena\nFar,"89,00"\n`,
      ',',
    ],
    ['with blank lines', `Naziv;Cijena\r\n;\r\n${row}\r\n`, ';'],
  ])('%s is read', (_, source, separator) => {
    expect(readProductFile(source)).toMatchObject({
      separator,
      columns: ['name', 'priceMinor'],
      rows: [{ cells: { name: 'Far', priceMinor: '89,00' } }],
    });
  });

  test('keeps the row numbers of the spreadsheet and reports unknown headers', () => {
    expect(readProductFile(`Naziv;Moja bilješka\r\n\r\n\r\nFar;plava\r\n`)).toMatchObject({
      unknown: ['Moja bilješka'],
      rows: [{ line: 4, cells: { name: 'Far' } }],
    });
  });

  test('counts a line that names the separator among the rows of the spreadsheet', () => {
    expect(readProductFile('sep=;\nNaziv\nFar\n')).toMatchObject({ rows: [{ line: 3 }] });
  });

  test.each([
    ['', 'empty'],
    ['Name;Price\nx;y', 'no-columns'],
    ['Naziv;Cijena\n\n', 'no-rows'],
    ['Naziv;naziv\nx;y', 'repeated-column'],
    ['PK\u0003\u0004…', 'not-text'],
  ])('of %j is refused', (source, fault) => expect(readProductFile(source)).toMatchObject({ fault }));

  test.each(['utf-8', 'utf-16le', 'windows-1250'] as const)(
    'saved as %s is read with its letters',
    (encoding) => {
      const letters = 'Kočnice, šžćđ';
      const bytes = {
        'utf-8': () => new TextEncoder().encode(letters),
        'utf-16le': () => new Uint8Array(Buffer.from(`\uFEFF${letters}`, 'utf16le')),
        'windows-1250': () =>
          Uint8Array.from(
            letters.match(/./gu) ?? [],
            (letter) => ({ č: 0xe8, š: 0x9a, ž: 0x9e, ć: 0xe6, đ: 0xf0 })[letter] ?? letter.charCodeAt(0),
          ),
      }[encoding]();
      expect(decodeFile(bytes)).toEqual({ text: letters, encoding });
    },
  );

  test('says which rows repeat an earlier one', () => {
    const rows = [{ id: '5' }, { name: 'A' }, { id: ' 5 ', name: 'B' }, { name: 'A ' }, { name: 'C' }];
    expect([...repeatedRows(rows.map((cells, i) => ({ line: i + 2, cells })))]).toEqual([
      [4, 2],
      [5, 3],
    ]);
  });

  test('reads the same id in both `5` and `005`, as the import does', () => {
    const rows = ['5', '005', '50', '0', '00'].map((id, i) => ({ line: i + 2, cells: { id } }));
    expect([...repeatedRows(rows)]).toEqual([[3, 2]]);
  });
});

test('slices keep every row, in order, within both limits', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 })), (rows) => {
      const slices = sliceRows(rows, { rowsMax: 3, sizeMax: 20, sizeOf: (n) => n });
      expect(slices.flat()).toEqual(rows);
      for (const slice of slices) {
        expect(slice.length).toBeLessThanOrEqual(3);
        if (slice.length > 1) expect(slice.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(20);
      }
    }),
  );
});
