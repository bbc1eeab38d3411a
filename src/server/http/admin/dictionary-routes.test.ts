import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { aModel, aProduct, clearCatalogue } from '../../../../tests/setup/factories.ts';
import { type AdminShop, openAdminShop } from '../../../../tests/setup/admin-shop.ts';
import type { AdminCall } from '../../../../tests/setup/logged-in.ts';

let shop: AdminShop;
let db: Db;
let call: AdminCall;
beforeAll(async () => {
  shop = await openAdminShop();
  ({ db, call } = shop);
});
afterAll(() => shop.close());
beforeEach(() => clearCatalogue(db));

test('a manufacturer and its models are added, changed, merged and deleted by their calls', async () => {
  const made = await call('POST', '/api/admin/manufacturers', { name: 'Lancia', aliases: ['Lančija'] });
  expect(made).toMatchObject({
    status: 201,
    body: { success: true, manufacturer: { id: 1, slug: 'lancia' } },
  });
  const delta = { manufacturerId: '1', name: 'Delta', generations: [{ yearFrom: 1979, yearTo: 1994 }] };
  expect(await call('POST', '/api/admin/models', delta)).toMatchObject({
    status: 201,
    body: { model: { id: 1 } },
  });
  await call('POST', '/api/admin/models', { manufacturerId: 1, name: 'Delta II' });

  expect(await call('PUT', '/api/admin/manufacturers/1', { name: 'Lancia Italija' })).toMatchObject({
    status: 200,
    body: { manufacturer: { slug: 'lancia-italija', models: 2 } },
  });
  expect(await call('PUT', '/api/admin/models/2', { name: 'Delta 2' })).toMatchObject({
    body: { model: { slug: 'delta-2' } },
  });
  expect(await call('POST', '/api/admin/models/2/merge', { intoId: 1 })).toMatchObject({ status: 200 });
  expect((await call('GET', '/api/admin/models?manufacturer=1')).body).toMatchObject({
    models: [{ id: 1, name: 'Delta', aliases: ['Delta 2'], products: 0 }],
  });
  expect((await call('GET', '/api/admin/manufacturers-models')).body).toMatchObject([
    { id: 1, name: 'Lancia Italija', models: [{ id: 1, name: 'Delta', yearFrom: 1979, yearTo: 1994 }] },
  ]);
  expect(await call('DELETE', '/api/admin/models/1')).toMatchObject({ status: 200 });
  expect(await call('DELETE', '/api/admin/manufacturers/1')).toMatchObject({ status: 200 });
  expect((await call('GET', '/api/admin/manufacturers')).body).toEqual({ manufacturers: [] });
  expect((await call('GET', '/api/admin/history?entity=manufacturer&id=1')).body).toMatchObject({
    entries: [{ action: 'delete', name: 'Lancia Italija' }, { action: 'update' }, { action: 'create' }],
  });
});

test('a merge that is sent again after a lost answer is made once, and the answer undoes it', async () => {
  for (const name of ['Lancia', 'Lančija']) await call('POST', '/api/admin/manufacturers', { name });
  await call('POST', '/api/admin/manufacturers', { name: 'Fiat' });
  for (const name of ['Delta', 'Delta II'])
    await call('POST', '/api/admin/models', { manufacturerId: 1, name });
  for (const [path, listed, left] of [
    ['models', 'models?manufacturer=1', ['Delta']],
    ['manufacturers', 'manufacturers', ['Fiat', 'Lancia']],
  ] as const) {
    const merge = (intoId: number) =>
      call('POST', `/api/admin/${path}/2/merge`, { intoId }, { 'idempotency-key': `spajanje-${path}` });
    const first = await merge(1);
    expect(await merge(1)).toEqual(first);
    const rows = (await call('GET', `/api/admin/${listed}`)).body[path] as { name: string }[];
    expect(rows.map(({ name }) => name)).toEqual(left);
    // The same dialog with another choice.
    expect(await merge(3)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await call('POST', `/api/admin/undo/${String(first.body['undo'])}`)).toMatchObject({
      status: 200,
    });
  }
  expect((await call('GET', '/api/admin/manufacturers')).body['manufacturers']).toHaveLength(3);
});

test('what is in use is refused with the number of products', async () => {
  await call('POST', '/api/admin/manufacturers', { name: 'Lancia' });
  const model = await aModel(db, 1);
  await aProduct(db, { fits: [{ manufacturerId: 1, modelId: model.id }] });
  for (const path of ['/api/admin/manufacturers/1?withModels=1', `/api/admin/models/${model.id}`])
    expect(await call('DELETE', path)).toMatchObject({
      status: 409,
      body: { success: false, code: 'conflict', fields: { products: '1' } },
    });
});

