import type { Page } from '@playwright/test';
import { axe } from './setup/accessibility.ts';
import { ask, field, plainField } from './setup/search-box.ts';
import { expect, test } from './setup/shop-test.ts';

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1440, height: 900 };

const options = (page: Page) => page.getByRole('option');
const highlighted = (page: Page) => page.locator('[role=option][aria-selected=true]');
const lastRow = (page: Page, text: string) =>
  page.getByRole('option', { name: `Prikaži sve rezultate za "${text}"` });

const faults = async (page: Page) =>
  (await axe(page).analyze()).violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`);

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${name} the box suggests names and products, accessibly and without moving the page`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/o-nama');
    const before = await page.getByRole('heading', { level: 1 }).boundingBox();
    await ask(page, 'golf 5');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Prepoznato vozilo: Volkswagen Golf V')).toBeVisible();
    await expect(options(page).first()).toContainText('Volkswagen Golf');
    await expect(options(page).first()).toContainText('Model');
    await expect(options(page).nth(1)).toContainText('Proizvod');
    expect(await options(page).count()).toBeLessThanOrEqual(9);
    await expect(options(page).last()).toHaveText('Prikaži sve rezultate za "golf 5"');
    await expect(options(page).last()).toBeInViewport({ ratio: 1 });
    const years = options(page).getByText(/^\d{4}–\d{4},?$/);
    const lines = await years.evaluateAll((spans) => spans.map((span) => span.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
    await expect(page.getByRole('status').getByText('8 prijedloga')).toBeAttached();
    expect(await faults(page)).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
  });
}

test('React is loaded at the first touch of the box, and what is typed meanwhile is kept', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/o-nama', { waitUntil: 'networkidle' });
  const before = scripts.length;
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await plainField(page).click();
  await page.keyboard.type('astra');
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await expect(plainField(page)).not.toHaveAttribute('role', 'combobox');
  release();
  await expect(field(page)).toHaveValue('astra');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toContainText('Opel Astra');
});

test('arrow keys cycle through the rows and no row; Enter opens the highlighted row', async ({ page }) => {
  await page.goto('/o-nama');
  await ask(page, 'passat');
  const count = await options(page).count();
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toContainText('Passat');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /prijedlog-0$/);
  await page.keyboard.press('ArrowUp');
  await expect(highlighted(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(highlighted(page)).toHaveText('Prikaži sve rezultate za "passat"');
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toHaveCount(0);
  for (let i = 0; i < count; i++) await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toHaveText('Prikaži sve rezultate za "passat"');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/katalog/volkswagen/passat');
});

test('Enter with no row highlighted runs the full search on the typed text', async ({ page }) => {
  await page.goto('/o-nama');
  await ask(page, 'far golf');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=far+golf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezultati pretrage');
});

test('a tap on the magnifier of an empty box puts the cursor into it, also before React is loaded', async ({
  page,
}) => {
  await page.goto('/o-nama');
  const { x, y, width, height } = (await page.getByRole('button', { name: 'Pretraži' }).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(plainField(page)).toBeFocused();
  await expect(page).toHaveURL('/o-nama');
  await page.keyboard.type('far');
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL('/search?q=far');
});

test('Escape closes the list, leaves the box and keeps the text', async ({ page }) => {
  await page.goto('/o-nama');
  await ask(page, 'golf');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(plainField(page)).not.toBeFocused();
  await expect(plainField(page)).toHaveValue('golf');
});

test('a click beside the list closes it and does nothing else; Tab leaves it without choosing', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/o-nama');
  await ask(page, 'golf');
  await page.mouse.click(1300, 700);
  await expect(options(page)).toHaveCount(0);
  await expect(page).toHaveURL('/o-nama');
  await plainField(page).click();
  await expect(lastRow(page, 'golf')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(options(page)).toHaveCount(0);
  await expect(page).toHaveURL('/o-nama');
});

test('rows lead where they say: manufacturer, category, tuning, product', async ({ page }) => {
  const targets = [
    ['audi', /^Audi.*Proizvođač|Proizvođač.*Audi/, '/katalog/audi'],
    ['haub', /^Haube/, '/kategorija/haube'],
    ['ovjes', /^Ovjes/, '/tuning#ovjes'],
  ] as const;
  for (const [text, name, path] of targets) {
    await page.goto('/o-nama');
    await ask(page, text);
    await options(page).filter({ hasText: name }).first().click();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/o-nama');
  await ask(page, 'far golf 5');
  await options(page).filter({ hasText: 'Proizvod' }).first().click();
  await expect(page).toHaveURL(/\/proizvod\/\d+$/);
});

test('an empty result says so and offers a person to ask', async ({ page }) => {
  await page.goto('/o-nama');
  await ask(page, 'xqzwvk');
  await expect(page.locator('header').getByText('Nema rezultata za "xqzwvk"').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/kontakt?trazim=xqzwvk');
  await expect(page.getByLabel('Predmet')).toHaveValue('Tražim: xqzwvk');
});

test('a picture that fails is replaced by the icon of its type', async ({ page }) => {
  await page.route('**/slike/**', (route) =>
    route.fulfill({ status: 200, contentType: 'image/webp', body: 'x' }),
  );
  await page.goto('/o-nama');
  await ask(page, 'ovjes');
  const row = options(page).filter({ hasText: 'Tuning' }).first();
  await expect(row.locator('img')).toHaveCount(0);
  await expect(row.locator('svg')).toBeVisible();
});

test('searches are remembered on this device and can be cleared', async ({ page }) => {
  await page.goto('/o-nama');
  await ask(page, 'kvačilo passat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=kva/);
  await page.goto('/o-nama');
  await plainField(page).click();
  await expect(page.getByText('Nedavne pretrage', { exact: true })).toBeVisible();
  await expect(options(page).first()).toHaveText('kvačilo passat');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('option', { name: 'Obriši nedavne pretrage' }).click();
  await expect(options(page)).toHaveCount(0);
  await page.reload();
  await plainField(page).click();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});
