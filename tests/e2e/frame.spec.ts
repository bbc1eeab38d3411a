import type { Page } from '@playwright/test';
import { givenList, someProducts } from './setup/given-list.ts';
import { givenVehicle } from './setup/given-vehicle.ts';
import { expect, test } from './setup/shop-test.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const NAVIGATION = [
  ['Početna', '/'],
  ['Katalog', '/katalog'],
  ['Svi proizvodi', '/svi-proizvodi'],
  ['Kontakt', '/kontakt'],
  ['O nama', '/o-nama'],
] as const;

const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const mainLinks = (page: Page) =>
  banner(page).getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link');

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`on a ${device} the header has home, telephone, search and five links`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/o-nama');
    await expect(banner(page).getByRole('link', { name: 'Premium Parts, početna' })).toHaveAttribute(
      'href',
      '/',
    );
    const call = banner(page).getByRole('link', { name: '+387 39 000 000' }).filter({ visible: true });
    await expect(call.first()).toHaveAttribute('href', 'tel:+38739000000');
    await expect(banner(page).getByPlaceholder('Unesite proizvod ili kategoriju...')).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Moja lista želja' })).toHaveAttribute(
      'href',
      '/wishlist',
    );

    if (device === 'phone') {
      await expect(mainLinks(page).filter({ visible: true })).toHaveCount(0);
      await page.getByLabel('Meni').click();
    }
    const links = mainLinks(page).filter({ visible: true });
    await expect(links).toHaveText(NAVIGATION.map(([name]) => name));
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(['O nama']);
    for (const [name, path] of NAVIGATION)
      await expect(links.filter({ hasText: name })).toHaveAttribute('href', path);
    await links.filter({ hasText: 'Kontakt' }).click();
    await expect(page).toHaveURL('/kontakt');
    if (device === 'phone') await expect(mainLinks(page).filter({ visible: true })).toHaveCount(0);
  });

  test(`on a ${device} the footer has links, legal pages, hours and the company`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/o-nama');
    for (const [list, links] of [
      ['Brzi linkovi', NAVIGATION.slice(1).map(([name]) => name)],
      ['Pravila', ['Opći uslovi', 'Politika privatnosti', 'Politika povrata']],
      ['Kontakt', ['+387 39 000 000', 'info@primjer.example']],
    ] as const)
      await expect(
        footer(page).getByRole('heading', { name: list }).locator('..').getByRole('link'),
      ).toHaveText([...links]);
    await expect(footer(page)).toContainText('Grude, Bosna i Hercegovina');
    await expect(footer(page)).toContainText('Pon–pet');
    await expect(footer(page)).toContainText('zatvoreno');
    await expect(footer(page)).toContainText(/© \d{4} Premium Parts d\.o\.o\..*Sva prava zadržana\./);
    // Profiles and credits are shown once the owner has provided them (DECISIONS U28).
    await expect(footer(page).getByRole('link', { name: /Facebook|Instagram/ })).toHaveCount(0);
  });
}

test('below the catalogue its link is marked as the section, not as the page', async ({ page }) => {
  const marked = mainLinks(page).and(page.locator('[aria-current]')).filter({ visible: true });
  for (const [path, mark] of [
    ['/katalog', 'page'],
    ['/volkswagen/golf/2006', 'true'],
  ] as const) {
    await page.goto(path);
    await expect(marked).toHaveText('Katalog');
    await expect(marked).toHaveAttribute('aria-current', mark);
  }
});

