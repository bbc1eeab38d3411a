import {
  adminApi,
  DESKTOP,
  expectAccessible,
  fillLogin,
  openAdmin,
  PHONE,
  TOKEN_KEY,
} from './admin-session.ts';
import { aDrawing, somePhotographs } from './photographs.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

// The browser reports every refused or lost call itself.
test.use({ expected: /status of 4\d\d|net::ERR_FAILED/ });

type Product = { id: number; name: string; version: number; status: string; images: { hash: string }[] };

const form = (page: Page) => page.getByRole('dialog', { name: /^(Dodaj|Uredi) proizvod$/ });
const pictures = (page: Page) => page.getByRole('list', { name: 'Slike proizvoda' });
const toast = (page: Page) => page.getByRole('region', { name: 'Obavještenja' });
const uniqueName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;

async function addPictures(page: Page, files: string[]): Promise<void> {
  await pictures(page).getByLabel('Dodaj slike').setInputFiles(files);
}

async function aSavedProduct(shopUrl: string, name: string): Promise<Product> {
  const { call } = await adminApi(shopUrl);
  const { products } = await call<{ products: { id: number }[] }>('GET', 'products?page=1&limit=1');
  const { product } = await call<{ product: Product }>('POST', `products/${products[0]!.id}/duplicate`);
  const current = await call<{ product: Record<string, unknown> & Product }>('GET', `products/${product.id}`);
  const saved = await call<{ product: Product }>('PUT', `products/${product.id}`, {
    ...requestOf(current.product),
    name,
  });
  return saved.product;
}

const requestOf = (product: Record<string, unknown> & Product) => ({
  ...{ name: product.name, rating: product['rating'], fitments: product['fitments'] },
  ...{ categoryId: product['categoryId'], images: product.images.map((image) => (image as never)['url']) },
  ...{ version: product.version, status: 'published' },
});

for (const [device, size] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`on a ${device} a part with five photographs is added, found, edited and its pictures reordered`, async ({
    page,
    shopUrl,
  }) => {
    test.slow();
    const name = uniqueName('Prednji far');
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dodaj proizvod' }).click();
    await expect(form(page)).toBeVisible();

    // SPEC §5: nothing is saved without what it needs, and every field says what it lacks.
    await form(page).getByRole('button', { name: 'Sačuvaj', exact: true }).click();
    await expect(page.getByText('Molimo unesite sva obavezna polja')).toBeVisible();
    await expect(page.getByText('Molimo dodajte najmanje jednu sliku').first()).toBeVisible();
    await expectAccessible(page);

    await addPictures(page, await somePhotographs(5));
    await form(page).getByLabel('Naziv').fill(name);
    await form(page).getByLabel('Proizvođač').selectOption({ label: 'Audi' });
    await form(page).getByLabel('Model').selectOption({ label: 'A4' });
    await form(page).getByLabel('Od godine').selectOption('2008');
    await form(page).getByLabel('Do godine').selectOption('2011');
    await form(page).getByLabel('Cijena').fill('89,00');
    await expect(pictures(page).getByRole('progressbar')).toHaveCount(0, { timeout: 45_000 });
    await expect(pictures(page).getByRole('img')).toHaveCount(5);
    // Turned the right way up: the photographs lie on their side.
    const shape = await pictures(page)
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth);
    expect(shape).toBe(true);
    await expectAccessible(page);
    await form(page).getByRole('button', { name: 'Sačuvaj', exact: true }).click();
    await expect(form(page)).toBeHidden();
    await expect(toast(page)).toContainText(`Dodano: ${name}`);

    await page.getByRole('searchbox').fill(name);
    const row = page.getByRole('list', { name: 'Proizvodi' }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Audi A4');
    await row.getByRole('link', { name, exact: true }).click();
    await expect(form(page).getByLabel('Cijena')).toHaveValue('89,00');
    const order = () =>
      pictures(page)
        .getByRole('img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    const before = await order();
    await pictures(page).getByRole('button', { name: 'Pomjeri sliku 2 naprijed' }).click();
    expect(await order()).toEqual([before[1], before[0], ...before.slice(2)]);
    await form(page).getByRole('button', { name: 'Sačuvaj', exact: true }).click();
    await expect(form(page)).toBeHidden();
    await row.getByRole('link', { name, exact: true }).click();
    await expect(pictures(page).getByRole('img')).toHaveCount(5);
    expect(await order()).toEqual([before[1], before[0], ...before.slice(2)]);
  });
}

test('pictures are put in order by dragging, and an SVG is refused', async ({ page, shopUrl }) => {
  await page.setViewportSize(DESKTOP);
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await addPictures(page, [...(await somePhotographs(2)), await aDrawing()]);
  await expect(page.getByRole('alert')).toContainText('Dozvoljene su samo slike (JPG, PNG, WebP)', {
    timeout: 30_000,
  });
  const image = (n: number) => pictures(page).getByRole('img', { name: `Slika ${n}`, exact: true });
  const first = await image(1).getAttribute('src');
  await image(1).hover();
  await page.mouse.down();
  await image(2).hover();
  await page.mouse.up();
  await expect(image(2)).toHaveAttribute('src', first!);
});

