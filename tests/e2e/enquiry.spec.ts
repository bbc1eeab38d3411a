import type { Page } from '@playwright/test';
import { PRODUCT_NAME_MAX } from '#src/domain/limits/catalogue.ts';
import { productText } from '#src/strings/product.ts';
import { WISHLIST_KEY } from './setup/given-list.ts';
import { givenVehicle } from './setup/given-vehicle.ts';
import { expect, test } from './setup/shop-test.ts';
import { type Product, products } from './setup/some-products.ts';

const PHONE = { width: 360, height: 740 };
const CHASSIS = 'WVWZZZ1KZ6W000001';

test('the messages of a product page contain part, code, address and the visitor’s vehicle; Viber’s text is copied', async ({
  page,
  context,
  shopUrl,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await givenVehicle(page);
  const [part] = await products(shopUrl);
  await page.goto(`/proizvod/${part!.id}`);
  const card = page.getByRole('region', { name: 'Naručite ili pitajte' });
  await card.hover();
  const whole = [`(šifra ${part!.id}).`, `/proizvod/${part!.id}`, 'Moje vozilo: Audi A4 2008'];
  for (const name of ['WhatsApp', 'Pošaljite e-mail'])
    for (const line of whole)
      await expect
        .poll(() => card.getByRole('link', { name }).getAttribute('href'))
        .toContain(encodeURIComponent(line));
  await card.getByRole('link', { name: 'Viber' }).click();
  await expect(page.getByText('Tekst upita je kopiran. Zalijepite ga u Viber.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const line of whole) expect(copied).toContain(line);
});

test('the form opens with the part, its address and the vehicle, and a chassis number is kept for the next enquiry', async ({
  page,
  shopUrl,
}) => {
  await page.setViewportSize(PHONE);
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00Z'));
  await givenVehicle(page);
  const [part, other] = await products(shopUrl);
  await page.goto(`/proizvod/${part!.id}`);
  await page.getByRole('link', { name: 'Kontaktni obrazac' }).click();
  await expect(page).toHaveURL(`/kontakt?proizvod=${part!.id}#upit`);
  const form = page.locator('#upit');
  await expect(form.getByRole('link', { name: part!.name })).toBeInViewport();
  await expect(form.getByLabel('Poruka *')).toHaveValue(
    new RegExp(`šifra ${part!.id}[\\s\\S]*/proizvod/${part!.id}\\nMoje vozilo: Audi A4 2008`),
  );
  await form.getByText('Niste sigurni? Pošaljite broj šasije').click();
  await form.getByLabel('Broj šasije (VIN)').fill(CHASSIS);
  await expect(form.getByText('Po broju: Volkswagen, vjerovatno model 2006. godine.')).toBeVisible();
  await page.goto(`/proizvod/${other!.id}`);
  const whatsapp = page.locator('.callbar').getByRole('link', { name: 'WhatsApp' });
  await whatsapp.dispatchEvent('touchstart');
  await expect(whatsapp).toHaveAttribute('href', new RegExp(CHASSIS));
});

test('everything that the device keeps is deleted with one button, and restored by undo', async ({
  page,
}) => {
  await givenVehicle(page);
  await page.goto('/politika-privatnosti');
  const kept = () => page.evaluate(() => localStorage.getItem('premium-parts-vehicles'));
  expect(await kept()).toContain('audi');
  await page.getByRole('button', { name: 'Obriši moje podatke s ovog uređaja' }).click();
  await expect(page.getByText('Podaci su obrisani s ovog uređaja.')).toBeVisible();
  expect(await kept()).toBeNull();
  await page.getByRole('button', { name: 'Vrati' }).click();
  expect(await kept()).toContain('audi');
});

/** A product that fits further models too. */
async function withMoreModels(shopUrl: string): Promise<Product> {
  for (const part of await products(shopUrl))
    if ((await (await fetch(`${shopUrl}/proizvod/${part.id}`)).text()).includes(productText['fit.more']))
      return part;
  throw new Error('No product of the demo catalogue fits a second model.');
}

async function print(page: Page): Promise<{ sheets: number }> {
  await page.evaluate(() => (window.print = () => (document.title = 'printed')));
  await page.getByRole('button', { name: 'Odštampajte list' }).click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return { sheets: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0 };
}

test('a printed product is one sheet with its name, code, vehicle, the phone and a QR code of its address', async ({
  page,
  shopUrl,
}) => {
  const [part] = await products(shopUrl);
  await page.goto(`/proizvod/${part!.id}`);
  expect(await print(page)).toEqual({ sheets: 1 });
  await expect(page.getByRole('img', { name: 'Adresa ove stranice kao QR kod' })).toBeVisible();
  for (const words of [part!.name, `Šifra: ${part!.id}`, 'Kompatibilno za', '+387 39 000 000'])
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('a product that is printed without the button shows one picture, the phone and nothing to press', async ({
  page,
}) => {
  for (const width of [800, 1100]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/proizvod/1');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('+387 39 000 000').filter({ visible: true }).first()).toBeVisible();
    const pressed = page.locator('.gal__nav, .gal__n, .gal__thumbs, .kp__l, .cc__b');
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
    const { width: shown } = (await page.locator('.gal__strip').boundingBox())!;
    const { width: picture } = (await page.locator('.gal__strip img').first().boundingBox())!;
    expect(picture).toBeCloseTo(shown, 0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a printed wishlist shows its products and nothing to press', async ({ page, shopUrl }) => {
  const saved = (await products(shopUrl)).slice(0, 5);
  for (const count of [1, 5]) {
    await page.goto('/');
    const list = JSON.stringify(saved.slice(0, count));
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [WISHLIST_KEY, list]);
    await page.goto('/wishlist');
    await expect(page.getByRole('article')).toHaveCount(count);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').first()).toBeVisible();
    const pressed = page.getByRole('main').locator('a, button, select').filter({ visible: true });
    await expect(pressed, 'only their names are links').toHaveCount(count);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a printed product with the longest name and a dozen models is one sheet too', async ({
  page,
  shopUrl,
}) => {
  await page.goto(`/proizvod/${(await withMoreModels(shopUrl)).id}`);
  await page.getByRole('heading', { level: 1 }).evaluate((name, length) => {
    name.textContent = 'Kvačilo i zamajac '.repeat(length).slice(0, length);
  }, PRODUCT_NAME_MAX);
  await page
    .getByRole('region', { name: 'Kompatibilno za' })
    .getByRole('listitem')
    .first()
    .evaluate((model) => {
      for (let i = 0; i < 11; i++) model.after(model.cloneNode(true));
    });
  expect(await print(page)).toEqual({ sheets: 1 });
});
