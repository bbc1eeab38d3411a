import { CONTACT_MESSAGE_MAX } from '#src/domain/limits/visitors.ts';
import { contactForm, fillContactForm, openContactForm, touchContactForm } from './setup/contact-form.ts';
import { expect, test } from './setup/shop-test.ts';

test('an enquiry about a product comes with its name, and a chassis number goes into the message', async ({
  page,
  shopUrl,
}) => {
  const [product] = (await (await fetch(`${shopUrl}/api/products`)).json()) as { id: number; name: string }[];
  await openContactForm(page, `?proizvod=${product!.id}&vin`);
  await expect(page.getByLabel('Predmet *')).toHaveValue(
    `Upit: ${product!.name} (šifra ${product!.id})`.slice(0, 120),
  );
  const chassis = page.getByLabel('Broj šasije (VIN)');
  await expect(chassis).toBeFocused();
  await chassis.fill('WVWZZZ1KZ6WO');
  await expect(page.getByText('nema slova I, O i Q')).toBeVisible();
  await chassis.fill('WVWZZZ1KZ6W000001');
  await expect(page.getByText('17 / 17')).toBeVisible();
  await expect(page.getByLabel('Poruka *')).toHaveValue(
    /zanima me ovaj proizvod: [\s\S]*Broj šasije: WVWZZZ1KZ6W000001$/,
  );
});

