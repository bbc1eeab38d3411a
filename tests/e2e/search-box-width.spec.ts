import { ask, field } from './setup/search-box.ts';
import { expect, test } from './setup/shop-test.ts';

for (const width of [1024, 1280])
  test(`beside vehicle and phone number, at ${width} px, the list is wider than its field, for name and type`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/o-nama');
    await ask(page, 'volan golf');
    const list = await page.locator('.combo').boundingBox();
    expect(list!.width).toBe(560);
    expect(list!.x + list!.width).toBeLessThan(width);
    expect(list!.x).toBe((await field(page).boundingBox())!.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('a search of one very long word is shown whole in the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/o-nama');
  const word = 'q'.repeat(120);
  await ask(page, word);
  const none = page.locator('p:not([role])').getByText(`Nema rezultata za "${word}"`);
  await expect(none).toBeVisible();
  expect(await none.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
});

test('on a phone, where no type stands at its end, a row is text to its edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/o-nama');
  await ask(page, 'far opel astra');
  const row = page.getByRole('option').filter({ hasText: 'Proizvod' }).first();
  const space = await row.evaluate((option) => {
    const right = (element: Element) => element.getBoundingClientRect().right;
    const words = option.querySelector('.combo__t');
    return words && right(option) - right(words) - parseFloat(getComputedStyle(option).paddingRight);
  });
  expect(space).toBe(0);
});

test.describe('on a wrong address', () => {
  test.use({ expected: /404/ });

  test('the field in the page is as bright as its list', async ({ page }) => {
    await page.goto('/nema');
    const own = page.getByRole('main').locator('input[name=q]');
    await own.click();
    await page.keyboard.type('volan golf');
    await expect(page.getByRole('option').first()).toBeVisible();
    // What covers the rest of the page belongs to the body.
    const { x, y, width, height } = (await own.boundingBox())!;
    const top = await page.evaluate(([left, down]) => document.elementFromPoint(left, down)?.tagName, [
      x + width / 2,
      y + height / 2,
    ] as const);
    expect(top).toBe('INPUT');
  });
});
