import type { Page } from '@playwright/test';
import { IMAGE_SHRUNK_BYTES_MAX } from '#src/domain/limits/pictures.ts';
import { axe } from './setup/accessibility.ts';
import { expectAccessible, expectTouchable, openAdmin, PHONE } from './panel/session.ts';
import { farUrl } from './setup/browser-flags.ts';
import { contactForm, fillContactForm, openContactForm, touchContactForm } from './setup/contact-form.ts';
import { aDrawing, aPlainPicture, somePhotographs } from './setup/photographs.ts';
import { resetThrottle } from './setup/shop-database.ts';
import { expect, test as base } from './setup/shop-test.ts';

// The browser itself logs refused and failed calls.
const test = base.extend({ quiet: async ({}, use) => use(undefined) });
test.beforeEach(() => resetThrottle('contact'));

const group = (page: Page) => page.getByRole('group', { name: 'Slike dijela' });
const choose = (page: Page) => group(page).getByLabel('Dodajte slike');
const tiles = (page: Page) => group(page).getByRole('img');
const send = (page: Page) => page.getByRole('button', { name: 'Pošaljite poruku' });

async function expectNoneLost(page: Page, count: number) {
  await expect(tiles(page)).toHaveCount(count);
  await expect(page.getByLabel('Poruka *')).toHaveValue('Imate li desni far za Golf?');
}

