import { addPictures, form, pictures, rows, save, uniqueName } from './product-form.ts';
import { expectAccessible, expectTouchable, fillLogin, openAdmin, PHONE } from './session.ts';
import { somePhotographs } from '../setup/photographs.ts';
import { expect, test as base } from '../setup/shop-test.ts';
import { addFiles, found, sixPictures } from '../setup/waiting-pictures.ts';

/** Without a network the console logs every failed call. */
const test = base.extend({ quiet: undefined as never });
test.use({ viewport: PHONE });

test('photographs of an unsaved form are sent after a reload, and typing without accepting the offer overwrites nothing', async ({
  page,
  shopUrl,
}) => {
  const [first, second] = [uniqueName('Prvi unos'), uniqueName('Drugi unos')];
  page.on('dialog', (dialog) => void dialog.accept());
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await page.route('**/api/admin/images', (route) => route.abort());
  await addPictures(page, await somePhotographs(2));
  await form(page).getByLabel('Naziv').fill(first);
  await expect(pictures(page).getByText('Čeka mrežu...')).toHaveCount(2, { timeout: 30_000 });
  await expect(form(page).getByText('Zapamćeno na uređaju')).toBeVisible();
  await page.reload();
  await expect(form(page).getByText(/^Vratiti nesačuvani unos/)).toBeVisible();
  await form(page).getByLabel('Naziv').fill(second);
  await expect(form(page).getByText('Zapamćeno na uređaju')).toBeVisible();
  await page.goto('about:blank');
  await page.goto('/admin#pocetna');
  await expect(page.getByRole('link', { name: '2 slike nisu poslane' })).toBeVisible();
  const kept = page.getByRole('region', { name: 'Nesačuvani unosi na ovom uređaju' });
  await expect(kept.getByRole('listitem')).toHaveText([new RegExp(second), new RegExp(first)]);
  await expectAccessible(page);
  await expectTouchable(page);

  await page.unroute('**/api/admin/images');
  await page.reload();
  await expect(page.getByRole('link', { name: '2 slike nisu poslane' })).toBeHidden({ timeout: 30_000 });
  await kept.getByRole('link', { name: first }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(first);
  await expect(pictures(page).getByRole('img')).toHaveCount(2);
  await expect(form(page).getByText(/^Vratiti nesačuvani unos/)).toBeHidden();
  await form(page).getByLabel('Univerzalno').check();
  await save(page);
  await expect(form(page)).toBeHidden({ timeout: 30_000 });
  expect((await found(shopUrl, first)).map(({ images }) => images.length)).toEqual([2]);

  // Like every kept form, it stays on the device for whoever logs in next.
  await page.getByRole('button', { name: 'Meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await fillLogin(page);
  await page.goto('/admin#pocetna');
  await kept.getByRole('button', { name: `Odbaci unos: ${second}` }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odbaci' }).click();
  await expect(kept).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await rows(page).count()).toBe(0);
});

for (const [what, breakStorage] of [
  [
    'has no free space',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'keeps nothing in a private window',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('private', 'InvalidStateError');
      };
    },
  ],
] as const)
  test(`a device that ${what} says so, and a form with unsent pictures is not closed without asking`, async ({
    page,
    shopUrl,
  }) => {
    await page.addInitScript(breakStorage);
    await openAdmin(page, shopUrl, '#proizvodi/novi');
    await page.route('**/api/admin/images', (route) => route.abort());
    await addFiles(page, (await sixPictures()).slice(0, 1));
    await form(page).getByLabel('Naziv').fill(uniqueName('Bez mjesta'));
    await expect(form(page).getByText('Nije sačuvano na uređaju')).toBeVisible();
    await expect(form(page).getByText(/^Na ovom uređaju nema mjesta za čuvanje slika/)).toBeVisible();
    await form(page).getByLabel('Univerzalno').check();
    await save(page);
    await expect(form(page).getByText(/^Na ovom uređaju nema mjesta za čuvanje\./)).toBeVisible();
    await expect(form(page).getByText('Zapamćeno na uređaju')).toBeHidden();
    await expectAccessible(page);
    await form(page).getByRole('button', { name: 'Zatvori' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Nesačuvane izmjene' })).toBeVisible();
  });

test('a device whose store was closed by the system keeps the next picture too', async ({
  page,
  shopUrl,
}) => {
  await page.addInitScript(() => {
    type Open = (this: IDBFactory, ...given: Parameters<IDBFactory['open']>) => IDBOpenDBRequest;
    const open = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')?.value as Open;
    IDBFactory.prototype.open = function (...given) {
      const request = open.apply(this, given);
      const close = () => request.result.close();
      request.addEventListener('success', () => addEventListener('system-closes', close));
      return request;
    };
  });
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await page.route('**/api/admin/images', (route) => route.abort());
  const [first, second] = await sixPictures();
  await addFiles(page, [first!]);
  await form(page).getByLabel('Naziv').fill(uniqueName('Prekinuta baza'));
  await expect(form(page).getByText('Zapamćeno na uređaju')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('system-closes')));
  await addFiles(page, [second!]);
  await expect(pictures(page).getByText('Čeka mrežu...')).toHaveCount(2, { timeout: 30_000 });
  await expect(form(page).getByText('Zapamćeno na uređaju')).toBeVisible();
  await expect(form(page).getByText('Nije sačuvano na uređaju')).toBeHidden();
});

test('a kept picture that is read after its form was closed is not held in memory', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Brzo zatvoren');
  await page.addInitScript(() => {
    const held = new Set<string>();
    const make = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      const address = make(file);
      held.add(address);
      document.documentElement.dataset['held'] = String(held.size);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      held.delete(address);
      document.documentElement.dataset['held'] = String(held.size);
      revoke(address);
    };
    // A transaction that is used again and again does not end.
    type Get = (this: IDBObjectStore, ...given: Parameters<IDBObjectStore['get']>) => IDBRequest;
    const get = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'get')?.value as Get;
    IDBObjectStore.prototype.get = function (key) {
      const hold = () => {
        if (sessionStorage.getItem('slow')) get.call(this, '').onsuccess = hold;
      };
      hold();
      return get.call(this, key);
    };
  });
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await page.route('**/api/admin/images', (route) => route.abort());
  await addFiles(page, (await sixPictures()).slice(0, 1));
  await form(page).getByLabel('Naziv').fill(name);
  await expect(form(page).getByText('Zapamćeno na uređaju')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('slow', '1'));
  const leave = async () => {
    await form(page).getByRole('button', { name: 'Zatvori', exact: true }).click();
    await page.getByRole('button', { name: 'Ostavi za kasnije' }).click();
    await expect(form(page)).toBeHidden();
  };
  await leave();
  await page.goto('/admin#pocetna');
  await page.getByRole('link', { name }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
  await leave();
  // The closed form is sent from the device, after what the open one has read.
  const sent = page.waitForRequest('**/api/admin/images');
  await page.evaluate(() => sessionStorage.removeItem('slow'));
  await sent;
  await expect(page.locator('html')).toHaveAttribute('data-held', '0');
});
