import { rows } from './product-form.ts';
import { openAdmin, PHONE } from './session.ts';
import { aFinger, middleOf } from '../setup/finger.ts';
import { expect, test } from '../setup/shop-test.ts';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test('a menu opens by a tap, and not where a finger begins to scroll the list', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#proizvodi');
  await expect(rows(page).first()).toBeVisible();
  const menuButton = page.getByRole('button', { name: /^Radnje: / }).nth(1);
  const finger = aFinger(await page.context().newCDPSession(page));
  const at = await middleOf(menuButton);
  await finger.down(at);
  await finger.move({ ...at, y: at.y - 200 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // While the page still glides, a tap only stops it.
  const scrolling = await page.evaluateHandle(() => ({
    ended: new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  }));
  await finger.up();
  await scrolling.evaluate(({ ended }) => ended);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await menuButton.tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await menuButton.tap();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('Escape closes the menu of sections and returns the focus to its button', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#pocetna');
  const button = page.getByRole('button', { name: 'Meni' });
  await button.click();
  await page.getByRole('link', { name: 'Postavke' }).focus();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('a menu cycles with the arrow keys, jumps by first letters, and returns the focus', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#proizvodi');
  const menuButton = rows(page)
    .first()
    .getByRole('button', { name: /^Radnje: / });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await menuButton.press('ArrowDown');
  await expect(item('Uredi')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('Obriši')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Uredi')).toBeFocused();
  await page.keyboard.press('h');
  await expect(item('Historija')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();
  // The same for a dialog that was opened from the menu.
  await menuButton.press('Enter');
  await expect(item('Uredi')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item('Obriši')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Odustani' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();
});
