import { productText } from '#src/strings/product.ts';
import { expect, test } from './setup/shop-test.ts';
import { products } from './setup/some-products.ts';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`a product page has the promises and the ways to order, ${viewport.width} px wide`, async ({
    page,
    shopUrl,
  }) => {
    const part = (await products(shopUrl)).find(
      ({ price, availability, condition }) => !price && availability === 'in_stock' && condition,
    );
    await page.setViewportSize(viewport);
    await page.clock.setFixedTime(new Date('2026-11-24T10:00:00Z'));
    await page.goto(`/proizvod/${part!.id}`);
    for (const [promise, value] of [
      ['Garancija', '12 mjeseci'],
      ['Dostava', '1-3 radna dana'],
      ['Stanje', /\S/],
      ['Dostupnost', 'Na stanju'],
    ] as const) {
      const tile = page.locator('.info > div').filter({ hasText: promise });
      await expect(tile.getByRole('definition').first()).toHaveText(value);
    }
    await expect(page.getByText('Cijena na upit').first()).toBeVisible();
    const card = page.getByRole('region', { name: 'Naručite ili pitajte' });
    await expect(card).toContainText('Radnim danom: 08:00 - 16:00h');
    await expect(card).toContainText('Otvoreno do 16:00');
    const actions = card.locator('.act');
    await expect(actions).toHaveText([
      'Pozovite odmah',
      'WhatsApp',
      'Viber',
      'Pošaljite e-mail',
      'Kontaktni obrazac',
    ]);
    // The message already contains part and address; Viber links cannot contain a text.
    const address = encodeURIComponent(`/proizvod/${part!.id}`);
    for (const name of ['WhatsApp', 'Pošaljite e-mail'])
      await expect(card.getByRole('link', { name })).toHaveAttribute('href', new RegExp(address));
    await expect(page.getByRole('region', { name: 'Kako naručiti' }).getByRole('listitem')).toHaveCount(3);
    for (const heart of await page.getByRole('button', { name: /^Dodaj na listu želja/ }).all())
      expect((await heart.boundingBox())!.width).toBeGreaterThanOrEqual(44);
  });
}

test('no line of the contact actions ends within ‘e-mail’', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/proizvod/1');
  const mail = page.locator('.act').getByText('e-mail', { exact: true });
  await expect(mail).toHaveCount(1);
  expect(await mail.evaluate((word) => word.getClientRects().length)).toBe(1);
});

test('a vehicle with a hyphen in its name keeps the space before it among those that a part fits too', async ({
  page,
  shopUrl,
}) => {
  const hyphen = /^\p{L}+ \p{L}+-|-\p{L}+ \p{L}/u;
  for (const { id } of await products(shopUrl)) {
    const html = await (await fetch(`${shopUrl}/proizvod/${id}`)).text();
    const fitted = html.split(productText['fit.more'])[1]?.split('</ul>')[0] ?? '';
    const names = fitted.match(/<a [^>]*>.*?<\/a>/gs) ?? [];
    if (!names.some((name) => hyphen.test(name.replaceAll(/<[^>]*>/g, '')))) continue;
    await page.goto(`/proizvod/${id}`);
    break;
  }
  const links = page.getByRole('region', { name: 'Kompatibilno za' }).getByRole('listitem').getByRole('link');
  const hyphenated = links.filter({ hasText: hyphen });
  const shown = await hyphenated.first().evaluate((link: HTMLElement) => {
    const colours = [link, ...link.children].map((part) => getComputedStyle(part).color);
    return { text: link.innerText, named: link.textContent, colours: new Set(colours).size };
  });
  expect(shown).toEqual({ text: shown.named, named: shown.named, colours: 1 });
});

test('a priced part says its price with VAT', async ({ page, shopUrl }) => {
  const all = (await (await fetch(`${shopUrl}/api/products`)).json()) as {
    id: number;
    price: number | null;
  }[];
  const { id } = all.findLast(({ price }) => price !== null)!;
  await page.goto(`/proizvod/${id}`);
  const header = page.getByRole('article').first().locator('header');
  await expect(header).toContainText(/\d+,\d{2} KM/);
  await expect(header).toContainText('s PDV-om');
});

test('related parts are four in a row on a large screen and two on a phone, and none is the part itself', async ({
  page,
  shopUrl,
}) => {
  const [part] = await products(shopUrl);
  await page.goto(`/proizvod/${part!.id}`);
  const related = page.locator('section').filter({ hasText: 'Pogledajte još' });
  const cards = related.getByRole('article');
  const inFirstRow = () =>
    cards.evaluateAll((all) => {
      const tops = all.map((card) => card.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  for (const [width, columns] of [
    [1440, 4],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await inFirstRow()).toBe(columns);
  }
  const targets = await cards
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).not.toContain(`/proizvod/${part!.id}`);
  expect(targets.filter((href) => !/^\/proizvod\/\d+$/.test(href ?? ''))).toEqual([]);
});

test('a part for no car in particular says to ask first', async ({ page, shopUrl }) => {
  const all = (await (await fetch(`${shopUrl}/api/products`)).json()) as {
    id: number;
    manufacturer: string | null;
  }[];
  await page.goto(`/proizvod/${all.findLast(({ manufacturer }) => manufacturer === null)!.id}`);
  const fits = page.getByRole('region', { name: 'Kompatibilno za' });
  await expect(fits).toContainText('Univerzalno');
  await expect(fits).toContainText('Nije vezano za jednu marku.');
});
