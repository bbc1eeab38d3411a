import { axe } from './setup/accessibility.ts';
import { OTHER_PAGES, SCREENS } from './setup/screens.ts';
import { expect, test } from './setup/shop-test.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

for (const [name, path, heading] of [...SCREENS, ...OTHER_PAGES]) {
  test(`the ${name} screen is complete, accessible and fits phone and desktop`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
      const { violations } = await axe(page).analyze();
      expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`)).toEqual([]);
    }
  });
}

test('a product page shows its pictures, vehicles and ways to reach the seller', async ({
  page,
  shopUrl,
}) => {
  const answer = await fetch(`${shopUrl}/api/products?page=200&limit=1`);
  const { products } = (await answer.json()) as { products: { id: number; name: string }[] };
  const [product] = products;
  await page.goto(`/proizvod/${product!.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product!.name);
  await expect(page.getByRole('heading', { name: 'Kompatibilno za' })).toBeVisible();
  await expect(page.getByRole('img', { name: product!.name }).first()).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00Z'));
  await page.reload();
  for (const action of ['Pozovite odmah', 'WhatsApp', 'Viber', 'Pošaljite e-mail']) {
    await expect(page.getByRole('link', { name: action }).first()).toBeVisible();
  }
  const { violations } = await axe(page).analyze();
  expect(violations.map((v) => v.id)).toEqual([]);
});

test('pictures arrive in the format and size that the page asks for', async ({ page }) => {
  const pictures: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/slike/'))
      pictures.push(`${response.status()} ${response.headers()['content-type']}`);
  });
  await page.goto('/audi/a4', { waitUntil: 'networkidle' });
  expect(pictures.length).toBeGreaterThan(2);
  expect(new Set(pictures)).toEqual(new Set(['200 image/avif']));
});

test.describe('when pictures do not load', () => {
  // The browser itself logs every failed call.
  test.use({ expected: /net::ERR_FAILED/ });

  test('their background stays instead of the browser’s broken-image icon', async ({ page }) => {
    await page.route('**/slike/**', (route) => route.abort());
    for (const path of ['/', '/audi/a4', '/proizvod/1']) {
      const lost = page.waitForEvent('requestfailed');
      await page.goto(path);
      await lost;
      const picture = page.locator('main img[src^="/slike/"]').first();
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveCSS('opacity', '0');
    }
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor walks from the home page to a part and to the seller’s phone', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /^Volkswagen/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/vw$/);
    await page.getByRole('link', { name: /^Golf/ }).first().click();
    await page.getByRole('link', { name: /^2006/ }).first().click();
    await expect(page.getByText('Model godine: 2006')).toBeVisible();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/proizvod\/\d+$/);
    await expect(page.getByRole('link', { name: 'Pozovite' }).first()).toHaveAttribute('href', /^tel:\+387/);
  });

  test('no page shows a button that only a script answers', async ({ page }) => {
    for (const [, path] of [...SCREENS, ...OTHER_PAGES, ['results', '/search?q=far']] as const) {
      await page.goto(path);
      const dead = page.locator('button[type=button]:visible, [role=switch]:visible');
      expect([path, await dead.allTextContents()]).toEqual([path, []]);
    }
  });

  test('further pages of a list are reached by plain links', async ({ page }) => {
    await page.goto('/svi-proizvodi');
    await expect(page.getByText(/Prikazano 1-20 od [\d.]+ proizvoda/)).toBeVisible();
    await page
      .getByRole('navigation', { name: /stranic/i })
      .getByRole('link', { name: /(^|\D)2$/ })
      .click();
    await expect(page).toHaveURL('/svi-proizvodi?page=2');
    await expect(page.getByText(/Prikazano 21-40 od [\d.]+ proizvoda/)).toBeVisible();
  });

  test('the panel says that it needs JavaScript, not that it loads', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.locator('noscript p')).toHaveText('Za administraciju treba biti uključen JavaScript.');
    await expect(page.getByText('Učitavanje...')).toBeHidden();
  });

  test('the menu of a phone opens and links to pages', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.getByText('Meni', { exact: true }).or(page.getByLabel('Meni')).first().click();
    await page.getByRole('navigation').getByRole('link', { name: 'Katalog' }).first().click();
    await expect(page).toHaveURL('/katalog');
  });
});

