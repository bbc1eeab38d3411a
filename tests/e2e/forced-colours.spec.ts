import { givenVehicle } from './setup/given-vehicle.ts';
import { expectRing, style } from './setup/painted.ts';
import { expect, test } from './setup/shop-test.ts';

test.use({ forcedColors: 'active', viewport: { width: 1280, height: 900 } });

test('focus is visible on links, buttons, fields and whole cards', async ({ page }) => {
  await page.goto('/audi/a4');
  await expectRing(page, page.getByRole('link', { name: 'Svi proizvodi' }).first());
  await expectRing(page, page.getByLabel('Marka vozila'));
  await expectRing(page, page.locator('.pill').nth(1));
  await expectRing(page, page.locator('[data-wish]').first());
  const link = page.getByRole('article').first().getByRole('link');
  await link.focus();
  expect(await style(link, 'outline-style', '::after')).toBe('solid');
});

test('chosen and other options differ by more than a colour', async ({ page }) => {
  await page.goto('/audi/a4/2008');
  const pills = page.locator('.pill');
  expect(await style(pills.first(), 'outline-style')).toBe('solid');
  expect(await style(pills.nth(1), 'outline-style')).toBe('none');
  const [chosen, other] = [
    page.locator('.yrs [aria-current]'),
    page.locator('.yrs a:not([aria-current])').nth(3),
  ];
  expect(await style(chosen, 'width', '::before')).not.toBe(await style(other, 'width', '::before'));
  const [current, next] = [
    page.locator('.pager [aria-current]'),
    page.locator('.pager a:not([aria-current])').first(),
  ];
  expect(await style(current, 'outline-style')).toBe('solid');
  expect(await style(next, 'outline-style')).toBe('none');
  // Forced colours would remove a bar that is a background.
  const menu = page.getByRole('banner').getByRole('navigation');
  const here = menu.locator('[aria-current]').filter({ visible: true });
  expect(await style(here, 'forced-color-adjust', '::after')).toBe('none');
  const elsewhere = menu.locator('a:not([aria-current])').filter({ visible: true }).first();
  expect(await style(elsewhere, 'background-color', '::after')).toMatch(/, 0\)$/);
});

test('a saved heart is filled, a chip has a border, and a switch shows its position', async ({ page }) => {
  await givenVehicle(page);
  await page.goto('/svi-proizvodi?marka=audi&model=a4');
  const heart = page.locator('[data-wish]').first();
  const fill = () => style(heart.locator('svg'), 'fill');
  await expect(heart).toBeVisible();
  const before = await fill();
  await heart.click();
  await expect(heart).toHaveAttribute('data-wished', 'true');
  expect(await fill()).not.toBe(before);
  expect(await style(page.locator('.chip').first(), 'border-top-style')).toBe('solid');
  const own = page.getByRole('switch');
  expect(await style(own, 'border-top-style')).toBe('solid');
  expect(await style(own, 'background-color', '::before')).not.toBe(await style(own, 'background-color'));
});

test('the chosen view and type of the search page can be seen and read', async ({ page }) => {
  await page.goto('/search?q=audi+far');
  const chosen = [
    page.locator('[data-view][aria-pressed=true]'),
    page.locator('.sp__types [aria-current]').first(),
  ];
  for (const control of chosen) {
    await expect(control).toBeVisible();
    expect(await style(control, 'forced-color-adjust')).toBe('none');
    expect(await style(control, 'color')).not.toBe(await style(control, 'background-color'));
  }
});

test('the gallery says which picture is shown', async ({ page, shopUrl }) => {
  const answer = await fetch(`${shopUrl}/api/products?page=1&limit=50`);
  const { products } = (await answer.json()) as { products: { id: number; images: string[] }[] };
  await page.goto(`/proizvod/${products.find(({ images }) => images.length > 2)!.id}`);
  expect(await style(page.locator('.gal__thumbs [aria-current]'), 'outline-style')).toBe('solid');
  expect(await style(page.locator('.gal__thumbs a:not([aria-current])').first(), 'outline-style')).toBe(
    'none',
  );
});

test('drawings use the forced colours too: the wordmark, the scale and its years, a fit line', async ({
  page,
}) => {
  await givenVehicle(page);
  await page.goto('/');
  const words = await style(page.getByRole('heading', { level: 1 }), 'color');
  expect(await style(page.locator('.wordmark path').first(), 'stroke')).toBe(words);
  const scale = page.locator('.hero [data-year-scale]');
  expect(await style(scale.locator('path').last(), 'stroke')).toBe(words);
  expect(await style(scale.getByText('1990'), 'fill')).toBe(words);
  await page.goto('/audi/a4/2008');
  const fit = page.getByRole('article').first().getByText('Provjerite: ');
  await expect(fit).toBeVisible();
  expect(await style(fit, 'color')).toBe(words);
  // A border would touch the words.
  expect(await style(page.locator('.card .fit').first(), 'border-top-width')).toBe('0px');
});

test('what is filled with ink has no patches of another colour behind its words', async ({ page }) => {
  for (const [address, filled] of [
    ['/audi/a4/2008', page.locator('.pill[aria-pressed=true]')],
    ['/audi/a4/2008', page.locator('.pager [aria-current]')],
    ['/proizvod/1', page.locator('.badge').first()],
    ['/kontakt', page.getByRole('button', { name: 'Prikaži kartu' })],
  ] as const) {
    await page.goto(address);
    expect(await style(filled, 'background-color')).not.toBe(await style(filled, 'color'));
  }
});

test('a select that waits for another one is grey', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  const colour = (name: string) => style(hero.getByLabel(name, { exact: true }), 'color');
  expect(await colour('Model')).not.toBe(await colour('Marka'));
  await page.goto('/svi-proizvodi');
  await page.getByRole('button', { name: /Moje vozilo/ }).click();
  const model = page.getByRole('dialog').getByLabel('Model', { exact: true });
  await expect(model).toBeDisabled();
  expect(await style(model, 'color')).not.toBe(
    await style(page.getByRole('dialog').getByLabel('Marka'), 'color'),
  );
});