test('the product of an enquiry appears in reserved space, whatever its name', async ({ page, shopUrl }) => {
  const products = (await (await fetch(`${shopUrl}/api/products`)).json()) as { id: number; name: string }[];
  const byLength = products.toSorted((a, b) => a.name.length - b.name.length);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { id } of [byLength.at(0)!, byLength.at(-1)!]) {
      let answer = () => {};
      const asked = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**/api/**${id}*`, async (route) => {
        await asked;
        await route.continue();
      });
      await page.goto(`/kontakt?proizvod=${id}`);
      const top = () =>
        page
          .getByLabel('Ime *', { exact: true })
          .evaluate((field) => field.getBoundingClientRect().top + scrollY);
      const before = await top();
      answer();
      await expect(page.locator(`form a[href="/proizvod/${id}"]`)).toBeVisible();
      expect([width, id, await top()]).toEqual([width, id, before]);
      await page.unroute(`**/api/**${id}*`);
    }
  }
});

test('a chassis number typed before the script has loaded goes into the message', async ({ page }) => {
  const wire = Promise.withResolvers<undefined>();
  await page.route(/\/react\..*\.js$/, async (route) => {
    await wire.promise;
    await route.continue();
  });
  await page.goto('/kontakt');
  await page.getByLabel('Poruka *').fill('Treba mi turbina.');
  await page.getByText('Niste sigurni? Pošaljite broj šasije').click();
  await page.getByLabel('Broj šasije (VIN)').fill('WVWZZZ1KZ6W000001');
  wire.resolve(undefined);
  await touchContactForm(page);
  await expect(page.getByText('17 / 17')).toBeVisible();
  await expect(page.getByLabel('Poruka *')).toHaveValue(
    'Treba mi turbina.\n\nBroj šasije: WVWZZZ1KZ6W000001',
  );
});

test('an unsent enquiry about one part becomes one about the part whose page leads to the form', async ({
  page,
  shopUrl,
}) => {
  const products = (await (await fetch(`${shopUrl}/api/products`)).json()) as { id: number; name: string }[];
  const [first, second] = products as [(typeof products)[0], (typeof products)[0]];
  const message = page.getByLabel('Poruka *');
  await openContactForm(page, `?proizvod=${first.id}`);
  await expect(message).toHaveValue(new RegExp(`/proizvod/${first.id}\\b`));
  await page.getByLabel('Ime *', { exact: true }).fill('Amra');
  await message.press('Control+End');
  await message.pressSequentially('Treba mi do petka.');

  await page.goto(`/proizvod/${second.id}`);
  await openContactForm(page, `?proizvod=${second.id}`);
  await expect(page.locator(`form a[href="/proizvod/${second.id}"]`)).toBeVisible();
  await expect(page.getByLabel('Ime *', { exact: true })).toHaveValue('Amra');
  await expect(page.getByLabel('Predmet *')).toHaveValue(new RegExp(`šifra ${second.id}\\)`));
  await expect(message).toHaveValue(new RegExp(`/proizvod/${second.id}\\b[^]*Treba mi do petka\\.$`));
  expect(await message.inputValue()).not.toContain(`/proizvod/${first.id}`);

  // What was written for this part is restored unchanged.
  await message.fill('Samo lijevi.');
  await page.reload();
  await touchContactForm(page);
  await expect(message).toHaveValue('Samo lijevi.');
});

test('an enquiry about a whole list names every product', async ({ page, shopUrl }) => {
  const answer = await fetch(`${shopUrl}/api/products?page=1&limit=2`);
  const { products } = (await answer.json()) as { products: { id: number }[] };
  await openContactForm(page, `?proizvod=${products.map(({ id }) => id).join(',')}`);
  await expect(page.getByLabel('Predmet *')).toHaveValue('Upit za 2 proizvoda');
  const message = page.getByLabel('Poruka *');
  for (const { id } of products) await expect(message).toHaveValue(new RegExp(`\\d\\. .*šifra ${id}`));
  await expect(message).toHaveValue(new RegExp(`/proizvod/${products[0]!.id}`));
});

test('the e-mail address can be read and copied on screens of every width, and on paper', async ({
  page,
}) => {
  await page.goto('/kontakt');
  const address = page.getByRole('region', { name: 'Javite nam se direktno' }).getByText(/^\S+@\S+$/);
  for (const width of [320, 412, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(address, `${width} px`).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(address).toBeVisible();
});

test('the page names every way to reach the seller, the address and the hours', async ({ page }) => {
  await page.goto('/kontakt');
  const direct = page.getByRole('region', { name: 'Javite nam se direktno' });
  await expect(direct.getByRole('link')).toHaveText([/Pozovite/, /WhatsApp/, /Viber/, /Pošaljite e-mail/]);
  await expect(direct).toContainText('+387 39 000 000');
  await expect(direct).toContainText('Grude');
  await expect(direct).toContainText(/Pon–pet\s*08:00–16:00/);
  await expect(direct).toContainText(/Subota\s*08:30–12:00/);
  await expect(direct).toContainText(/Nedjelja:\s*zatvoreno/);
  await expect(page.getByRole('link', { name: 'Otvorite u OpenStreetMapu' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  );
  await expect(page.getByText('Polja označena zvjezdicom (*) su obavezna.')).toBeVisible();
});

test('the map is loaded by a click only', async ({ page }) => {
  const outside: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    outside.push(route.request().url());
    return route.fulfill({ body: '<p>karta</p>', contentType: 'text/html' });
  });
  await page.goto('/kontakt', { waitUntil: 'networkidle' });
  expect(outside).toEqual([]);
  await page.getByRole('button', { name: 'Prikaži kartu' }).click();
  await expect(page.frameLocator('iframe').getByText('karta')).toBeVisible();
  expect(outside).toHaveLength(1);
});

test('React is not loaded before the form is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/kontakt', { waitUntil: 'networkidle' });
  const ofReact = () => scripts.filter((url) => url.includes('/react.'));
  expect(ofReact()).toEqual([]);
  await contactForm(page).hover();
  await expect.poll(() => ofReact().length).toBe(1);
});

test('the help at the end of a list leads to the chassis number', async ({ page }) => {
  await page.goto('/katalog');
  await page.getByRole('link', { name: 'Pošaljite broj šasije' }).click();
  await expect(page.getByLabel(/^Broj šasije/)).toBeFocused();
  await expect(page.getByLabel(/^Broj šasije/)).toBeInViewport();
});

test('every way to reach the seller is one line, as high as the others', async ({ page }) => {
  for (const width of [320, 768, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/kontakt');
    const ways = page.getByRole('region', { name: 'Javite nam se direktno' }).getByRole('link');
    await expect(ways).toHaveCount(4);
    const heights = await ways.evaluateAll((links) =>
      links.map((link) => (link as HTMLElement).offsetHeight),
    );
    expect([width, ...heights]).toEqual([width, 48, 48, 48, 48]);
  }
});

test('the printed contact page has the numbers, both addresses and nothing to press', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/kontakt');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const words of ['+387 39 000 000', 'info@primjer.example', '88340 Grude', 'Subota 08:30–12:00'])
    await expect(main.getByText(words).first()).toBeVisible();
  await expect(main.locator('a, button, input, textarea').filter({ visible: true })).toHaveCount(0);
});

test('a pasted text that is too long is not cut: the form says so and keeps all of it', async ({ page }) => {
  await openContactForm(page);
  await fillContactForm(page);
  const long = `${'Trebam far. '.repeat(CONTACT_MESSAGE_MAX / 10)}Kraj.`;
  await page.getByLabel('Poruka *').fill(long);
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  await expect(contactForm(page).getByRole('alert')).toContainText('Poruka može imati najviše');
  await expect(page.getByLabel('Poruka *')).toHaveValue(long);
});
