import { style } from './setup/painted.ts';
import { expect, test } from './setup/shop-test.ts';

/** Browsers print text, but not the background it stands on. */
test('on paper the contacts of a dark card are dark', async ({ page }) => {
  for (const path of ['/kontakt', '/proizvod/1']) {
    await page.goto(path);
    const phone = page.getByRole('main').getByText('+387 39 000 000').first();
    await expect(phone).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await style(phone, 'color')).toBe(await style(page.locator('body'), 'color'));
    await page.emulateMedia({ media: 'screen' });
  }
});

test('no card is cut at the end of a sheet', async ({ page }) => {
  await page.goto('/svi-proizvodi');
  await page.emulateMedia({ media: 'print' });
  const card = page.getByRole('article').first();
  expect(await style(card, 'break-inside')).toBe('avoid');
});

test('on paper no heading of a band is left behind at the end of a sheet', async ({ page }) => {
  await page.goto('/proizvod/1');
  await page.emulateMedia({ media: 'print' });
  const head = page
    .locator('section div')
    .filter({ has: page.getByRole('heading', { name: 'Pogledajte još' }) });
  expect(await style(head.last(), 'break-after')).toBe('avoid');
});

test('on paper the picture of a product is as wide as its text', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/proizvod/1');
  await page.emulateMedia({ media: 'print' });
  const [picture, text] = await Promise.all(
    [page.locator('.gal__main'), page.getByRole('region', { name: 'Kompatibilno za' })].map((part) =>
      part.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      }),
    ),
  );
  expect(picture).toEqual(text);
});
