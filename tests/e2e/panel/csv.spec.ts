import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkFile } from '#local/backup/backup-file.ts';
import { readCsv, writeCsvLine } from '#src/domain/product-csv/csv-text.ts';
import { uniqueName } from './product-form.ts';
import { adminApi, DEVICES, expectAccessible, openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser itself logs a failed call.
test.use({ expected: /net::ERR_FAILED/ });

type Listed = { products: { id: number; name: string }[] };

async function chooseFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = Buffer.isBuffer(content) ? content : Buffer.from(content);
  await page.getByLabel('Odaberi CSV fajl').last().setInputFiles({ name, mimeType: 'text/csv', buffer });
}
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Redovi' }).getByRole('button', { name: new RegExp(`^${name} `) });

for (const [device, size] of DEVICES) {
  test(`on a ${device} all products are exported to a file, edited in it, previewed and imported`, async ({
    page,
    shopUrl,
  }, info) => {
    test.slow();
    const { call } = await adminApi(shopUrl);
    const name = uniqueName('Far iz fajla');
    // A separate product, so that no other test changes it.
    const made = await call<{ rows: { id: number }[] }>('POST', 'csv/apply', {
      rows: [
        { line: 2, version: null, cells: { name, priceMinor: '89,00', fitments: 'Audi > A4 > 2004-2008' } },
      ],
    });
    const own = String(made.rows[0]!.id);
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#csv');
    await expect(page.getByRole('button', { name: 'Preuzmi CSV' })).toBeVisible();
    await expectAccessible(page);
    const file = info.outputPath('proizvodi.csv');
    const readBack = async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Preuzmi CSV' }).click();
      await (await download).saveAs(file);
      const bytes = await readFile(file);
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      await chooseFile(page, 'proizvodi.csv', bytes);
      await expect(filter(page, 'Svi')).toBeVisible({ timeout: 90_000 });
      return bytes;
    };
    const exported = await readBack();
    await expect(page.getByText('Nema izmjena')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Odaberi drugi fajl' }).click();

    const [headers = [], ...rows] = readCsv(exported.toString().slice(1), ';');
    const [idAt, priceAt, ratingAt] = ['Šifra', 'Cijena (KM)', 'Ocjena'].map((header) =>
      headers.indexOf(header),
    );
    const mine = rows.find((row) => row[idAt!] === own)!;
    const edited = mine.with(priceAt!, '99,5');
    const wrong = mine.with(idAt!, '').with(ratingAt!, '9');
    await writeFile(file, [headers, edited, wrong].map(writeCsvLine).join(''));
    await chooseFile(page, 'izmjene.csv', await readFile(file));

    await expect(filter(page, 'Greške')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Ocjena treba biti od 1 do 5.')).toBeVisible();
    await filter(page, 'Izmijenjeni').click();
    await expect(page.getByText('89,00')).toBeVisible();
    await expect(page.getByText('99,50')).toBeVisible();
    await expectAccessible(page);
    const errors = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Preuzmi greške' }).click();
    const errorFile = info.outputPath('greske.csv');
    await (await errors).saveAs(errorFile);
    expect(await readFile(errorFile, 'utf8')).toContain(`3;;${name};Ocjena;9;Ocjena treba biti od 1 do 5.`);

    await page.getByRole('button', { name: 'Uvezi 1 red' }).click();
    await expect(page.getByText('Uvoz je završen')).toBeVisible();
    await expectAccessible(page);
    expect(await call('GET', `products/${own}`)).toMatchObject({ product: { priceMinor: 9950, version: 2 } });
    await call('DELETE', `products/${own}`);
  });
}

for (const [device, size] of DEVICES) {
  test(`on a ${device} a whole import, changes and new products, is undone after a question`, async ({
    page,
    shopUrl,
  }) => {
    const { call } = await adminApi(shopUrl);
    const name = uniqueName('Far za vraćanje');
    const made = await call<{ rows: { id: number }[] }>('POST', 'csv/apply', {
      rows: [{ line: 2, version: null, cells: { name, priceMinor: '89,00' } }],
    });
    const id = made.rows[0]!.id;
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#csv');
    await chooseFile(page, 'izmjene.csv', `Šifra;Naziv;Cijena (KM)\n${id};;99,00\n;${name} novi;12,00\n`);
    await page.getByRole('button', { name: 'Uvezi 2 reda' }).click();
    await expect(page.getByText('Uvoz je završen')).toBeVisible();
    expect(await call('GET', `products/${id}`)).toMatchObject({ product: { priceMinor: 9900 } });

    await page.getByRole('button', { name: 'Poništi cijeli uvoz', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Poništavanje uvoza' });
    await expect(question).toContainText('Vratiti 2 proizvoda na stanje prije ovog uvoza?');
    await question.getByRole('button', { name: 'Poništi cijeli uvoz' }).click();
    await expect(page.getByText('Uvoz je poništen')).toBeVisible();
    await expect(page.getByText('2 proizvoda su kao prije uvoza; novi su u smeću 30 dana.')).toBeVisible();
    await expectAccessible(page);
    expect(await call('GET', `products/${id}`)).toMatchObject({ product: { priceMinor: 8900 } });
    const found = (status: string) =>
      call<Listed>('GET', `products?filter=${status}&search=${encodeURIComponent(`${name} novi`)}`);
    expect((await found('deleted')).products).toHaveLength(1);
    expect((await found('draft')).products).toHaveLength(0);

    // The list of imports also offers undo, and shows that this import has been undone.
    await page.getByRole('button', { name: 'Uvezi još jedan fajl' }).click();
    const runs = page.getByRole('region', { name: 'Posljednji uvozi' }).getByRole('listitem');
    await expect(runs.first()).toContainText('Poništeno');
    await expectAccessible(page);
    await call('DELETE', `products/${id}`);
  });
}

test('an import of an earlier day is undone after a question', async ({ page, shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  const name = uniqueName('Raniji uvoz');
  await call('POST', 'csv/apply', {
    run: crypto.randomUUID(),
    rows: [{ line: 2, version: null, cells: { name } }],
  });
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#csv');
  await page
    .getByRole('button', { name: /^Poništi cijeli uvoz od/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: 'Poništavanje uvoza' });
  await expect(question).toContainText('1 proizvod');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Poništi cijeli uvoz' }).click();
  await expect(page.getByText('Uvoz je poništen')).toBeVisible();
  const { products } = await call<Listed>(
    'GET',
    `products?filter=deleted&search=${encodeURIComponent(name)}`,
  );
  expect(products).toHaveLength(1);
});

test('the sample file can be imported unchanged and makes drafts', async ({ page, shopUrl }, info) => {
  const { call } = await adminApi(shopUrl);
  await openAdmin(page, shopUrl, '#csv');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Primjer fajla' }).click();
  const file = info.outputPath('primjer.csv');
  await (await download).saveAs(file);
  await chooseFile(page, 'primjer.csv', await readFile(file));
  await expect(filter(page, 'Novi')).toContainText('2');
  await page.getByRole('button', { name: 'Uvezi 2 reda' }).click();
  await expect(page.getByText('Uvoz je završen')).toBeVisible();
  const { products } = await call<Listed>('GET', 'products?filter=draft&search=patosnica%20univerzalni');
  expect(products.map(({ name }) => name)).toContain('Komplet patosnica, univerzalni');
  const { products: drafts } = await call<Listed>('GET', 'products?filter=draft&limit=100');
  for (const { id, name } of drafts)
    if (/^Komplet patosnica, univerzalni$|^Prednji desni far, bi-ksenon$/.test(name))
      await call('DELETE', `products/${id}`);
});

test('a file of another format is refused with the reason', async ({ page, shopUrl }) => {
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#csv');
  for (const [content, reason] of [
    ['', 'Fajl je prazan.'],
    ['ime;boja\nx;y', 'U prvom redu nema nijedne poznate kolone.'],
    ['Naziv;Cijena\n', 'Fajl ima samo nazive kolona.'],
    ['PK\u0003\u0004 xlsx', 'Ovo nije CSV fajl.'],
  ] as const) {
    await chooseFile(page, 'fajl.csv', content);
    await expect(page.getByRole('alert')).toContainText(reason);
  }
  await expectAccessible(page);
});

test('an import continues where the network failed', async ({ page, shopUrl }) => {
  test.slow();
  const { call } = await adminApi(shopUrl);
  const name = uniqueName('Mrežni far');
  await openAdmin(page, shopUrl, '#csv');
  await chooseFile(page, 'novi.csv', `Naziv;Cijena\n${name};12,00\n`);
  await expect(filter(page, 'Novi')).toContainText('1');
  let tries = 0;
  await page.route('**/api/admin/csv/apply', async (route) => {
    // The server handles the call, but its answer is lost.
    if (tries++ === 0) await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Uvezi 1 red' }).click();
  await expect(page.getByRole('button', { name: 'Nastavi uvoz' })).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/admin/csv/apply');
  await page.getByRole('button', { name: 'Nastavi uvoz' }).click();
  await expect(page.getByText('Uvoz je završen')).toBeVisible();
  const { products } = await call<Listed>('GET', `products?search=${encodeURIComponent(name)}`);
  expect(products).toHaveLength(1);
  await call('DELETE', `products/${products[0]!.id}`);
});

test('the whole shop is downloaded as one file, which the restore accepts', async ({
  page,
  shopUrl,
}, info) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#csv');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmi kopiju' }).click();
  const file = info.outputPath('prodavnica.backup');
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^prodavnica-\d{4}-\d{2}-\d{2}\.backup$/);
  await saved.saveAs(file);
  expect(await checkFile(file)).toMatchObject({ format: 1 });
  await expect(page.getByText('Sigurnosna kopija je preuzeta.')).toBeVisible();
});
