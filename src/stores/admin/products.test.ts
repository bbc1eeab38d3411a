import { afterEach, expect, test, vi } from 'vitest';
import { emptyProduct } from '#src/domain/admin/product-form.ts';
import { $savedLast, changeProducts, deleteProduct, saveProduct } from './products.ts';

afterEach(() => vi.unstubAllGlobals());

/** A shop that answers every call with this. */
function answers(answer: object): void {
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, ...answer })));
}

const save = (status: string) => {
  answers({ product: { id: 7, name: 'Far', status, version: 2 }, undo: null });
  return saveProduct(emptyProduct(), { id: 7, version: 1 }, 'key');
};

test.each([
  ['is archived in its form', () => save('archived')],
  ['is deleted', () => (answers({ undo: null }), deleteProduct(7))],
  ['is deleted with others', () => (answers({ changed: 2 }), changeProducts([6, 7], { delete: true }))],
  [
    'is archived with others',
    () => (answers({ changed: 2 }), changeProducts([6, 7], { status: 'archived' })),
  ],
])("a product that %s has no page, so 'Pogledaj' leads to it no more", async (_, hide) => {
  await save('published');
  expect($savedLast.get()).toMatchObject({ id: 7, name: 'Far' });
  await hide();
  expect($savedLast.get()).toBeUndefined();
});

test.each([
  ['another product', () => (answers({ undo: null }), deleteProduct(8))],
  ['a price', () => (answers({ changed: 1 }), changeProducts([7], { priceMinor: 900 }))],
])("'Pogledaj' still leads to the product that was saved last after a change of %s", async (_, change) => {
  await save('published');
  await change();
  expect($savedLast.get()).toMatchObject({ id: 7 });
});