test('photographs of the part go with a message from a phone, survive a lost network, and the owner opens them', async ({
  page,
  shopUrl,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const subject = `Far ${Math.random().toString(36).slice(2, 8)}`;
  await openContactForm(page);
  await fillContactForm(page);
  await page.getByLabel('Predmet *').fill(subject);
  await choose(page).setInputFiles(await somePhotographs(2));
  await expect(tiles(page)).toHaveCount(2, { timeout: 30_000 });
  await expect(group(page).getByRole('img', { name: 'Slika 2: IMG_1001.jpg' })).toBeVisible();
  expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);

  await page.route('**/api/contact', (route) => route.abort());
  await send(page).click();
  await expect(page.getByRole('alert').getByText('Slike ćete tamo dodati ponovo.')).toBeVisible({
    timeout: 15_000,
  });
  await expectNoneLost(page, 2);
  await page.unroute('**/api/contact');

  const [request] = await Promise.all([page.waitForRequest('**/api/contact'), send(page).click()]);
  await expect(contactForm(page).getByText('Poruka je uspješno poslana.')).toBeVisible({ timeout: 30_000 });
  expect((await request.sizes()).requestBodySize).toBeLessThan(2 * IMAGE_SHRUNK_BYTES_MAX + 4000);
  await expect(tiles(page)).toHaveCount(0);

  await openAdmin(page, shopUrl, '#poruke');
  const row = page.getByRole('link', { name: new RegExp(subject) });
  await expect(row.getByText('2 slike')).toBeVisible();
  await row.click();
  const dialog = page.getByRole('dialog', { name: subject });
  const picture = dialog.getByRole('button', { name: 'Slika 2 od 2: uvećaj' });
  const widthOf = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth;
  await expect.poll(() => picture.locator('img').evaluate(widthOf)).toBeGreaterThan(600);
  await expectAccessible(page);
  await expectTouchable(page);
  await picture.click();
  const large = page.getByRole('dialog', { name: 'Slika 2 od 2' });
  await expect(large.getByRole('img', { name: 'Slika 2 od 2' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(picture).toBeFocused();
});

test('files that are no pictures, cannot be opened or are too many are named, and the rest stays', async ({
  page,
}) => {
  await openContactForm(page);
  await fillContactForm(page);
  await choose(page).setInputFiles([await aDrawing()]);
  await expect(choose(page)).toHaveAccessibleDescription(/^crtez\.svg: ovo nije slika\./);
  const plain = async (name: string, background: string) => ({ ...(await aPlainPicture(background)), name });
  await choose(page).setInputFiles([
    await plain('a.png', '#a11'),
    { name: 'b.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
  ]);
  await expect(choose(page)).toHaveAccessibleDescription(/^b\.heic: slika se ne može otvoriti\./);
  await expect(tiles(page)).toHaveCount(1);
  await choose(page).setInputFiles([
    await plain('c.png', '#1a1'),
    await plain('d.png', '#11a'),
    await plain('e.png', '#1aa'),
  ]);
  await expect(tiles(page)).toHaveCount(3);
  await expect(choose(page)).toHaveAccessibleDescription('Najviše 3 slike; nije dodano: e.png.');
  await expect(choose(page)).toBeDisabled();
  await group(page).getByRole('button', { name: 'Ukloni sliku 1: a.png' }).click();
  await expect(choose(page)).toBeFocused();
  await expectNoneLost(page, 2);
});

test('a refused photograph is named at its field, and the message can be sent without it', async ({
  page,
}) => {
  await page.route(
    '**/api/contact',
    (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, message: 'x', fields: { slike: 'a.png: Slika je oštećena.' } },
      }),
    { times: 1 },
  );
  await openContactForm(page);
  await fillContactForm(page);
  await choose(page).setInputFiles([{ ...(await aPlainPicture('#a11')), name: 'a.png' }]);
  await expect(tiles(page)).toHaveCount(1);
  await send(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'a.png: Slika je oštećena.' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(choose(page)).toBeFocused();
  await group(page).getByRole('button', { name: 'Ukloni sliku 1: a.png' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'oštećena' })).toBeHidden();
  await send(page).click();
  await expect(contactForm(page).getByText('Poruka je uspješno poslana.')).toBeVisible({ timeout: 15_000 });
});

test('a file that was not added is no reason why a message is not sent', async ({ page }) => {
  await openContactForm(page);
  await fillContactForm(page);
  await choose(page).setInputFiles([await aDrawing()]);
  await page.getByLabel('Ime *', { exact: true }).fill('');
  await send(page).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Poruka nije poslana.' });
  await expect(problem.getByRole('link')).toHaveText(['Upišite ime.']);
  await expect(choose(page)).toHaveAccessibleDescription(/^crtez\.svg: ovo nije slika\./);
});

test('what is typed and added while a message is being sent stays for the next one', async ({ page }) => {
  const wire = Promise.withResolvers<undefined>();
  await page.route('**/api/contact', async (route) => {
    await wire.promise;
    await route.fulfill({ json: { success: true, message: 'Poslano.' } });
  });
  await openContactForm(page);
  await fillContactForm(page);
  await choose(page).setInputFiles([{ ...(await aPlainPicture('#a11')), name: 'a.png' }]);
  await expect(tiles(page)).toHaveCount(1);
  await Promise.all([page.waitForRequest('**/api/contact'), send(page).click()]);
  await page.getByLabel('Poruka *').fill('Treba mi i lijevi far.');
  await choose(page).setInputFiles([{ ...(await aPlainPicture('#1a1')), name: 'b.png' }]);
  await expect(tiles(page)).toHaveCount(2);
  await page.getByLabel('Poruka *').focus();
  wire.resolve(undefined);
  await expect(contactForm(page).getByText('Poruka je uspješno poslana.')).toBeVisible();
  await expect(page.getByLabel('Poruka *')).toBeFocused();
  await expect(page.getByLabel('Predmet *')).toHaveValue('');
  await expect(page.getByLabel('Poruka *')).toHaveValue('Treba mi i lijevi far.');
  await expect(tiles(page)).toHaveCount(1);
  await expect(group(page).getByRole('img', { name: 'Slika 1: b.png' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Poruka *')).toHaveValue('Treba mi i lijevi far.');
});

test('a picture that is removed while it is being shrunk leaves nothing behind', async ({ page }) => {
  await page.addInitScript(() => {
    const state = { decode: [] as (() => void)[], open: 0 };
    Object.assign(window, { state });
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => state.decode.push(resolve));
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      state.open += 1;
      return create(file);
    };
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.revokeObjectURL = (address) => {
      if (address !== '') state.open -= 1;
      revoke(address);
    };
  });
  type State = { state: { decode: (() => void)[]; open: number } };
  const state = () => page.evaluate(() => (window as unknown as State).state.open);
  const goOn = () => page.evaluate(() => (window as unknown as State).state.decode.shift()?.());
  await openContactForm(page);
  const notPicture = { name: 'b.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
  await choose(page).setInputFiles([{ ...(await aPlainPicture('#a11')), name: 'a.png' }, notPicture]);
  await group(page).getByRole('button', { name: 'Ukloni sliku 2: b.heic' }).click();
  await group(page).getByRole('button', { name: 'Ukloni sliku 1: a.png' }).click();
  await expect.poll(state).toBe(1);
  await goOn();
  // The second one is decoded once the first is done.
  await expect.poll(() => page.evaluate(() => (window as unknown as State).state.decode.length)).toBe(1);
  expect(await state()).toBe(1);
  await goOn();
  await expect.poll(state).toBe(0);
  await expect(choose(page)).not.toHaveAccessibleDescription(/b\.heic/);
});

test.describe('before the script has loaded', () => {
  test('photographs that were chosen before it has loaded are kept', async ({ page }) => {
    const wire = Promise.withResolvers<undefined>();
    await page.route(/\/react\..*\.js$/, async (route) => {
      await wire.promise;
      await route.continue();
    });
    await page.goto('/kontakt');
    await choose(page).setInputFiles([{ ...(await aPlainPicture('#a11')), name: 'a.png' }]);
    wire.resolve(undefined);
    await expect(group(page).getByRole('img', { name: 'Slika 1: a.png' })).toBeVisible();
  });

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });
    test('the form asks for none', async ({ page }) => {
      await page.goto('/kontakt');
      await expect(group(page)).toBeHidden();
    });
  });
});

test('a picture can be attached on a phone that opens the shop of a computer at home, without TLS', async ({
  page,
  shopUrl,
}) => {
  await page.goto(`${farUrl(shopUrl)}/kontakt`);
  await touchContactForm(page);
  await choose(page).setInputFiles([await aPlainPicture('#a11')]);
  await expect(tiles(page)).toHaveCount(1);
});
