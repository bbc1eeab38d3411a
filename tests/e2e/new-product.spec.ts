import { axe } from './setup/accessibility.ts';
import { expect, test as base } from './setup/shop-test.ts';
import { insertNewProduct } from './setup/shop-database.ts';

/** A product that was put into the database after the pages were built. */
const test = base.extend<{ product: { id: number; name: string } }>({
  product: async ({}, use) => {
    const name = 'Prednji branik, tek pristigao';
    const { id, remove } = await insertNewProduct(name);
    await use({ id, name });
    await remove();
  },
});

test('a product newer than the pages has a complete screen, and a real 404 when it is deleted', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const logan = { manufacturer: { name: 'Dacia', slug: 'dacia' }, model: { name: 'Logan', slug: 'logan' } };
    const garage = { vehicles: [{ ...logan, year: 2011 }], active: 'dacia/logan/2011' };
    localStorage.setItem('premium-parts-vehicles', JSON.stringify(garage));
  });
  const response = await page.goto(`/proizvod/${product.id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(page).toHaveTitle(new RegExp(product.name));
  const fits = page.getByRole('region', { name: 'Kompatibilno za' });
  await expect(fits).toContainText('Dacia');
  await expect(fits).toContainText('2005 - 2012');
  await expect(fits).toContainText('Tačna godišta: 2005–2007, 2010–2012');
  await expect(page.getByRole('main').getByText('Odgovara: Dacia Logan 2011')).toBeVisible();
  await expect(fits.getByRole('img', { name: /Vaše vozilo: 2011/ })).toBeVisible();
  await expect(fits.locator('[data-year-scale] svg').first().locator('rect')).toHaveCount(2);
  await expect(page.locator('.gal__n')).toHaveText('1 / 2');
  await expect(page.getByRole('img', { name: 'Ocjena prodavca 4 od 5' }).first()).toBeVisible();
  await expect(page.getByText('8200735035')).toBeVisible();
  await expect(page.getByText('Rabljeno, ispravno.')).toBeVisible();
  const related = page.locator('section').filter({ hasText: 'Pogledajte još' }).getByRole('article');
  await expect(related.first()).toBeVisible();
  const { violations } = await axe(page).analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`)).toEqual([]);

  await page.getByRole('button', { name: `Dodaj na listu želja: ${product.name}` }).click();
  await page.goto('/wishlist');
  const card = page.getByRole('article').filter({ hasText: product.name });
  await expect(card).toContainText('Odgovara: Dacia Logan 2011');
  await expect(card).toContainText('2005–2012');
});

test('a new product without pictures says so, and fits a phone', async ({ page }) => {
  const { id, remove } = await insertNewProduct('Zadnji branik, još nije snimljen', { withPictures: false });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/proizvod/${id}`);
  const gallery = page.getByRole('region', { name: 'Slike proizvoda' });
  await expect(gallery.getByRole('img', { name: 'Slika uskoro' })).toBeVisible();
  await expect(page.locator('.gal__n')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await remove();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a product newer than the pages still has its pictures and facts, and ways to ask', async ({
    page,
    product,
  }) => {
    await page.goto(`/proizvod/${product.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect(page.getByText('2005 - 2012')).toBeVisible();
    await expect(page.getByRole('img', { name: product.name }).first()).toBeVisible();
    await expect(page.getByText('Rabljeno, ispravno.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(product.name)),
    );
  });
});
