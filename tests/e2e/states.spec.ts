import type { Page } from '@playwright/test';
import { axe } from './setup/accessibility.ts';
import { givenVehicle } from './setup/given-vehicle.ts';
import { plainText } from './setup/plain-text.ts';
import { expect, test } from './setup/shop-test.ts';

const openMenu = (page: Page) => page.getByLabel('Meni').click();

/** States that a page does not show at first; axe must find no violation in them either. */
const STATES: [string, string, (page: Page) => Promise<void>][] = [
  ['the menu of a phone, open', '/', openMenu],
  [
    'a part that does not fit the saved vehicle',
    '/volkswagen/golf',
    async (page) => {
      await expect(page.getByText('Ne odgovara vašem vozilu').first()).toBeVisible();
    },
  ],
  [
    'an empty list',
    '/svi-proizvodi?marka=audi&model=a4&kategorija=alternatori&od=1990&do=1990',
    async (page) => {
      await expect(page.getByRole('heading', { name: 'Nema dostupnih proizvoda.' })).toBeVisible();
    },
  ],
  [
    'a year without parts',
    '/audi/a4/1991',
    async (page) => {
      await expect(page.getByText('Nema dostupnih proizvoda za ovaj model.')).toBeVisible();
    },
  ],
  [
    'the filters of a phone, chosen and not applied',
    '/audi/a4',
    async (page) => {
      await page.locator('summary', { hasText: 'Filteri' }).click();
      await page.getByLabel('Kategorija').selectOption({ index: 1 });
      await expect(page.getByRole('button', { name: /^Primijeni filtere \(\d+\)/ })).toBeVisible();
    },
  ],
  [
    'a toast with undo',
    '/wishlist?',
    async (page) => {
      await page.evaluate(() => localStorage.setItem('premium-parts-wishlist', '[1,2]'));
      await page.reload();
      await page.getByRole('button', { name: 'Obriši sve' }).click();
      await expect(page.getByRole('button', { name: 'Vrati' })).toBeVisible();
    },
  ],
  [
    'the editor of vehicles',
    '/svi-proizvodi',
    async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Moje vozilo/ })
        .click();
      await expect(page.getByRole('dialog', { name: 'Moje vozilo' })).toBeVisible();
    },
  ],
];

for (const [name, path, reach] of STATES) {
  test(`${name} is accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await givenVehicle(page);
    await page.goto(path);
    await reach(page);
    const { violations } = await axe(page).analyze();
    expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`)).toEqual([]);
  });
}

test('by keyboard alone the menu of a phone opens, links to pages and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByLabel('Meni').focus();
  await page.keyboard.press('Enter');
  const names = ['Početna', 'Katalog', 'Svi proizvodi', 'Kontakt', 'O nama'];
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Meni')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/katalog');
});

test('a screen reader reads a product in the order of a decision: what it is, what it fits, how to ask', async ({
  page,
  shopUrl,
}) => {
  const answer = await fetch(`${shopUrl}/api/products?page=200&limit=1`);
  const [product] = ((await answer.json()) as { products: { id: number; name: string }[] }).products;
  await page.goto(`/proizvod/${product!.id}`);
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  // Under 'Kompatibilno za' a part for several vehicles has one more heading.
  const order = headings.map(plainText).filter((text) => text !== 'Odgovara i za');
  expect(order.slice(0, 3)).toEqual([product!.name, 'Kompatibilno za', 'Naručite ili pitajte']);
  // Quoted, as a name may have a colon.
  const title = JSON.stringify(`heading ${JSON.stringify(product!.name)} [level=1]`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - /children: contain
    - navigation "Putanja"
    - article:
      - region "Slike proizvoda"
      - ${title}
      - region "Kompatibilno za"
      - region "Naručite ili pitajte"
  `);
});
