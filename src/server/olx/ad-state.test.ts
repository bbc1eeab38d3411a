import { expect, test } from 'vitest';
import type { ImportedProduct } from '#db/queries/imports/imported-products.ts';
import { NEW_PRODUCT } from '#src/domain/admin/product-state.ts';
import { adStateOf } from './import-ad.ts';

const fitment = { manufacturerId: 1, modelId: 2, yearFrom: 2003, yearTo: 2009, facts: { generation: 'V' } };
const imported = { ...NEW_PRODUCT, name: 'Far', fitments: [fitment] };
const stateOf = (current: object) =>
  adStateOf({ imported, current: { ...imported, ...current } } as unknown as ImportedProduct);

test.each([
  ['was only published', { status: 'published' }, 'known'],
  [
    'has a generation that got another name',
    { fitments: [{ ...fitment, facts: { generation: 'Mk5' } }] },
    'known',
  ],
  ['has other years', { fitments: [{ ...fitment, yearTo: 2008 }] }, 'edited'],
  ['has another name', { name: 'Far lijevi' }, 'edited'],
  ['is in the bin', { deletedAt: '2026-11-01T00:00:00Z' }, 'binned'],
])('an imported product that %s', (_, current, state) => {
  expect(stateOf(current)).toBe(state);
});
