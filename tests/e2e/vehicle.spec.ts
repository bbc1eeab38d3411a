import type { Locator, Page } from '@playwright/test';
import { givenVehicle } from './setup/given-vehicle.ts';
import { style } from './setup/painted.ts';
import { expect, test } from './setup/shop-test.ts';

type Shift = { value: number; sources: { previousRect: DOMRect; currentRect: DOMRect }[] };

const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Moje vozilo/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Moje vozilo' });

test('the page of a model puts the needle at the saved vehicle’s year', async ({ page }) => {
  await givenVehicle(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/audi/a4');
  const years = page.getByRole('navigation', { name: 'Godište' });
  await expect(years).toHaveCount(1);
  await expect(page.getByRole('main').locator('[data-year-scale]')).toHaveCount(0);
  const own = years.getByRole('link', { name: '2008' });
  await expect(own).toHaveAccessibleDescription('Vaše vozilo');
  const tick = (link: Locator) => style(link, 'background-color', '::before');
  expect(await tick(own)).not.toBe(await tick(years.getByRole('link', { name: '2007' })));
  await page.goto('/audi/a6');
  await expect(years.getByRole('link', { name: '2008' })).not.toHaveAccessibleDescription('Vaše vozilo');
});

test('parts say whether they fit the saved vehicle, in words, and nothing shifts', async ({ page }) => {
  await givenVehicle(page);
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      // Web fonts shift words horizontally; what the script paints could only shift content down.
      for (const { value, sources } of list.getEntries() as unknown as Shift[])
        if (sources.some(({ previousRect: a, currentRect: b }) => a.y !== b.y || a.height !== b.height))
          (window as unknown as { shifted: number }).shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/audi/a4/2008');
  const cards = page.getByRole('article');
  // An A4 of that year is a B7 or a B8.
  await expect(cards.filter({ hasText: /Provjerite: B[78]/ })).toHaveCount(await cards.count());
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);

  await page.goto('/volkswagen/golf/2006');
  await expect(page.getByText('Ne odgovara vašem vozilu').first()).toBeVisible();
  await page.getByRole('article').filter({ hasText: 'Ne odgovara' }).first().getByRole('link').click();
  const fit = page.locator('.verdict');
  await expect(fit.getByText('Ne odgovara vašem vozilu')).toBeVisible();
  const other = fit.getByRole('link', { name: 'Dijelovi koji odgovaraju' });
  expect((await other.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await other.click();
  await expect(page).toHaveURL('/audi/a4/2008');
});

test('an answered question decides the fit, and a part that does not fit says what it is for', async ({
  page,
}) => {
  await givenVehicle(page, { generation: 'B8' });
  await page.goto('/audi/a4');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Odgovara: Audi A4 2008' }).first()).toBeVisible();
  await expect(cards.filter({ hasText: 'Ne odgovara: za B7 (2004–2008)' }).first()).toBeVisible();
});

test('a part asks once for the fact that it depends on, and the answer is kept', async ({ page }) => {
  await givenVehicle(page);
  await page.goto('/audi/a4/2008');
  const part = page.getByRole('article').filter({ hasText: 'Branik zadnji, za farbanje (karavan' });
  await expect(part).toContainText('Provjerite: B8 / karavan');
  await part.getByRole('link').click();
  const verdict = page.locator('.verdict');
  await expect(verdict).toContainText('Odgovara godini. Provjerite: B8 / karavan');
  await verdict.getByText('Dopunite vozilo').focus();
  await page.keyboard.press('Enter');
  const questions = dialog(page).getByRole('group', { name: 'B7 ili B8?' });
  await expect(dialog(page).getByText('8K za B8')).toBeVisible();
  await expect(dialog(page).getByLabel('Motor', { exact: true })).toBeHidden();
  await questions.getByLabel('B8').check();
  await expect(verdict).toContainText('Provjerite: karavan');
  // An answer has replaced the link that had the focus.
  await page.keyboard.press('Escape');
  await expect(verdict.getByText('Dopunite vozilo')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Karoserija').selectOption('karavan');
  await dialog(page).getByRole('button', { name: 'Zatvori' }).click();
  await expect(verdict).toHaveText('Odgovara: Audi A4 2008');
  await expect(verdict).toBeFocused();
  // A closed dialog goes back by its own entry, which would abort the reload.
  await expect.poll(() => page.evaluate(() => history.state === null)).toBe(true);
  await page.reload();
  await expect(verdict).toHaveText('Odgovara: Audi A4 2008');
  await chip(page).click();
  await questions.getByLabel('B7').check();
  await page.keyboard.press('Escape');
  await expect(verdict).toContainText('Ne odgovara: za B8 (2007–2011)');
});

test('a part whose own body nobody has entered does not ask for the body of the car', async ({ page }) => {
  await givenVehicle(page, { year: 2010 });
  await page.goto('/audi/a4/2010?page=2');
  const open = page.getByRole('article').filter({ hasText: 'Provjerite: karoserija' });
  await open.first().getByRole('link').click();
  await expect(page.locator('.verdict')).toHaveText('Odgovara godini. Provjerite: karoserija');
});
