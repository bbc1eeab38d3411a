import type { Locator, Page } from '@playwright/test';
import { touchContactForm } from './setup/contact-form.ts';
import { givenList, someProducts } from './setup/given-list.ts';
import { givenVehicle } from './setup/given-vehicle.ts';
import { PAGE_TYPES } from './setup/page-types.ts';
import { expect, test } from './setup/shop-test.ts';

/** 320 px is also the width of a 1280 px desktop at 400 % zoom (WCAG 1.4.10). */
test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

/** Elements wider than the screen, unless they are in a strip that scrolls by itself. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement),
    );
    return {
      page: document.documentElement.scrollWidth - width,
      // A number may exceed its scale by half its own width; nothing else may.
      elements: wide
        .filter((element) => !element.closest('svg, .sr-only'))
        .map((element) => `${element.tagName}.${element.className}`),
    };
  });

for (const path of PAGE_TYPES) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-busy]')).toHaveCount(0);
    expect(await tooWide(page)).toEqual({ page: 0, elements: [] });
  });
}

test('a product page, its full screen, the menu, the filters and the editor fit 320 px', async ({
  page,
  shopUrl,
}) => {
  const answer = await fetch(`${shopUrl}/api/products?page=200&limit=1`);
  const [product] = ((await answer.json()) as { products: { id: number }[] }).products;
  await page.goto(`/proizvod/${product!.id}`);
  expect(await tooWide(page)).toEqual({ page: 0, elements: [] });
  await page.locator('.gal__strip a').first().click();
  await expect(page.getByRole('dialog', { name: 'Slike u punoj veličini' })).toBeVisible();
  expect((await tooWide(page)).page).toBe(0);
  await page.keyboard.press('Escape');

  await page.getByLabel('Meni').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Katalog' })).toBeVisible();
  expect(await tooWide(page)).toEqual({ page: 0, elements: [] });

  await page.goto('/audi/a4');
  await page.locator('summary', { hasText: 'Filteri' }).click();
  await expect(page.getByRole('button', { name: /^Primijeni filtere/ })).toBeVisible();
  expect(await tooWide(page)).toEqual({ page: 0, elements: [] });

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Moje vozilo/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Moje vozilo' })).toBeVisible();
  expect(await tooWide(page)).toEqual({ page: 0, elements: [] });
});

const LONG_NAMES = [
  {
    manufacturer: { name: 'Mercedes-Benz', slug: 'mercedes-benz' },
    model: { name: 'Sprinter', slug: 'sprinter' },
  },
  {
    manufacturer: { name: 'Land Rover', slug: 'land-rover' },
    model: { name: 'Discovery', slug: 'discovery' },
  },
].map((vehicle) => ({ ...vehicle, year: 2010 }));

test('a long saved vehicle, a full wishlist and the errors of the contact form fit 320 px', async ({
  page,
  shopUrl,
}) => {
  const gone = {
    id: 99_999_999,
    name: 'Multifunkcionalni preklopivi retrovizor',
    compatible_years: ['2008'],
  };
  await givenList(page, [...(await someProducts(shopUrl, 3)), gone]);
  await page.addInitScript(
    (garage) => localStorage.setItem('premium-parts-vehicles', garage),
    JSON.stringify({ vehicles: LONG_NAMES, active: 'mercedes-benz/sprinter/2010' }),
  );
  const fits = async () => expect(await tooWide(page)).toEqual({ page: 0, elements: [] });
  for (const path of ['/', '/svi-proizvodi', '/mercedes-benz/sprinter/2010', '/proizvod/1', '/tuning']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-vehicle', 'long');
    await fits();
  }
  await page.goto('/wishlist');
  await expect(page.getByText('Više nije u ponudi')).toBeVisible();
  await page.getByText('Pošaljite upit za sve (3)').click();
  await fits();
  await page.getByRole('button', { name: 'Obriši sve' }).click();
  await expect(page.getByRole('button', { name: 'Vrati' })).toBeVisible();
  await fits();

  await page.goto('/kontakt');
  await touchContactForm(page);
  await page.getByLabel('Telefon').fill('12');
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Poruka nije poslana' })).toBeVisible();
  await fits();
});

test('the name of a long saved vehicle is whole on cards beside each other, and above its parts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await givenVehicle(page, {
    manufacturer: { name: 'Mercedes-Benz', slug: 'mercedes-benz' },
    model: { name: 'E klasa', slug: 'e-klasa' },
    year: 2010,
  });
  await page.goto('/');
  await page.mouse.wheel(0, 700);
  const own = page.locator('[data-own-parts]');
  const lines = own.locator('.fit').filter({ hasText: 'Odgovara: Mercedes-Benz E klasa 2010' });
  await expect(lines.first()).toBeVisible();
  const hidden = await lines.evaluateAll((all) =>
    all.map((line) => line.lastElementChild!.scrollHeight - line.lastElementChild!.clientHeight),
  );
  expect(Math.max(...hidden)).toBeLessThanOrEqual(1);
  await expect(own.locator('h2 .whitespace-nowrap')).toHaveText('Mercedes-Benz');
});

test('the list under the search box fits 320 px, with suggestions and without', async ({ page }) => {
  await page.goto('/svi-proizvodi');
  const banner = page.getByRole('banner');
  for (const [query, answer] of [
    ['mercedes', 'Prikaži sve rezultate za "mercedes"'],
    ['xqzwvkxqzwvkxqzwvkxqzwvk', 'Nema rezultata za "xqzwvkxqzwvkxqzwvkxqzwvk"'],
  ] as const) {
    await banner.locator('input[name=q]').fill(query);
    await expect(banner.locator('.combo').getByText(answer)).toBeVisible();
    expect(await tooWide(page)).toEqual({ page: 0, elements: [] });
    const { x, width } = (await banner.locator('.combo').boundingBox())!;
    expect([x >= 0, x + width <= 320]).toEqual([true, true]);
  }
});

test('a short word with a hyphen is on one line, wherever a name may wrap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, place] of [
    ['/', 'h3'],
    ['/katalog', '.mdl b'],
    ['/mercedes-benz', 'h1'],
    ['/mercedes-benz/c-klasa', 'h1'],
    ['/search?q=mercedes', '.card__n'],
  ] as const) {
    await page.goto(path);
    const name = page.locator('main').locator(place).filter({ hasText: 'Mercedes-Benz' }).first();
    const lines = await name.evaluate((element) => {
      // Far narrower than the word.
      Object.assign((element as HTMLElement).style, { display: 'block', width: '2em' });
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const at = texts.currentNode.textContent!.search(/mercedes-benz/i);
        if (at < 0) continue;
        const word = document.createRange();
        word.setStart(texts.currentNode, at);
        word.setEnd(texts.currentNode, at + 'Mercedes-Benz'.length);
        return word.getClientRects().length;
      }
      return undefined;
    });
    expect([path, lines]).toEqual([path, 1]);
  }
});

test('part numbers that were entered as one word fit 320 px, and the button beside them is whole', async ({
  page,
}) => {
  const [, number = ''] =
    /data-copy="([^"]+)"/.exec(await (await page.request.get('/proizvod/1')).text()) ?? [];
  const word = '1K0407151BC/1K0407152BC/1K0407153AB/1K0407154AC';
  await page.route('**/proizvod/1', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(number, word) });
  });
  await page.goto('/proizvod/1');
  const copy = page.getByRole('button', { name: `Kopiraj broj ${word}` });
  await expect(copy).toBeVisible();
  expect(await tooWide(page)).toEqual({ page: 0, elements: [] });
  const lines = await copy.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a product page fits every width, however long the words that the owner typed', async ({ page }) => {
  const word = 'Zamjenskioriginalnoproizvođačkikvalitetbezprepravljanjadijela';
  await page.route('**/proizvod/1', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/>(Fiat|Croma|Novo|1\.9 Multijet|Opis)</g, `>${word}<`);
    await route.fulfill({ response, body: body.replace('vozilo Fiat Croma', `vozilo ${word}`) });
  });
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/proizvod/1');
    await expect(page.getByText(word).nth(8)).toBeAttached();
    expect([width, await tooWide(page)]).toEqual([width, { page: 0, elements: [] }]);
  }
});

