import { describe, expect, test } from 'vitest';
import { sampleNames as names } from '../../../tests/setup/csv-names.ts';
import { part, plan } from '../../../tests/setup/csv-part.ts';
import { unguardCell } from './guard-cell.ts';
import { productCells } from './product-cells.ts';

describe('a short text that a spreadsheet would take for a number or a date', () => {
  test.each(['3-12', '007', '1/2', '12.5', '12,50', '1e5', '10:30', '+38761', '-5', '3-12 |', '007 | |'])(
    'is written with a mark, and read without it: %s',
    (own) => {
      for (const column of ['name', 'quality', 'storagePlace'] as const) {
        const cell = productCells({ ...part, [column]: own }, names)[column];
        expect(unguardCell(cell)).toBe(`${own} |`);
        expect(plan({ [column]: cell }).state[column]).toBe(own);
      }
    },
  );

  test.each(['Polica 3', 'A1', 'e', '-', 'Hella |', ''])('and any other is written as it is: %j', (own) => {
    const cell = productCells({ ...part, storagePlace: own }, names).storagePlace;
    expect(unguardCell(cell)).toBe(own);
  });

  test('is read when somebody types it without the mark', () => {
    expect(plan({ storagePlace: '3-12' }, { ...part, storagePlace: '3-12' }).kind).toBe('same');
    expect(plan({ storagePlace: '3-14' }, { ...part, storagePlace: '3-12' }).state.storagePlace).toBe('3-14');
  });

  test('stays in a description, which has lines of its own', () => {
    const { description } = productCells({ ...part, description: '2008' }, names);
    expect(description).toBe('2008');
    expect(plan({ description: '2009 |' }).state.description).toBe('2009 |');
  });
});