test('the first Tab stop leads past the header', async ({ page }) => {
  await page.goto('/katalog');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Preskoči na sadržaj' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Preskoči na sadržaj' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('visitors who do not know their part are offered help, with a picture or a chassis number', async ({
  page,
}) => {
  await page.goto('/katalog');
  const help = page.getByRole('region', { name: 'Niste sigurni koji dio vam treba?' });
  await expect(help.getByRole('link', { name: 'Pošaljite sliku dijela' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
  await help.getByRole('link', { name: 'Pošaljite broj šasije' }).click();
  await expect(page).toHaveURL(/\/kontakt/);
});

test('every page starts at its top, with a title and description of its own', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of ['/opci-uslovi', '/politika-privatnosti', '/politika-povrata', '/o-nama', '/kontakt']) {
    await page.goto(path);
    const title = await page.title();
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect([path, seen.has(title), (description ?? '').length > 40]).toEqual([path, false, true]);
    seen.add(title);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await footer(page).getByRole('link', { name: 'Katalog' }).click();
    await expect(page).toHaveURL('/katalog');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('a long name at the end of the trail widens no page', async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/proizvod/1', '/kategorija/branici']) {
      await page.goto(path);
      const name = page.getByRole('navigation', { name: 'Putanja' }).locator('li:last-child > *');
      await name.evaluate((end) => (end.textContent = 'Multifunkcionalni preklopivi retrovizor '.repeat(8)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test('the header’s edges cover no focus ring of its links', async ({ page }) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/katalog');
    const header = (await banner(page).boundingBox())!;
    // Rings are shown after a key.
    await page.keyboard.press('Tab');
    for (const control of await banner(page).locator('a:visible').all()) {
      await control.focus();
      const [top, bottom] = await control.evaluate((link) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(link);
        const around = parseFloat(outlineOffset) + parseFloat(outlineWidth);
        const box = link.getBoundingClientRect();
        return [box.top - around, box.bottom + around] as const;
      });
      expect(top).toBeGreaterThanOrEqual(header.y);
      expect(bottom).toBeLessThanOrEqual(header.y + header.height);
    }
  }
});

test('on a phone the trail of a model year is seen up to the year', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/volkswagen/golf/2006');
  const trail = page.getByRole('navigation', { name: 'Putanja' });
  await expect(trail.getByText('2006')).toBeInViewport({ ratio: 1 });
  await expect(trail.getByRole('link')).toHaveText(['Katalog', 'Volkswagen', 'Golf']);
});

/** Digits of one width come with a hyphen of their width, which tears names apart: `Mercedes - Benz`. */
test('words with a hyphen are not set with the digits of tables', async ({ page, shopUrl }) => {
  const products = (await (await fetch(`${shopUrl}/api/products`)).json()) as {
    id: number;
    price: string | null;
  }[];
  const priced = `/proizvod/${products.find(({ price }) => price)!.id}`;
  await givenVehicle(page, { manufacturer: { name: 'Mercedes-Benz', slug: 'mercedes-benz' } });
  const lists = ['/svi-proizvodi?marka=mercedes-benz', '/kategorija/felge', '/search?q=mercedes'];
  for (const path of ['/', ...lists, priced]) {
    await page.goto(path);
    await expect(page.locator('[data-busy]')).toHaveCount(0);
    const torn = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((element) =>
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && /\p{L}-\p{L}/u.test(node.textContent ?? ''),
          ),
        )
        .filter((element) => {
          const { fontFamily, fontVariantNumeric } = getComputedStyle(element);
          return fontFamily.startsWith('Inter') && fontVariantNumeric.includes('tabular-nums');
        })
        .map((element) => element.textContent),
    );
    expect([path, torn]).toEqual([path, []]);
  }
});

test('on a tablet the footer’s e-mail address is on one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/kontakt');
  const mail = footer(page).getByRole('link', { name: 'info@primjer.example' });
  const lines = await mail.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('on paper, every page is what is read, without the frame and what is pressed', async ({
  page,
  shopUrl,
}) => {
  await givenList(page, await someProducts(shopUrl, 4));
  await page.emulateMedia({ media: 'print' });
  // A4 in landscape, on which the panel of the filters stands beside a list.
  await page.setViewportSize({ width: 1047, height: 740 });
  for (const path of ['/', '/audi/a4/2008', '/proizvod/1', '/wishlist', '/kontakt', '/search?q=far']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const frame = page.locator('body > :not(main, .skip)');
    const pressed = page.locator('main').locator('button, summary, nav, [data-tools] select');
    await expect(frame.or(pressed).filter({ visible: true })).toHaveCount(0);
  }
});

test('in the menu of a phone, lines separate its links, not the opening hours', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/katalog');
  await page.getByLabel('Meni').click();
  const hours = banner(page).getByRole('listitem').filter({ hasText: 'Nedjelja' });
  await expect(hours).toHaveCSS('border-top-width', '0px');
});

test('on a phone the links of the footer stand in two columns, the contacts too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/katalog');
  const leftOf = async (name: string | RegExp) =>
    Math.round((await footer(page).getByRole('link', { name }).boundingBox())!.x);
  expect(await leftOf(/@/)).toBe(await leftOf('Opći uslovi'));
});