test('a refused field is named, so that the form can show it there', async () => {
  await call('POST', '/api/admin/manufacturers', { name: 'Audi' });
  expect(await call('POST', '/api/admin/manufacturers', { name: 'Nova', slug: 'audi' })).toMatchObject({
    status: 409,
    body: { fields: { slug: '„audi“ već vodi na: Audi.' } },
  });
});

test('categories answer with their whole list after every change', async () => {
  await call('POST', '/api/admin/tuning-categories', { name: 'Felge', hint: 'Aluminij' });
  const names = ({ body }: { body: object }) =>
    (body as { categories: { name: string }[] }).categories.map(({ name }) => name);
  expect(names(await call('POST', '/api/admin/tuning-categories', { name: 'Ispuh' }))).toEqual([
    'Felge',
    'Ispuh',
  ]);
  expect(names(await call('PUT', '/api/admin/tuning-categories/order', { ids: [2, 1] }))).toEqual([
    'Ispuh',
    'Felge',
  ]);
  expect(names(await call('PUT', '/api/admin/tuning-categories/2', { name: 'Auspusi' }))).toEqual([
    'Auspusi',
    'Felge',
  ]);
  expect(names(await call('DELETE', '/api/admin/tuning-categories/2'))).toEqual(['Felge']);
  expect(names(await call('POST', '/api/admin/categories', { name: 'Rasvjeta' }))).toEqual(['Rasvjeta']);
});

describe('a create that is sent again', () => {
  const KINDS = [
    ['manufacturers', { name: 'Lancia' }],
    ['models', { manufacturerId: 1, name: 'Delta' }],
    ['categories', { name: 'Rasvjeta' }],
    ['tuning-categories', { name: 'Felge' }],
  ] as const;
  const namesOf = async (path: string): Promise<string[]> => {
    const { body } = await call('GET', `/api/admin/${path}${path === 'models' ? '?manufacturer=1' : ''}`);
    return (Object.values(body)[0] as { name: string }[]).map(({ name }) => name);
  };
  const prepare = async (path: string) => {
    if (path === 'models') await call('POST', '/api/admin/manufacturers', { name: 'Lancia' });
  };

  test.each(KINDS)('to %s gives the first answer and adds nothing, at once or later', async (path, body) => {
    await prepare(path);
    const key = { 'idempotency-key': `ponovo-${path}` };
    const send = () => call('POST', `/api/admin/${path}`, body, key);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const answer of answers) expect(answer.body).toEqual(answers[0]!.body);
    expect(await namesOf(path)).toEqual([body.name]);
  });

  test.each(KINDS)('to %s with other words is refused with what the first one made', async (path, body) => {
    await prepare(path);
    const key = { 'idempotency-key': `drugo-${path}` };
    await call('POST', `/api/admin/${path}`, body, key);
    expect(await call('POST', `/api/admin/${path}`, { ...body, name: 'Nešto drugo' }, key)).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { id: 1, version: 1, name: body.name } },
    });
    expect(await namesOf(path)).toEqual([body.name]);
  });

  test('of another kind is refused, and nothing is added', async () => {
    const key = { 'idempotency-key': 'isti' };
    await call('POST', '/api/admin/manufacturers', { name: 'Lancia' }, key);
    expect(await call('POST', '/api/admin/tuning-categories', { name: 'Felge' }, key)).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: expect.stringContaining('već sačuvan') as string },
    });
    expect(await namesOf('tuning-categories')).toEqual([]);
  });

  test('does not bring back what was deleted since', async () => {
    const key = { 'idempotency-key': 'obrisano' };
    await call('POST', '/api/admin/manufacturers', { name: 'Lancia' }, key);
    await call('DELETE', '/api/admin/manufacturers/1');
    expect(await call('POST', '/api/admin/manufacturers', { name: 'Lancia' }, key)).toMatchObject({
      status: 404,
      body: { error: 'Marka više ne postoji.' },
    });
    expect(await namesOf('manufacturers')).toEqual([]);
  });

  test('may be corrected under its key as long as it was refused', async () => {
    const key = { 'idempotency-key': 'ispravka' };
    expect(await call('POST', '/api/admin/manufacturers', { name: '' }, key)).toMatchObject({ status: 400 });
    expect(await call('POST', '/api/admin/manufacturers', { name: 'Lancia' }, key)).toMatchObject({
      status: 201,
    });
  });
});