test('marked products are changed together and all of it is taken back', async ({ page, shopUrl }) => {
  const name = uniqueName('Masovno');
  await aSavedProduct(shopUrl, `${name} prvi`);
  await aSavedProduct(shopUrl, `${name} drugi`);
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  const rows = page.getByRole('list', { name: 'Proizvodi' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Označi sve na stranici').check();
  await expect(page.getByText('2 označeno')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('dialog').getByLabel('Status').selectOption({ label: 'Nacrt' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Primijeni' }).click();
  await expect(toast(page)).toContainText('Izmijenjeno: 2 proizvoda');
  await expect(rows.getByText('Nacrt').filter({ visible: true })).toHaveCount(2);
  await toast(page).getByRole('button', { name: 'Vrati' }).click();
  await expect(rows.getByText('Objavljeno').filter({ visible: true })).toHaveCount(2);
});

test('deleting asks, can be undone, and the bin gives back', async ({ page, shopUrl }) => {
  const name = uniqueName('Za brisanje');
  await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('list', { name: 'Proizvodi' }).getByRole('listitem');
  const remove = async () => {
    await row.getByRole('button', { name: `Radnje: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Obriši' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Jeste li sigurni da želite obrisati ovaj proizvod?');
    await expect(question.getByRole('button', { name: 'Odustani' })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Obriši' }).click();
  };
  await remove();
  await expect(page.getByText('Nema proizvoda koji odgovaraju pretrazi')).toBeVisible();
  await expectAccessible(page);
  await toast(page).getByRole('button', { name: 'Vrati' }).click();
  await expect(row).toHaveCount(1);

  await remove();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: /^Smeće/ }).click();
  await row.getByRole('button', { name: `Radnje: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Vrati iz smeća' }).click();
  await expect(toast(page)).toContainText(`Vraćeno: ${name}`);
});

test('an earlier version is brought back from the history', async ({ page, shopUrl }) => {
  const name = uniqueName('Stari naziv');
  const product = await aSavedProduct(shopUrl, name);
  const { call } = await adminApi(shopUrl);
  const { product: full } = await call<{ product: Record<string, unknown> & Product }>(
    'GET',
    `products/${product.id}`,
  );
  await call('PUT', `products/${product.id}`, { ...requestOf(full), name: `${name} pogrešan` });
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, `#historija?proizvod=${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Historija: ${name} pogrešan`);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: new RegExp(`^Vrati ovu verziju: ${name},`) })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Historija: ${name}`);
});

test('an expired session asks for the password over the open form, which stays', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Istekla sesija');
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await form(page).getByLabel('Naziv').fill(name);
  await page.evaluate((key) => localStorage.setItem(key, 'istekao'), TOKEN_KEY);
  await addPictures(page, await somePhotographs(1));
  const login = page.getByRole('dialog', { name: 'Prijava' });
  await expect(login).toContainText('Sesija je istekla. Prijavite se ponovo.', { timeout: 30_000 });
  await expectAccessible(page);
  await fillLogin(page);
  await expect(login).toBeHidden();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
  await page.getByRole('button', { name: 'Pokušaj ponovo sa slikom 1' }).click();
  await expect(pictures(page).getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
  await expect(pictures(page).getByRole('alert')).toHaveCount(0);
});

test('two windows on one product: the second sees both versions and loses nothing', async ({
  page,
  context,
  shopUrl,
}) => {
  const name = uniqueName('Dva prozora');
  const { id } = await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  const other = await context.newPage();
  await openAdmin(other, shopUrl, `#proizvodi/${id}`);
  await form(other).getByLabel('Cijena').fill('55,00');
  await form(page).getByLabel('Naziv').fill(`${name} moj`);
  await form(other).getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  await expect(form(other)).toBeHidden();

  await form(page).getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Proizvod je u međuvremenu izmijenjen' });
  await expect(conflict.getByRole('group', { name: 'Naziv' })).toContainText(`${name} moj`);
  await expect(conflict.getByRole('group', { name: 'Cijena' }).getByLabel(/Sačuvano/)).toBeChecked();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
  await expect(form(page)).toBeHidden();
  const { call } = await adminApi(shopUrl);
  const { product } = await call<{ product: Product }>('GET', `products/${id}`);
  expect(product).toMatchObject({ name: `${name} moj`, priceMinor: 5500 });
});

test('a save without a network is sent again by itself, once', async ({ page, shopUrl }) => {
  const name = uniqueName('Bez mreže');
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await addPictures(page, await somePhotographs(1));
  await form(page).getByLabel('Naziv').fill(name);
  await form(page).getByLabel('Univerzalno').check();
  await expect(pictures(page).getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
  // The first create arrives, but its answer does not.
  let lost = false;
  await page.route('**/api/admin/products', async (route) => {
    if (route.request().method() === 'POST' && !lost) {
      lost = true;
      await route.fetch();
      return route.abort();
    }
    return route.continue();
  });
  await form(page).getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  await expect(page.getByText(/^Nema veze\. Sve što ste upisali je ovdje/)).toBeVisible();
  await expectAccessible(page);
  await expect(form(page)).toBeHidden({ timeout: 20_000 });
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('list', { name: 'Proizvodi' }).getByRole('listitem')).toHaveCount(1);
});

test('an unfinished form is kept, offered again, and never left without asking', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Nedovršeno');
  await openAdmin(page, shopUrl);
  await page.getByRole('button', { name: 'Dodaj proizvod' }).click();
  await form(page).getByLabel('Naziv').fill(name);
  await expect(form(page).getByText('Nacrt sačuvan')).toBeVisible();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Nesačuvane izmjene' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Nastavi uređivanje' }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(form(page).getByText(/^Vrati nacrt\?/)).toBeVisible();
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Vrati nacrt' }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
});