test.describe('addresses', () => {
  test.use({ baseURL: async ({ shopUrl }, use) => use(shopUrl) });

  for (const alias of ['/mercedes', '/mercedes-benz', '/vw', '/volkswagen', '/landrover', '/range-rover']) {
    test(`${alias} answers with its brand and one canonical address`, async ({ page }) => {
      const response = await page.goto(alias);
      expect(response?.status()).toBe(200);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(canonical).toMatch(/\/(mercedes-benz|volkswagen|land-rover)$/);
    });
  }

  test('another spelling redirects to the canonical address', async ({ request, shopUrl }) => {
    const spellings: [string, string][] = [
      ['/VW/', '/vw'],
      ['/%C5%A0koda', '/skoda'],
      ['/Audi/A4/2008', '/audi/a4/2008'],
      ['/kontakt/', '/kontakt'],
    ];
    for (const [from, to] of spellings) {
      const response = await request.get(shopUrl + from, { maxRedirects: 0 });
      expect([
        from,
        response.status(),
        new URL(response.headers()['location'] ?? '', shopUrl).pathname,
      ]).toEqual([from, 301, to]);
    }
  });

  test('an unknown address is a real 404 in both languages, with a link to the home page', async ({
    page,
  }) => {
    for (const path of ['/nema', '/audi/nema', '/audi/a4/20080', '/svi-proizvodi?page=9999']) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 404]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stranica nije pronađena');
    }
    await expect(page.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page
      .getByRole('main')
      .getByRole('link', { name: /početn/i })
      .click();
    await expect(page).toHaveURL('/');
  });

  test('beyond the last page of a list, the 404 leads to its first page', async ({ page, shopUrl }) => {
    const lists = ['/svi-proizvodi', '/kategorija/farovi', '/audi', '/katalog/audi', '/audi/a4/2008'];
    for (const list of lists) {
      const response = await page.goto(`${list}?page=999`);
      expect([list, response?.status()]).toEqual([list, 404]);
      const first = page.getByRole('main').getByRole('link', { name: 'Prva stranica liste' });
      await expect(first).toHaveAttribute('href', list);
    }
    await page.getByRole('main').getByRole('link', { name: 'Prva stranica liste' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audi A4');
    await page.goto('/kategorija/farovi?page=1&stanje=novo');
    await expect(page).toHaveURL('/kategorija/farovi?stanje=novo');
    for (const path of ['/audi/nema?page=9', '/kategorija/nema?page=9', '/stranica/9/o-nama']) {
      const { status, text } = await page.evaluate(async (address) => {
        const answer = await fetch(address);
        return { status: answer.status, text: await answer.text() };
      }, shopUrl + path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('Prva stranica liste');
    }
  });

  test('an unknown category is a real 404 with a link to the catalogue', async ({ page }) => {
    for (const path of ['/kategorija/nema', '/tuning/nema']) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 404]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kategorija nije pronađena');
    }
    await page.getByRole('main').getByRole('link', { name: 'Pogledajte katalog' }).click();
    await expect(page).toHaveURL('/katalog');
  });

  test('invalid requests are refused without internal details', async ({ request, shopUrl }) => {
    const nonsense = [
      '/%',
      '/%00',
      '/api/product/%00',
      '/slike/%2e%2e/1.webp',
      '/..%2f..%2fetc/passwd',
      `/${'a'.repeat(5000)}`,
      '/?x=%ff%fe',
      '/api/products?page[]=1',
      '/api/products?page=1e9',
    ];
    for (const path of nonsense) {
      const response = await request.get(shopUrl + path);
      expect([path, response.status() < 500]).toEqual([path, true]);
      expect(await response.text()).not.toMatch(/node_modules|\bat \w+ \(/);
    }
  });
});