test('a word longer than a line fits 320 px in suggestions, above the contact form and in a toast', async ({
  page,
  shopUrl,
}) => {
  const word = '1K0407151BC/1K0407152BC/1K0407153AB/1K0407154AC';
  for (const call of ['**/api/shop/search?**', '**/api/shop/products/*'])
    await page.route(call, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"name":"[^"]+"/g, `"name":"${word}"`);
      await route.fulfill({ response, body });
    });
  const rightOf = (element: Locator) => element.evaluate((box) => box.getBoundingClientRect().right);
  const [product] = await someProducts(shopUrl, 1);
  await givenList(page, [{ ...product!, name: word }]);

  await page.goto('/');
  await page.locator('#pretraga').pressSequentially('far');
  const words = page.getByRole('option').locator('.combo__n').filter({ hasText: word });
  await expect(words.first()).toBeVisible();
  expect(await words.first().evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
  expect(await rightOf(words.first())).toBeLessThan(320);

  await page.goto(`/kontakt?proizvod=${product!.id}`);
  await expect(page.getByRole('main').getByText(word)).toBeVisible();
  expect(await tooWide(page)).toEqual({ page: 0, elements: [] });

  await page.goto('/wishlist');
  await page.getByRole('button', { name: /^Ukloni/ }).click();
  const close = page.getByRole('button', { name: 'Zatvori obavještenje' });
  expect(await rightOf(close)).toBeLessThan(320);
});
