import { givenList, someProducts } from './setup/given-list.ts';
import { expect, test } from './setup/shop-test.ts';

test('Ctrl+Z returns a product that was just removed from the wishlist', async ({ page, shopUrl }) => {
  const products = await someProducts(shopUrl, 3);
  await givenList(page, products);
  await page.goto('/wishlist');
  const cards = page.getByRole('article');
  await cards
    .first()
    .getByRole('button', { name: /^Ukloni s liste/ })
    .click();
  await expect(cards).toHaveCount(2);
  // Hovering pauses the toast's countdown.
  await page.getByRole('button', { name: 'Vrati' }).hover();
  await page.keyboard.press('Control+z');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText(products[0]!.name);
});
