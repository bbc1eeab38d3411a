import { readFile } from 'node:fs/promises';
import { DEVICES, expectAccessible, expectTouchable, openAdmin } from './session.ts';
import { addPictures, expectSent, form, pictures, rows, save, toast, uniqueName } from './product-form.ts';
import { middleOf } from '../setup/finger.ts';
import { aDrawing, largePhotographs, somePhotographs } from '../setup/photographs.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser itself logs every refused or failed call.
test.use({ expected: /status of 4\d\d|net::ERR_FAILED/ });

for (const [device, size] of DEVICES) {
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

    // SPEC §5: nothing is saved without the required fields, and every field shows its error.
    await save(page);
    await expect(page.getByText('Molimo unesite sva obavezna polja')).toBeVisible();
    await expect(page.getByText('Molimo dodajte najmanje jednu sliku').first()).toBeVisible();
    await expectAccessible(page);
    if (device === 'phone') await expectTouchable(page);

    await addPictures(page, await somePhotographs(5));
    await form(page).getByLabel('Naziv').fill(name);
    await form(page).getByLabel('Marka').selectOption({ label: 'Audi' });
    await form(page).getByLabel('Model').selectOption({ label: 'A4' });
    await form(page).getByLabel('Od godine').selectOption('2008');
    await form(page).getByLabel('Do godine').selectOption('2011');
    await form(page).getByLabel('Cijena').fill('89,00');
    await expectSent(page);
    await expect(pictures(page).getByRole('img')).toHaveCount(5);
    // The photographs are stored sideways; the shape shows that they were rotated.
    const shape = await pictures(page)
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth);
    expect(shape).toBe(true);
    await expectAccessible(page);
    await save(page);
    await expect(form(page)).toBeHidden();
    await expect(toast(page)).toContainText(`Dodano: ${name}`);

    await page.getByRole('searchbox').fill(name);
    const row = rows(page);
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
    await save(page);
    await expect(form(page)).toBeHidden();
    await row.getByRole('link', { name, exact: true }).click();
    await expect(pictures(page).getByRole('img')).toHaveCount(5);
    expect(await order()).toEqual([before[1], before[0], ...before.slice(2)]);
  });
}

test('ten photographs of 8 MB are shrunk in the browser, and all ten are stored', async ({
  page,
  shopUrl,
}) => {
  test.slow();
  const files = await largePhotographs(10);
  for (const file of files) expect((await readFile(file)).length).toBeGreaterThan(7_000_000);
  const name = uniqueName('Deset slika');
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/images')) sent.push(request.postDataBuffer()?.length ?? 0);
  });
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await addPictures(page, files);
  await form(page).getByLabel('Naziv').fill(name);
  await form(page).getByLabel('Univerzalno').check();
  await expect(pictures(page).getByRole('img')).toHaveCount(10, { timeout: 120_000 });
  await expect(pictures(page).getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
  await expect(pictures(page).getByRole('alert')).toHaveCount(0);
  await expect(form(page).getByText('Maksimum slika dostignut')).toBeVisible();
  await expectAccessible(page);
  expect(sent).toHaveLength(10);
  for (const bytes of sent) expect(bytes).toBeLessThanOrEqual(400_000);
  await save(page);
  await expect(toast(page)).toContainText(`Dodano: ${name}`);
  await page.getByRole('searchbox').fill(name);
  await rows(page).getByRole('link', { name, exact: true }).click();
  await expect(pictures(page).getByRole('img')).toHaveCount(10);
});

test('a picture that a gateway refuses for its size says so, and can be sent again', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  // The gateway refuses large bodies itself, in plain text.
  await page.route('**/api/admin/images', (route) =>
    route.fulfill({ status: 413, contentType: 'text/plain', body: 'Payload Too Large' }),
  );
  await addPictures(page, await somePhotographs(1));
  await expect(pictures(page).getByRole('alert')).toContainText(
    'Preveliko za slanje: najviše 6 MB odjednom.',
    {
      timeout: 30_000,
    },
  );
  await expectAccessible(page);
  await page.unroute('**/api/admin/images');
  await page.getByRole('button', { name: 'Pokušaj ponovo sa slikom 1' }).click();
  await expectSent(page);
  await expect(pictures(page).getByRole('alert')).toHaveCount(0);
});

test('pictures are sorted by dragging, and an SVG is refused', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await addPictures(page, [...(await somePhotographs(2)), await aDrawing()]);
  await expect(page.getByRole('alert')).toContainText('Dozvoljene su samo slike (JPG, PNG, WebP)', {
    timeout: 30_000,
  });
  const image = (n: number) => pictures(page).getByRole('img', { name: `Slika ${n}`, exact: true });
  const first = await image(1).getAttribute('src');
  const [from, to] = [await middleOf(image(1)), await middleOf(image(2))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(form(page).getByText('Slika 1 je iznad mjesta 2 od 3.')).toBeAttached();
  await page.mouse.up();
  await expect(image(2)).toHaveAttribute('src', first!);
});
