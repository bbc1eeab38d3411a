import type { Page } from '@playwright/test';
import { adminAccess, adminApi, fillLogin, openAdmin } from './session.ts';
import { aSavedProduct, form, pictures, rows, toast, uniqueName } from './product-form.ts';
import { somePhotographs } from '../setup/photographs.ts';
import { expect, test } from '../setup/shop-test.ts';

const STOPS_MAX = 120;

type Focused = { name: string; isSeen: boolean; isInDialog: boolean };

/** The focused element: its accessible name, and whether its focus is visible. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const labels = [...(element.labels ?? [])].map((label) => label.textContent);
    // Nothing has the focus between the end and the start of the page.
    const isNothing = element === document.body;
    const name = isNothing
      ? ''
      : (element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent));
    // The label of a picture's file chooser shows the focus.
    const drawn = [element, element.closest('label')].filter((one) => one !== null);
    const isSeen = drawn.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    const dialogs = document.querySelectorAll('dialog[open]');
    return {
      name: name.replace(/\s+/g, ' ').trim(),
      isSeen,
      isInDialog: dialogs[dialogs.length - 1]?.contains(element) ?? false,
    };
  });

/** Presses Tab until a control of this name has the focus; the focus must be visible at every stop. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let i = 0; i < STOPS_MAX; i++) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop.name) expect(stop, `focus on ${stop.name}`).toMatchObject({ isSeen: true });
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return;
    passed.push(stop.name);
  }
  throw new Error(`no ${String(name)} among: ${passed.join(' | ')}`);
}

test('the owner logs in, adds a part with photographs, edits, deletes and restores it, by keyboard alone', async ({
  page,
  shopUrl,
}) => {
  test.slow();
  const name = uniqueName('Far tastaturom');
  const { username, password } = await adminAccess();
  // The browser opens its file chooser only shortly after a key press, so the files are made before.
  const files = await somePhotographs(2);
  page.on('filechooser', (chooser) => void chooser.setFiles(files));
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Prijavi se' })).toBeVisible();
  await tabTo(page, /^Korisničko ime/);
  await page.keyboard.type(username);
  await tabTo(page, /^Lozinka/);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeVisible();

  await tabTo(page, 'Dodaj proizvod');
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  await expect.poll(() => focused(page)).toMatchObject({ isInDialog: true });

  await tabTo(page, 'Dodaj slike');
  await page.keyboard.press('Space');
  await expect(pictures(page).getByRole('img')).toHaveCount(2);
  await expect(pictures(page).getByRole('progressbar')).toHaveCount(0, { timeout: 45_000 });
  const first = await pictures(page).getByRole('img').first().getAttribute('src');
  await tabTo(page, 'Pomjeri sliku 2 naprijed');
  await page.keyboard.press('Enter');
  await expect(pictures(page).getByRole('img').nth(1)).toHaveAttribute('src', first!);
  // The focus stays with the picture that was moved.
  expect((await focused(page)).name).toMatch(/sliku 1|sliku 2/);

  await tabTo(page, /^Naziv/);
  await page.keyboard.type(name);
  await tabTo(page, /^Marka/);
  await page.keyboard.type('Audi');
  await tabTo(page, /^Model/);
  await page.keyboard.type('A4');
  await tabTo(page, /^Cijena/);
  await page.keyboard.type('89,00');
  await tabTo(page, 'Sačuvaj');
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeHidden();
  await expect(toast(page)).toContainText(`Dodano: ${name}`);

  await page.getByRole('searchbox').pressSequentially(name);
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Cijena')).toHaveValue('89,00');
  // Tab cycles within the dialog and never leaves it.
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Shift+Tab');
    const { name: stop, isInDialog } = await focused(page);
    if (stop) expect(isInDialog, stop).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(rows(page).getByRole('link', { name, exact: true })).toBeFocused();

  await tabTo(page, `Radnje: ${name}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Obriši' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Odustani' })).toBeFocused();
  await tabTo(page, 'Obriši');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(0);
  await tabTo(page, 'Vrati');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);

  const { call } = await adminApi(shopUrl);
  const { products } = await call<{ products: { id: number }[] }>(
    'GET',
    `products?search=${encodeURIComponent(name)}`,
  );
  await call('DELETE', `products/${products[0]!.id}`);
});

test('where an action removes a row or its button, the focus goes to what is beside it', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Red u listi');
  for (const end of ['c', 'b', 'a']) await aSavedProduct(shopUrl, `${name} ${end}`);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  const linkOf = (end: string) => rows(page).getByRole('link', { name: `${name} ${end}`, exact: true });
  await rows(page)
    .getByRole('button', { name: `Radnje: ${name} a` })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Obriši' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).press('Enter');
  await expect(linkOf('a')).toHaveCount(0);
  await expect(linkOf('b')).toBeFocused();

  await rows(page)
    .getByRole('button', { name: `Označi prodano: ${name} b` })
    .press('Enter');
  await expect(rows(page).getByRole('button', { name: `Radnje: ${name} b` })).toBeFocused();

  await page.goto('/admin#historija');
  const undo = page.getByRole('button', { name: new RegExp(`^Poništi ovu izmjenu: ${name} b`) });
  await undo.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Poništi ovu izmjenu' }).press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(`^Vrati ovu verziju: ${name} b`) })).toBeFocused();
});

test('after logging in the screen has the focus, not the page’s end', async ({ page }) => {
  await page.goto('/admin');
  await fillLogin(page);
  await expect(page.getByRole('list', { name: 'Proizvodi' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('a manufacturer is added by its button, its name and Enter', async ({ page, shopUrl }) => {
  const name = uniqueName('Brend');
  await openAdmin(page, shopUrl, '#brendovi');
  await page.getByRole('button', { name: 'Dodaj marku' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Nova marka' })).toBeVisible();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText(name);
});

test('from a selected product the bulk changes are one Tab away, cover no focus, and return it', async ({
  page,
  shopUrl,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openAdmin(page, shopUrl);
  const box = page.getByRole('checkbox', { name: /^Označi: / }).nth(2);
  await box.focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Izmjena označenih proizvoda' });
  await expect(bar).toBeVisible();
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement!;
      const bottom = document.getElementById('radnje-za-oznacene')!;
      if (bottom.contains(element)) return false;
      const { left, top, width, height } = element.getBoundingClientRect();
      return bottom.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect([stop, hidden]).toEqual([stop, false]);
  }
  await box.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Na radnje za označene' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('button').first()).toBeFocused();
  await bar.getByRole('button', { name: 'Poništi oznake' }).press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Označi sve na stranici' })).toBeFocused();
});

test('reading ads keeps the focus on the screen, and the import is one Tab before the list', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#olx');
  await tabTo(page, 'Pregledaj 50 oglasa');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Uvoz s OLX-a' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Označi prikazane' })).toBeVisible();
  await tabTo(page, 'Označi prikazane');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Na uvoz označenih' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Kao nacrt' })).toBeFocused();
});

test('the error about pictures is tied to their field', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl);
  await page.getByRole('button', { name: 'Dodaj proizvod' }).first().click();
  await form(page).getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  await expect(form(page).locator('#images')).toHaveAccessibleDescription(
    'Molimo dodajte najmanje jednu sliku',
  );
});

test('the rating of a product gets the focus without moving the head of its form out of the screen', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl);
  await page.getByRole('button', { name: 'Dodaj proizvod' }).first().click();
  await form(page).getByRole('radio', { name: '5 od 5' }).focus();
  await expect(form(page).getByRole('heading', { name: 'Dodaj proizvod' })).toBeInViewport();
});
