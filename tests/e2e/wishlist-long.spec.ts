import { givenList } from './setup/given-list.ts';
import { expect, test } from './setup/shop-test.ts';

test('a list of fourteen hundred saved products opens without delay', async ({ page }) => {
  const list = Array.from({ length: 1400 }, (_, i) => ({
    id: i + 1,
    name: `Prednji far ${i}`,
    image: null,
    rating: 5,
    compatible_years: ['2008', '2009', '2010'],
  }));
  await givenList(page, list);
  await page.goto('/svi-proizvodi');
  // One press changes the hearts of the list, and nothing else of it.
  const heart = page.getByRole('button', { name: /^(Dodaj na|Ukloni s)/ }).first();
  const before = await heart.getAttribute('data-wished');
  await page.evaluate(() => {
    const changed: string[] = [];
    Object.assign(window, { changed });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target as Element;
        if (element.closest('.card') && !element.closest('.heart'))
          changed.push(element.outerHTML.slice(0, 200));
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await heart.click();
  await expect(heart).toHaveAttribute('data-wished', before === 'true' ? 'false' : 'true');
  expect(await page.evaluate(() => (window as unknown as { changed: string[] }).changed)).toEqual([]);
  await page.goto('/wishlist');
  await expect(page.getByRole('article')).toHaveCount(60);
  await page.getByRole('button', { name: 'Prikaži još 60' }).click();
  await expect(page.getByRole('article')).toHaveCount(120);
  // Removing a card must not replace the other cards.
  const second = await page.getByRole('article').nth(1).elementHandle();
  await page.getByRole('article').first().getByRole('button').click();
  await expect(page.getByRole('article').first()).toContainText('Prednji far 1');
  expect(await second.evaluate((card) => card.isConnected)).toBe(true);
});

test('the enquiry for a long list is visible from its first card to its last', async ({ page }) => {
  const saved = Array.from({ length: 30 }, (_, i) => ({ id: i + 1, name: `Dio ${i}` }));
  await page.addInitScript(
    (list) => localStorage.setItem('premium-parts-wishlist', list),
    JSON.stringify(saved),
  );
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 660 });
    await page.goto('/wishlist');
    const ask = page.getByText(/upit za sve \(\d+\)$/);
    await expect(ask).toBeInViewport({ ratio: 1 });
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(ask).toBeInViewport({ ratio: 1 });
    const [button, up] = await Promise.all([
      ask.boundingBox(),
      page.getByRole('button', { name: 'Na vrh' }).boundingBox(),
    ]);
    expect(button!.x + button!.width).toBeLessThanOrEqual(up!.x);
    // As wide as the cards at least, or a card beside the button would look cut off.
    const bar = (await page.locator('details', { has: ask }).boundingBox())!;
    const cards = (await page.getByRole('main').locator('.cards').boundingBox())!;
    expect(bar.x).toBeLessThanOrEqual(cards.x);
    expect(bar.x + bar.width).toBeGreaterThanOrEqual(cards.x + cards.width);
    await ask.click();
    await expect(page.getByRole('link', { name: 'Kontaktni obrazac' })).toBeInViewport({ ratio: 1 });
  }
});

test('the last press for more products leads to the first of them, and no focus is under the bar of the enquiry', async ({
  page,
}) => {
  const saved = Array.from({ length: 65 }, (_, i) => ({ id: i + 1, name: `Dio ${i}` }));
  await page.addInitScript(
    (list) => localStorage.setItem('premium-parts-wishlist', list),
    JSON.stringify(saved),
  );
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Prikaži još 5' }).click();
  await expect(page.getByRole('article')).toHaveCount(65);
  await expect(page.getByRole('article').nth(60).locator(':focus')).toHaveCount(1);

  await page.getByRole('article').first().getByRole('link').first().focus();
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const { left, top, width, height } = document.activeElement!.getBoundingClientRect();
      const bar = document.querySelector('main details')!;
      return bar.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect([stop, isCovered]).toEqual([stop, false]);
  }
});
