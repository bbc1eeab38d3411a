import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteCategory, deleteManufacturer, deleteModel } from './dictionaries.ts';
import { deleteMessage } from './inbox.ts';
import { deleteProduct } from './products.ts';
import { endDevice } from './settings.ts';
import { deleteWantedPart } from './wanted-parts.ts';

const answer = (response: Response): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
};
beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'token' }));
afterEach(() => vi.unstubAllGlobals());

const GONE = { success: false, error: 'Više ne postoji.', code: 'not_found' };

test.each([
  ['a product', () => deleteProduct(1), null],
  ['a manufacturer', () => deleteManufacturer(1, true), undefined],
  ['a model', () => deleteModel(1), undefined],
  ['a category', () => deleteCategory('categories', 1), undefined],
  ['a tuning category', () => deleteCategory('tuning-categories', 1), undefined],
  ['a message', () => deleteMessage(1), undefined],
  ['a wanted part', () => deleteWantedPart(1), undefined],
  ['a login of another device', () => endDevice('x'), undefined],
])('the deletion of %s that is sent again after a lost answer is told as done', async (_, remove, told) => {
  answer(Response.json(GONE, { status: 404 }));
  expect(await remove()).toEqual(told);
});

test.each([
  ['what is in use', Response.json({ ...GONE, code: 'conflict' }, { status: 409 })],
  ['a shop whose calls are not there', new Response('<h1>Not Found</h1>', { status: 404 })],
])('the deletion of %s is refused', async (_, response) => {
  answer(response);
  await expect(deleteModel(1)).rejects.toMatchObject({ name: 'AdminProblem', status: response.status });
});
