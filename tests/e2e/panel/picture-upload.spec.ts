import { addPictures, expectSent, form, pictures, save, toast, uniqueName } from './product-form.ts';
import { adminApi, expectAccessible, fillLogin, openAdmin, PHONE, TOKEN_KEY } from './session.ts';
import { holdBack } from '../setup/hold-back.ts';
import { somePhotographs } from '../setup/photographs.ts';
import { expect, test } from '../setup/shop-test.ts';

test.use({ viewport: PHONE, expected: /status of 4(01|13)|net::ERR_FAILED/ });

type Categories = { categories: { id: number; name: string; image: string | null }[] };

test('what is typed while the picture of a tile is uploaded stays, and saving waits for the picture', async ({
  page,
  shopUrl,
}, info) => {
  const name = uniqueName('Spora slika');
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/images', async (route) => {
    await gate.promise;
    await route.fallback();
  });
  await openAdmin(page, shopUrl, '#tuning?uredi=novi');
  const dialog = page.getByRole('dialog', { name: 'Nova kategorija' });
  const sent = page.waitForRequest('**/api/admin/images');
  await dialog.locator('input[type=file]').setInputFiles(await somePhotographs(1));
  await sent;
  await dialog.getByLabel('Naziv *').fill(name);
  await expect(dialog.getByRole('button', { name: 'Šalje se...', exact: true })).toBeVisible();
  await page.screenshot({ path: info.outputPath('uploading.png') });
  await dialog.getByLabel('Naziv *').press('Enter');
  await expect(dialog).toBeVisible();
  gate.resolve(undefined);
  await expect(dialog.getByRole('img', { name: 'Slika' })).toBeVisible();
  await expect(dialog.getByLabel('Naziv *')).toHaveValue(name);
  // Removed while it is being replaced, the picture would come back.
  const next = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/images', async (route) => {
    await next.promise;
    await route.fallback();
  });
  const removal = dialog.getByRole('button', { name: 'Ukloni sliku' });
  await expect(removal).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(await somePhotographs(1));
  await expect(dialog.getByRole('button', { name: 'Šalje se...', exact: true })).toBeVisible();
  await expect(removal).toBeHidden();
  next.resolve(undefined);
  await expect(removal).toBeVisible();
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(dialog).toBeHidden();
  const { call } = await adminApi(shopUrl);
  const { categories } = await call<Categories>('GET', 'tuning-categories');
  const saved = categories.find((one) => one.name === name);
  expect(saved?.image).toMatch(/^[0-9a-f]+$/);
  await call('DELETE', `tuning-categories/${saved!.id}`);
});

