import { chooseVehicle } from './setup/choose-vehicle.ts';
import { contactForm, fillContactForm, touchContactForm } from './setup/contact-form.ts';
import { givenList, someProducts } from './setup/given-list.ts';
import { apply, count, filtered, numberIn, open } from './setup/product-list-page.ts';
import { ask, field } from './setup/search-box.ts';
import { ready, types } from './setup/search-page.ts';
import { expect, test } from './setup/shop-test.ts';
import { translatePages } from './setup/translate-page.ts';

// React keeps the text nodes that it has rendered; a browser's translation replaces them.
test.beforeEach(({ page }) => translatePages(page));
test.use({ viewport: { width: 1280, height: 900 } });

test('a translated list is filtered, cleared and sorted', async ({ page }) => {
  await open(page, '/audi/a4');
  const before = await count(page).textContent();
  await page.getByLabel('Kategorija').selectOption({ index: 1 });
  await expect(apply(page)).toHaveText(/\(\d+\)/);
  const promised = numberIn(await apply(page).textContent());
  await apply(page).click();
  await filtered(page, /\?kategorija=/);
  await expect(count(page)).toHaveText(new RegExp(`^Prikazano \\d+-\\d+ od ${promised} proizvod`));
  await page.getByRole('button', { name: /^Ukloni filter: / }).click();
  await filtered(page, /\/audi\/a4$/);
  await expect(count(page)).toHaveText(before!);
  await page.getByLabel('Sortiraj').selectOption({ index: 1 });
  await filtered(page, /\?sortiraj=/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the hero of a translated page keeps what is chosen', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  await chooseVehicle(hero);
  await expect(hero.getByRole('button')).toHaveText(/^Prikaži \d+ di(o|jela|jelova)$/);
  await hero.getByRole('button').click();
  await expect(page).toHaveURL('/volkswagen/golf/2006');
});

test('a translated page suggests and searches', async ({ page }) => {
  await page.goto('/tuning');
  await ask(page, 'far golf');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field(page).fill('');
  await ask(page, 'zxqwv');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.goto('/search?q=far');
  await ready(page);
  const all = await count(page).textContent();
  await types(page).getByRole('link').nth(1).click();
  await expect(count(page)).not.toHaveText(all!);
  await types(page).getByRole('link').first().click();
  await expect(count(page)).toHaveText(all!);
});

test('products of a translated wishlist are removed and brought back', async ({ page, shopUrl }) => {
  await givenList(page, await someProducts(shopUrl, 3));
  await page.goto('/wishlist');
  const main = page.getByRole('main');
  await expect(main.getByText('3 proizvoda', { exact: true })).toBeVisible();
  await main
    .getByRole('button', { name: /^Ukloni s liste želja/ })
    .first()
    .click();
  await expect(main.getByText('2 proizvoda', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Vrati' }).click();
  await expect(main.getByText('3 proizvoda', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Obriši sve' }).click();
  await expect(main.getByText('Vaša lista želja je prazna')).toBeVisible();
});

test('a translated contact form keeps what was typed before it was taken over', async ({ page }) => {
  const script = Promise.withResolvers<undefined>();
  await page.route(/\/react\..*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/kontakt');
  await fillContactForm(page);
  await page.getByLabel('E-mail *').fill('amra');
  script.resolve(undefined);
  await touchContactForm(page);
  await expect(page.getByLabel('E-mail *')).toBeFocused();
  await expect(page.getByLabel('Poruka *')).toHaveValue('Imate li desni far za Golf?');
  await contactForm(page)
    .getByRole('button', { name: /^Pošalji/ })
    .click();
  await expect(page.getByLabel('E-mail *')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('E-mail *')).toHaveValue('amra');
});
