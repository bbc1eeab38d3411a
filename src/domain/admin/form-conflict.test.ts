import { expect, test } from 'vitest';
import { formDifferences, mergeForms } from './form-conflict.ts';
import { emptyProduct, type ProductFields, type ProductFormState } from './product-form.ts';

const base = emptyProduct();
const withFields = (fields: Partial<ProductFields>): ProductFormState => ({
  ...base,
  fields: { ...base.fields, ...fields },
});

test('what only one side has changed is suggested from that side, what both have changed from mine', () => {
  const mine = withFields({ name: 'Far', price: '90', quality: 'Novo' });
  const theirs = withFields({ name: 'Prednji far', price: '', status: 'draft' });
  expect(formDifferences(base, mine, theirs)).toEqual([
    { field: 'name', suggested: 'mine' },
    { field: 'price', suggested: 'mine' },
    { field: 'status', suggested: 'theirs' },
    { field: 'quality', suggested: 'mine' },
  ]);
});

test('equal forms differ in nothing, spaces aside', () => {
  expect(formDifferences(base, withFields({ name: ' Far ' }), withFields({ name: 'Far' }))).toEqual([]);
});

test('the merged form has each field from the chosen side; universal comes with the vehicles', () => {
  const mine = withFields({ name: 'Far', price: '90' });
  const theirs = withFields({ name: 'Prednji far', price: '80', universal: true });
  const merged = mergeForms(mine, theirs, { name: 'theirs', price: 'mine', fitments: 'theirs' });
  expect(merged.fields).toMatchObject({ name: 'Prednji far', price: '90', universal: true });
});