test('the picture of a tile that an ended session refused is sent after the next login', async ({
  page,
  context,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#tuning?uredi=novi');
  const dialog = page.getByRole('dialog', { name: 'Nova kategorija' });
  await page.evaluate((key) => localStorage.setItem(key, 'istekao'), TOKEN_KEY);
  await context.clearCookies();
  await dialog.locator('input[type=file]').setInputFiles(await somePhotographs(1));
  await expect(page.getByRole('dialog', { name: 'Prijava' })).toBeVisible();
  await fillLogin(page);
  await expect(dialog.getByRole('img', { name: 'Slika' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeEmpty();
});

test('the picture of a tile whose upload had no answer is sent again by itself', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#tuning?uredi=novi');
  const dialog = page.getByRole('dialog', { name: 'Nova kategorija' });
  await page.route('**/api/admin/images', (route) => route.abort());
  await dialog.locator('input[type=file]').setInputFiles(await somePhotographs(1));
  await expect(dialog.getByRole('alert')).toContainText('Greška u mreži');
  await page.unroute('**/api/admin/images');
  await expect(dialog.getByRole('img', { name: 'Slika' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeEmpty();
});

test('a tile whose picture was refused is not saved without it, until the picture is given up', async ({
  page,
  shopUrl,
}, info) => {
  const name = uniqueName('Odbijena slika');
  await openAdmin(page, shopUrl, '#tuning?uredi=novi');
  const dialog = page.getByRole('dialog', { name: 'Nova kategorija' });
  await page.route('**/api/admin/images', (route) =>
    route.fulfill({ status: 413, contentType: 'text/plain', body: 'Payload Too Large' }),
  );
  await dialog.locator('input[type=file]').setInputFiles(await somePhotographs(1));
  await expect(dialog.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
  await dialog.getByLabel('Naziv *').fill(name);
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  const refusal = dialog.getByText('Slika nije poslana. Pokušajte ponovo ili odustanite od nje.');
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('refused.png') });
  await dialog.getByRole('button', { name: 'Odustani od te slike' }).click();
  await expect(refusal).toBeHidden();
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(dialog).toBeHidden();
  const { call } = await adminApi(shopUrl);
  const { categories } = await call<Categories>('GET', 'tuning-categories');
  const saved = categories.find((one) => one.name === name);
  expect(saved?.image).toBeNull();
  await call('DELETE', `tuning-categories/${saved!.id}`);
});

test('a picture that is refused while the save waits for it is told beside the button', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/images', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 413, contentType: 'text/plain', body: 'Payload Too Large' });
  });
  await addPictures(page, await somePhotographs(1));
  await form(page).getByLabel('Naziv').fill(uniqueName('Čeka sliku'));
  await form(page).getByLabel('Univerzalno').check();
  await save(page);
  await expect(form(page).getByText('Slike se još šalju.')).toBeVisible();
  gate.resolve(undefined);
  const refusal = form(page).getByText('Neke slike nisu poslane. Pokušajte ponovo ili ih uklonite.');
  await expect(refusal).toHaveCount(1);
  await expect(refusal).toBeInViewport({ ratio: 1 });
});

test('a phone shows which of the added pictures was refused, and why, without scrolling', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  const heic = { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
  await addPictures(page, await somePhotographs(3));
  await pictures(page).getByLabel('Dodaj slike').setInputFiles(heic);
  await expectSent(page);
  await expect(pictures(page).getByText('HEIC se ovdje ne može otvoriti.')).toBeInViewport({ ratio: 1 });
});

test('an upload ends when its form is closed', async ({ page, shopUrl }) => {
  await page.route('**/api/admin/images', () => undefined);
  await openAdmin(page, shopUrl, '#tuning?uredi=novi');
  const dialog = page.getByRole('dialog', { name: 'Nova kategorija' });
  const sent = page.waitForRequest('**/api/admin/images');
  await dialog.locator('input[type=file]').setInputFiles(await somePhotographs(1));
  await sent;
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/admin/images'));
  await dialog.getByRole('button', { name: 'Zatvori' }).click();
  await ended;
  await expect(dialog).toBeHidden();
});

test('a picture of a product that is removed while it is shrunk is not uploaded', async ({
  page,
  shopUrl,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/images')) asked.push(request.method());
  });
  await page.addInitScript(() => {
    type Write = (this: HTMLCanvasElement, ...given: Parameters<HTMLCanvasElement['toBlob']>) => void;
    const { prototype } = HTMLCanvasElement;
    const write = Object.getOwnPropertyDescriptor(prototype, 'toBlob')?.value as Write;
    const gate = Promise.withResolvers<undefined>();
    addEventListener('release', () => gate.resolve(undefined));
    prototype.toBlob = function (...given) {
      void gate.promise.then(() => {
        write.apply(this, given);
        document.documentElement.dataset['shrunk'] = '';
      });
    };
  });
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await addPictures(page, await somePhotographs(1));
  await expect(pictures(page).getByRole('progressbar')).toBeVisible();
  await pictures(page).getByRole('button', { name: 'Ukloni sliku 1' }).click();
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(page.locator('html')).toHaveAttribute('data-shrunk');
  // The next one goes through the same queue.
  await addPictures(page, await somePhotographs(1));
  await expectSent(page);
  expect(asked).toHaveLength(1);
});

test('cells that are copied from a spreadsheet are pasted as text, not as a picture of them', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  const isLeftToTheBrowser = await form(page)
    .getByLabel('Kataloški brojevi')
    .evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '8K0 941 029');
      clipboardData.setData('text/html', '<table><tr><td>8K0 941 029</td></tr></table>');
      clipboardData.items.add(new File(['picture'], 'image.png', { type: 'image/png' }));
      return field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
  expect(isLeftToTheBrowser).toBe(true);
  await expect(pictures(page).getByRole('button', { name: /^Ukloni sliku/ })).toHaveCount(0);
});

test('pictures that are removed before they are sent are put back by their toasts, and each is sent once', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  const uploads = await holdBack(page, '**/api/admin/images', 'POST');
  await addPictures(page, await somePhotographs(3));
  await expect.poll(uploads.asked).toBe(1);
  // One waits for its turn, the other is on its way, and that request ends with its picture.
  for (const [n, asked] of [
    [2, 1],
    [1, 2],
  ] as const) {
    await pictures(page)
      .getByRole('button', { name: `Ukloni sliku ${n}` })
      .click();
    await expect(pictures(page).getByRole('img')).toHaveCount(2);
    await toast(page).getByRole('button', { name: 'Vrati', exact: true }).click();
    await expect(pictures(page).getByRole('img')).toHaveCount(3);
    await expect.poll(uploads.asked).toBe(asked);
  }
  uploads.release();
  await expectSent(page);
  await expect(pictures(page).getByRole('alert')).toHaveCount(0);
  expect(uploads.asked()).toBe(4);
});
