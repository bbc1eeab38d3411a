import type { Page } from '@playwright/test';
import { adminFilterText } from '#src/strings/admin/products.ts';
import { aSavedProduct, form, rows, uniqueName } from './product-form.ts';
import { adminApi, DESKTOP, DEVICES, expectAccessible, openAdmin, PHONE } from './session.ts';
import { middleOf } from '../setup/finger.ts';
import { expect, test } from '../setup/shop-test.ts';

const range = (page: Page) => page.getByRole('heading', { level: 1 });
const addressOf = (page: Page) => page.evaluate(() => location.hash);

test('letters typed in a row are one search, which starts at the first page', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#proizvodi?page=2');
  await expect(range(page)).toContainText('21–40 od');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/admin/products')
      asked.push(`${searchParams.get('search')} ${searchParams.get('page')}`);
  });
  // All in one call, so that a slow machine makes no pause between them.
  await page.getByRole('searchbox').evaluate((input: HTMLInputElement) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const typed of ['f', 'fa', 'far']) {
      value?.set?.call(input, typed);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  await expect(range(page)).toContainText('1–20 od');
  expect(asked).toEqual(['far 1']);
  expect(await addressOf(page)).toBe('#proizvodi?q=far');
});

for (const [device, size] of DEVICES) {
  test(`on a ${device} there are 20 products a page, and Back goes back through the pages`, async ({
    page,
    shopUrl,
  }) => {
    await page.setViewportSize(size);
    // Sorted by name, since other tests do not change the first rows.
    await openAdmin(page, shopUrl, '#proizvodi?sort=name');
    await expect(rows(page)).toHaveCount(20);
    const pager = page.getByRole('navigation', { name: 'Stranice' });
    const first = await rows(page).first().textContent();
    await pager.getByRole('link', { name: 'Sljedeća stranica' }).click();
    await expect(range(page)).toContainText('21–40 od');
    await expect(rows(page).first()).not.toHaveText(first!);
    await expect(pager.locator('[aria-current=page]')).toHaveText('2');
    await page.goBack();
    await expect(range(page)).toContainText('1–20 od');
    await expect(rows(page).first()).toHaveText(first!);
  });
}

const chips = (page: Page) => page.getByRole('navigation', { name: 'Filteri proizvoda' }).getByRole('link');
const boxes = (page: Page) =>
  chips(page).evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().toJSON() as DOMRect));

test('on a desktop every filter is on the screen, which a mouse cannot scroll sideways', async ({
  page,
  shopUrl,
}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openAdmin(page, shopUrl, '#proizvodi');
    await expect(chips(page).first()).toContainText(/\d/);
    const ends = (await boxes(page)).map(({ right }) => right);
    expect([width, Math.max(...ends) < width, ends]).toEqual([width, true, ends]);
  }
});

test('after the first visit no filter moves when the numbers arrive', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#proizvodi');
  await expect(rows(page)).toHaveCount(20);
  const before = await boxes(page);
  const answer = Promise.withResolvers<undefined>();
  await page.route(/products\?.*limit=20/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.reload();
  await expect(chips(page).first()).toBeVisible();
  expect(await boxes(page)).toEqual(before);
  answer.resolve(undefined);
  await expect(rows(page)).toHaveCount(20);
  expect(await boxes(page)).toEqual(before);
});

test('every chip lists as many products as it says', async ({ page, shopUrl }) => {
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#proizvodi');
  for (const name of Object.values(adminFilterText)) {
    const chip = chips(page).and(page.getByRole('link', { name: new RegExp(`^${name} `) }));
    await chip.click();
    await expect(chip).toHaveAttribute('aria-current', 'true');
    await expect(chip).toBeInViewport();
    const [count = ''] = /[\d.]+$/.exec((await chip.textContent()) ?? '') ?? [];
    if (count === '0') await expect(rows(page)).toHaveCount(0);
    else await expect(range(page)).toHaveText(new RegExp(` od ${count.replaceAll('.', '\\.')}$`));
  }
});

test('the grid view is chosen once and stays', async ({ page, shopUrl }) => {
  await page.setViewportSize(DESKTOP);
  await openAdmin(page, shopUrl, '#proizvodi');
  const view = page.getByRole('group', { name: 'Prikaz' });
  await view.getByRole('button', { name: 'Mreža' }).click();
  await page.reload();
  await expect(view.getByRole('button', { name: 'Mreža' })).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(20);
  await expectAccessible(page);
  await view.getByRole('button', { name: 'Lista' }).click();
  await expect(view.getByRole('button', { name: 'Mreža' })).toHaveAttribute('aria-pressed', 'false');
});

test('a product that is deleted in its form is no longer selected', async ({ page, shopUrl }) => {
  const name = uniqueName('Označen');
  const { id } = await aSavedProduct(shopUrl, `${name} prvi`);
  await aSavedProduct(shopUrl, `${name} drugi`);
  const list = `#proizvodi?q=${encodeURIComponent(name)}`;
  await openAdmin(page, shopUrl, list);
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Označi sve na stranici').check();
  await expect(page.getByText('Označeno: 2')).toBeVisible();
  await page.goto(`/admin${list.replace('proizvodi', `proizvodi/${id}`)}`);
  await form(page).getByRole('button', { name: 'Obriši' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).click();
  await expect(form(page)).toBeHidden();
  await expect(page.getByText('Označeno: 1')).toBeVisible();
});

test('a product that leaves the list by the button of its row is no longer selected', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Nacrt');
  const { call } = await adminApi(shopUrl);
  const first = await aSavedProduct(shopUrl, `${name} prvi`, { status: 'draft' });
  const second = await aSavedProduct(shopUrl, `${name} drugi`, { status: 'draft' });
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}&filter=draft`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Označi sve na stranici').check();
  await expect(page.getByText('Označeno: 2')).toBeVisible();
  await page.getByRole('button', { name: `Objavi: ${name} prvi` }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Označeno: 1')).toBeVisible();
  for (const { id } of [first, second]) await call('DELETE', `products/${id}`);
});

test('on a phone the checkbox of a row selects it, and the rest of the row opens it', async ({
  page,
  shopUrl,
}) => {
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl);
  await rows(page).nth(1).getByRole('checkbox').check();
  await expect(page.getByText('Označeno: 1')).toBeVisible();
  const picture = await middleOf(rows(page).first().locator('img'));
  await page.mouse.click(picture.x, picture.y);
  await expect(form(page)).toBeVisible();
});

test('a search that finds nothing under a filter offers all products', async ({ page, shopUrl }) => {
  const name = uniqueName('Objavljen');
  await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi?filter=archived&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Traži među svim proizvodima' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('the number of published products on the start screen leads to as many', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#pocetna');
  const link = page.getByRole('link', { name: /(Objavljeno|Objavljeno i na čekanju)$/ });
  const count = (await link.innerText()).split('\n')[0]!;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`od ${count}`);
});
