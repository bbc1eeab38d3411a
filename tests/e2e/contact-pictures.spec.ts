import type { Page } from '@playwright/test';
import { IMAGE_SHRUNK_BYTES_MAX } from '#src/domain/limits/pictures.ts';
import { axe } from './accessibility.ts';
import { expectAccessible, expectTouchable, openAdmin, PHONE } from './admin-session.ts';
import { contactForm, fillContactForm, openContactForm } from './contact-form.ts';
import { aDrawing, aPlainPicture, somePhotographs } from './photographs.ts';
import { forgetCallers } from './shop-database.ts';
import { expect, test as base } from './shop-test.ts';

// The browser itself logs refused and failed calls.
const test = base.extend({ quiet: async ({}, use) => use(undefined) });
test.beforeEach(() => forgetCallers('contact'));

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
