import { adminApi, expectAccessible, openAdmin } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

test('categories are sorted with the keyboard alone, and stay sorted', async ({ page, shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  type List = { categories: { id: number; name: string }[] };
  const before = (await call<List>('GET', 'tuning-categories')).categories;
  try {
    await openAdmin(page, shopUrl, '#tuning');
    await expect(page.getByRole('heading', { name: 'Tuning kategorije' })).toBeVisible();
    await expectAccessible(page);
    const first = before[0]!.name;
    const kept = page.waitForResponse(/tuning-categories\/order/);
    await page.getByRole('button', { name: `Pomjeri dolje: ${first}` }).press('Enter');
    await expect(page.getByText(`${first}: mjesto 2 od ${before.length}`)).toBeAttached();
    await expect(page.getByRole('button', { name: `Pomjeri dolje: ${first}` })).toBeFocused();
    await kept;
    await page.reload();
    await expect(page.getByRole('main').getByRole('listitem').nth(1)).toContainText(first);
  } finally {
    await call('PUT', 'tuning-categories/order', { ids: before.map(({ id }) => id) });
  }
});

test('two quick moves are both kept, however late the first is answered', async ({ page, shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  type List = { categories: { id: number; name: string }[] };
  const before = (await call<List>('GET', 'tuning-categories')).categories;
  const [first, ...others] = before.map(({ name }) => name);
  try {
    await openAdmin(page, shopUrl, '#tuning');
    const down = page.getByRole('button', { name: `Pomjeri dolje: ${first}` });
    let answerFirst = () => {};
    const held = new Promise<void>((resolve) => (answerFirst = resolve));
    await page.route(/tuning-categories\/order/, async (route) => {
      await held;
      await route.continue();
    });
    await down.press('Enter');
    await down.press('Enter');
    await expect(page.getByText(`${first}: mjesto 3 od ${before.length}`)).toBeAttached();
    let answered = 0;
    page.on('response', (response) => (answered += Number(response.url().endsWith('/order'))));
    answerFirst();
    await expect.poll(() => answered).toBe(2);
    await expect(page.getByRole('main').getByRole('listitem').nth(2)).toContainText(first!);
    const after = (await call<List>('GET', 'tuning-categories')).categories.map(({ name }) => name);
    expect(after).toEqual([...others.slice(0, 2), first, ...others.slice(2)]);
  } finally {
    await page.unroute(/tuning-categories\/order/);
    await call('PUT', 'tuning-categories/order', { ids: before.map(({ id }) => id) });
  }
});

test('a category is moved by dragging, and what is dropped later moves nothing', async ({
  page,
  shopUrl,
}) => {
  const { call } = await adminApi(shopUrl);
  type List = { categories: { id: number; name: string }[] };
  const listed = async () => (await call<List>('GET', 'tuning-categories')).categories;
  const before = await listed();
  const [first, second] = before.map(({ name }) => name);
  const items = page.getByRole('main').getByRole('listitem');
  try {
    await openAdmin(page, shopUrl, '#tuning');
    const kept = page.waitForResponse(/tuning-categories\/order/);
    await items.nth(0).dragTo(items.nth(1));
    await expect(items.nth(1)).toContainText(first!);
    await kept;
    await items.nth(2).dispatchEvent('drop');
    await expect(items.nth(0)).toContainText(second!);
    await expect(items.nth(1)).toContainText(first!);
    const ids = (await listed()).map(({ name }) => name);
    expect(ids.slice(0, 2)).toEqual([second, first]);
  } finally {
    await call('PUT', 'tuning-categories/order', { ids: before.map(({ id }) => id) });
  }
});

test('while a search narrows the list no category can be moved', async ({ page, shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  type List = { categories: { id: number; name: string }[] };
  const { name } = (await call<List>('GET', 'tuning-categories')).categories[1]!;
  await openAdmin(page, shopUrl, '#tuning');
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
  const moves = page.getByRole('button', { name: /^Pomjeri (gore|dolje): / });
  await expect(moves.first()).toBeVisible();
  await expect(item).toHaveAttribute('draggable', 'true');
  const search = page.getByLabel('Traži kategoriju');
  await search.fill(name);
  await expect(moves).toHaveCount(0);
  await expect(item).toBeVisible();
  await expect(item).not.toHaveAttribute('draggable');
  await expectAccessible(page);
  await search.fill('');
  await expect(moves.first()).toBeVisible();
});
