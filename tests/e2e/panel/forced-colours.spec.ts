import { form, rows } from './product-form.ts';
import { DESKTOP, expectAccessible, openAdmin, PHONE } from './session.ts';
import { expectRing, style } from '../setup/painted.ts';
import { expect, test } from '../setup/shop-test.ts';

// axe reads the text colours of the stylesheet, which forced colours have replaced.
const PAINTED_OVER = ['color-contrast'];

test.use({ forcedColors: 'active', viewport: DESKTOP });

test('with forced colours the focus is visible on every kind of control', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl);
  await expect(rows(page).first()).toBeVisible();
  await expectRing(page, page.getByRole('searchbox'));
  await expectRing(page, page.getByRole('button', { name: 'Dodaj proizvod' }).first());
  await expectRing(page, rows(page).first().getByRole('checkbox'));
  await expectRing(page, rows(page).first().getByRole('link').first());
  await expectRing(page, page.getByRole('link', { name: 'Kategorije', exact: true }));
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await expectRing(page, form(page).getByLabel('Naziv'));
  await expectRing(page, form(page).getByLabel('Marka'));
  await expectRing(page, form(page).getByRole('button', { name: 'Sačuvaj', exact: true }));
});

test('with forced colours selection, errors and progress are visible', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl);
  await expect(rows(page).first()).toBeVisible();
  const section = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  // Forced colours would remove a bar that is a background.
  expect(await style(section('Proizvodi'), 'forced-color-adjust', '::after')).toBe('none');
  const filters = page.getByRole('navigation', { name: 'Filteri proizvoda' }).getByRole('link');
  expect(await style(filters.nth(0), 'forced-color-adjust')).toBe('none');
  expect(await style(filters.nth(1), 'forced-color-adjust')).toBe('auto');
  const views = page.getByRole('group', { name: 'Prikaz' }).getByRole('button');
  expect(await style(views.nth(0), 'forced-color-adjust')).toBe('none');
  expect(await style(views.nth(1), 'forced-color-adjust')).toBe('auto');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Radnje: / })
    .press('Enter');
  const item = page.getByRole('menuitem').first();
  await expect(item).toBeFocused();
  expect(await style(item, 'outline-style')).toBe('solid');
  await page.keyboard.press('Escape');

  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await form(page).getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  const name = form(page).getByLabel('Naziv');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(await style(name, 'border-top-style')).toBe('solid');
  await expect(form(page).getByText('Upišite naziv proizvoda.').last()).toBeVisible();
  await expectAccessible(page, PAINTED_OVER);
});

test('with forced colours every section is complete on a phone', async ({ page, shopUrl }) => {
  await page.setViewportSize(PHONE);
  for (const address of ['#pocetna', '#proizvodi', '#poruke', '#brendovi', '#tuning', '#csv', '#historija']) {
    await openAdmin(page, shopUrl, address);
    await expectAccessible(page, PAINTED_OVER);
  }
});
