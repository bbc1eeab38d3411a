import { expect, test } from 'vitest';
import { lastYear } from '../years.ts';
import {
  copyOf,
  uncheckedProduct,
  emptyFitment,
  emptyProduct,
  enteredFitments,
  EVERY_MODEL,
  factFields,
  formOf,
  keptForm,
  type ProductFormState,
  requestOf,
} from './product-form.ts';
import { newDeal } from './deal.ts';
import { NEW_PRODUCT } from './product-state.ts';
import { productFaults } from './product-rules.ts';
import type { AdminProduct } from './product.ts';

const product: AdminProduct = {
  ...NEW_PRODUCT,
  id: 7,
  status: 'draft',
  name: 'Prednji far',
  description: 'Bez oštećenja.',
  rating: 4,
  priceMinor: 123_450,
  partNumbers: ['8K0 941 029', '8K0941030'],
  categoryId: 3,
  fitments: [
    { manufacturerId: 1, modelId: 2, yearFrom: 2008, yearTo: 2010 },
    { manufacturerId: 5, modelId: null, yearFrom: null, yearTo: null },
  ],
  images: [{ hash: 'a'.repeat(32), width: 800, height: 600, url: '/slike/a/640.webp' }],
  version: 4,
  source: null,
  createdAt: '',
  updatedAt: '',
  publicAddress: '/proizvod/7',
};

test('a product comes through the form unchanged', () => {
  expect(requestOf(formOf(product))).toMatchObject({
    name: 'Prednji far',
    rating: 4,
    categoryId: 3,
    status: 'draft',
    price: '1.234,50',
    partNumbers: product.partNumbers,
    fitments: product.fitments,
    images: ['/slike/a/640.webp'],
    // The specification's fields for the primary vehicle.
    manufacturerId: 1,
    modelId: 2,
    compatibleYears: ['2008', '2009', '2010'],
  });
});

test('a pinned product stays pinned through the form, and a kept form older than the field is not pinned', () => {
  const { fields, images } = formOf({ ...product, pinned: true });
  expect(requestOf({ fields, images })).toMatchObject({ pinned: true });
  expect(requestOf(formOf(product))).toMatchObject({ pinned: false });
  const { pinned: _, ...older } = fields;
  const kept = { fields: older, images } as ProductFormState;
  expect(requestOf(keptForm(kept, emptyProduct()))).toMatchObject({ pinned: false });
});

test('a copy begins as a draft in stock with the same vehicle and pictures, under the same name', () => {
  const sold = { ...product, ...newDeal('sold'), status: 'published', pinned: true } as const;
  const { status, availability, name, fitments, images, pinned, price } = requestOf(copyOf(sold));
  expect({ status, availability, pinned }).toEqual({
    status: 'draft',
    availability: 'in_stock',
    pinned: false,
  });
  expect({ name, fitments, images, price }).toEqual({
    name: product.name,
    fitments: product.fitments,
    images: ['/slike/a/640.webp'],
    price: '1.234,50',
  });
});

test('an empty form lacks a name, manufacturer, model and pictures, and assumes nothing', () => {
  const { fields } = emptyProduct();
  expect(Object.keys(productFaults(uncheckedProduct(fields, 0), lastYear())).sort()).toEqual([
    ...['fitments.0.manufacturerId', 'fitments.0.modelId', 'images', 'name'],
  ]);
  expect(fields.fitments[0]).toMatchObject({ yearFrom: '', yearTo: '' });
  expect(fields).toMatchObject({ quality: '', condition: '' });
});

test('every model of a manufacturer, and a universal product, are choices', () => {
  const { fields } = emptyProduct({ manufacturerId: '5', modelId: EVERY_MODEL });
  expect(uncheckedProduct(fields, 1).fitments).toMatchObject([{ manufacturerId: 5, modelId: null }]);
  expect(requestOf({ fields: { ...fields, universal: true }, images: [] })['fitments']).toEqual([]);
});

test('only rows that nothing was entered in give way to a proposed vehicle', () => {
  const remembered = { manufacturerId: '1', modelId: '2' };
  const golf = emptyFitment(remembered);
  const everyBmw = emptyFitment({ manufacturerId: '5', modelId: EVERY_MODEL });
  const without = { universal: false };
  const known = { ...golf, facts: factFields({ generation: 'V' }) };
  const dated = { ...golf, yearFrom: '2004' };
  const begun = emptyFitment({ manufacturerId: '5', modelId: '' });
  const fitments = [golf, everyBmw, known, dated, begun];
  expect(enteredFitments({ ...without, fitments }, remembered)).toEqual([everyBmw, known, dated]);
  // The saved vehicle of a product was not filled in for it.
  expect(enteredFitments({ ...without, fitments })).toEqual([golf, everyBmw, known, dated]);
  expect(enteredFitments({ universal: true, fitments }, remembered)).toEqual([]);
});
