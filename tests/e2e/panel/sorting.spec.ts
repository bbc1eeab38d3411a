import type { Locator, Page } from '@playwright/test';
import { expectSent, form, pictures, toast } from './product-form.ts';
import { DESKTOP, openAdmin } from './session.ts';
import { middleOf } from '../setup/finger.ts';
import { aPlainPicture } from '../setup/photographs.ts';
import { expect, test } from '../setup/shop-test.ts';

test.use({ viewport: DESKTOP });

const image = (page: Page, n: number) => pictures(page).getByRole('img', { name: `Slika ${n}`, exact: true });
const order = async (page: Page): Promise<(string | null)[]> =>
  Promise.all([1, 2, 3].map((n) => image(page, n).getAttribute('src')));
/** Announcement for screen readers. */
const said = (page: Page, words: string) =>
  expect(form(page).getByText(words, { exact: true })).toBeAttached();

/** Lifts a picture with the keyboard; the library listens to further keys one timer after its announcement. */
async function lift(page: Page, n: number): Promise<void> {
  await pictures(page)
    .getByRole('button', { name: `Slika ${n}`, exact: true })
    .press('Space');
  await said(page, `Slika ${n} od 3 je podignuta, na svom mjestu.`);
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}

test.beforeEach(async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  const files = await Promise.all(['#a33', '#3a3', '#33a'].map(aPlainPicture));
  await pictures(page).getByLabel('Dodaj slike').setInputFiles(files);
  await expect(pictures(page).getByRole('img')).toHaveCount(3);
  await expectSent(page);
});

test('a picture is lifted, moved and dropped by keyboard, and every step is announced', async ({ page }) => {
  const [first, second, third] = await order(page);
  const handle = pictures(page).getByRole('button', { name: 'Slika 1', exact: true });
  await expect(handle).toHaveAccessibleDescription(/^Razmaknica podiže sliku/);
  await lift(page, 1);
  await page.keyboard.press('ArrowRight');
  await said(page, 'Slika 1 je iznad mjesta 2 od 3.');
  await page.keyboard.press('ArrowRight');
  await said(page, 'Slika 1 je iznad mjesta 3 od 3.');
  await page.keyboard.press('Space');
  await said(page, 'Slika 1 je sada na mjestu 3.');
  expect(await order(page)).toEqual([second, third, first]);
  // The focus stays with the picture.
  await expect(pictures(page).getByRole('button', { name: 'Slika 3', exact: true })).toBeFocused();
});

test('a lifted picture lies above its place', async ({ page }) => {
  const lifted = form(page).locator('[data-lifted]');
  const tile = pictures(page).locator('[data-place="0"]');
  const box = async (part: Locator) => {
    const { x, y, width, height } = (await part.boundingBox())!;
    return [x, y, width, height];
  };
  const areAlike = async () => {
    const [above, below] = [await box(lifted), await box(tile)];
    return above.every((edge, i) => Math.abs(edge - below[i]!) < 1);
  };
  await lift(page, 1);
  await expect.poll(areAlike).toBe(true);
  await page.keyboard.press('ArrowRight');
  await said(page, 'Slika 1 je iznad mjesta 2 od 3.');
  await expect.poll(areAlike).toBe(true);
});

test('the first Escape returns a lifted picture, the next one closes the form', async ({ page }) => {
  const before = await order(page);
  await lift(page, 2);
  await page.keyboard.press('ArrowLeft');
  await said(page, 'Slika 2 je iznad mjesta 1 od 3.');
  await page.keyboard.press('Escape');
  await said(page, 'Slika 2 je ostala na svom mjestu.');
  await expect(form(page)).toBeVisible();
  expect(await order(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a picture is moved with the mouse', async ({ page }) => {
  const [first, second, third] = await order(page);
  const [from, to] = [await middleOf(image(page, 3)), await middleOf(image(page, 1))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await said(page, 'Slika 3 je iznad mjesta 1 od 3.');
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([third, first, second]);
});

test('any picture becomes the main one in one tap, and all tiles have one size', async ({ page }) => {
  const [first, second, third] = await order(page);
  await pictures(page).getByRole('button', { name: 'Postavi sliku 3 kao glavnu' }).click();
  await said(page, 'Slika 3 je sada na mjestu 1.');
  expect(await order(page)).toEqual([third, first, second]);
  await expect(pictures(page).getByRole('button', { name: 'Postavi sliku 1 kao glavnu' })).toHaveCount(0);
  const sizes = await image(page, 1).evaluate((one) =>
    [...one.closest('ul')!.querySelectorAll('img')].map((img) => `${img.clientWidth} × ${img.clientHeight}`),
  );
  expect(new Set(sizes).size).toBe(1);
});

test('a file that is not a picture is named beside the error', async ({ page }) => {
  await pictures(page)
    .getByLabel('Dodaj slike')
    .setInputFiles({ name: 'racun-zadnji.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  const alert = pictures(page).getByRole('alert');
  await expect(alert).toContainText('racun-zadnji.pdf');
  await expect(alert).toContainText('Dozvoljene su samo slike (JPG, PNG, WebP)');
});

test('a picture that is removed by keyboard hands the focus to its neighbour, and its removal is announced', async ({
  page,
}) => {
  const removal = (n: number) => pictures(page).getByRole('button', { name: `Ukloni sliku ${n}` });
  await removal(1).press('Enter');
  await said(page, 'Slika 1 je uklonjena. Preostalo: 2.');
  await expect(removal(1)).toBeFocused();
  await removal(2).press('Enter');
  await said(page, 'Slika 2 je uklonjena. Preostalo: 1.');
  await expect(removal(1)).toBeFocused();
  await removal(1).press('Enter');
  await expect(pictures(page).getByLabel('Dodaj slike')).toBeFocused();
});

test('a removed picture is put back at its place by the toast, also the main one', async ({ page }) => {
  const before = await order(page);
  for (const n of [2, 1]) {
    await pictures(page)
      .getByRole('button', { name: `Ukloni sliku ${n}` })
      .click();
    await expect(pictures(page).getByRole('img')).toHaveCount(2);
    await expect(toast(page)).toContainText('Slika je uklonjena.');
    await toast(page).getByRole('button', { name: 'Vrati', exact: true }).click();
    await said(page, `Slika je vraćena na mjesto ${n}.`);
    await expect(pictures(page).getByRole('img')).toHaveCount(3);
    expect(await order(page)).toEqual(before);
  }
});

test('the toast of a removed picture goes with its form', async ({ page }) => {
  await pictures(page).getByRole('button', { name: 'Ukloni sliku 1' }).click();
  await expect(toast(page)).toContainText('Slika je uklonjena.');
  await form(page).getByRole('button', { name: 'Zatvori', exact: true }).click();
  await page.getByRole('button', { name: 'Odbaci izmjene' }).click();
  await expect(form(page)).toBeHidden();
  await expect(toast(page)).toBeEmpty();
});
