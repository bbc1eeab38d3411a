import type { Page } from '@playwright/test';
import { form, pictures, rows } from './product-form.ts';
import { openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

/** A phone with text at twice its size. */
async function enlargeText(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

test('with text at twice its size a phone shows the menu, names beside pictures, and the tile for new pictures', async ({
  page,
  shopUrl,
}) => {
  await enlargeText(page);
  await openAdmin(page, shopUrl, '#proizvodi');
  const menu = (await page.getByRole('button', { name: 'Meni' }).boundingBox())!;
  const mark = (await page.locator('.wordmark').boundingBox())!;
  expect(mark.x + mark.width).toBeLessThanOrEqual(menu.x + 1);
  const row = rows(page).first();
  const picture = (await row.locator('img').boundingBox())!;
  const name = (await row.getByRole('link').first().boundingBox())!;
  expect(name.x).toBeGreaterThanOrEqual(picture.x + picture.width);
  expect(name.width).toBeGreaterThan(PHONE.width / 3);
  await row.getByRole('link').first().click();
  const tile = pictures(page).getByRole('listitem').first();
  await expect.poll(async () => (await tile.boundingBox())!.width).toBeGreaterThan(PHONE.width / 3);
});

test('with text at twice its size the bar for selected products leaves half the screen to the list', async ({
  page,
  shopUrl,
}) => {
  await enlargeText(page);
  await openAdmin(page, shopUrl, '#proizvodi');
  await rows(page).first().getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Izmjena označenih proizvoda' });
  await expect(bar.getByRole('button', { name: 'Cijena' })).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(PHONE.height / 2);
});

test('with text at twice its size the question about unsaved input can be read whole', async ({
  page,
  shopUrl,
}) => {
  await enlargeText(page);
  await openAdmin(page, shopUrl, '#proizvodi');
  await page.goto('/admin#proizvodi/novi');
  await form(page).getByLabel('Naziv').fill('Proba');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Nesačuvane izmjene' });
  await expect(question.getByText('Imate izmjene koje nisu sačuvane.')).toBeInViewport({ ratio: 1 });
  await expect(question.getByRole('button', { name: 'Odbaci izmjene' })).toBeInViewport({ ratio: 1 });
  const hidden = await question
    .locator('p')
    .evaluate(({ parentElement: box }) => box!.scrollHeight - box!.clientHeight);
  expect(hidden).toBeLessThanOrEqual(0);
  await question.getByRole('button', { name: 'Odbaci izmjene' }).click();
});
