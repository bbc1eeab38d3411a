import type { Page } from '@playwright/test';
import { adminApi, openAdmin } from './panel/session.ts';
import { expect, plainTest as test } from './setup/shop-test.ts';

// What the owner or an imported ad may contain: scripts in every field that is shown on a page, in the panel or in a file.

const HOSTILE = `</script><script>window.ran=1</script><img src=x onerror="window.ran=1">"'`;

const BODY = {
  name: `Far ${HOSTILE}`,
  rating: 4,
  status: 'published',
  description: `Opis\n${HOSTILE}`,
  quality: `A ${HOSTILE}`.slice(0, 60),
  partNumbers: [`1K0 ${HOSTILE}`.slice(0, 60)],
};

const ran = (page: Page) => page.evaluate(() => (window as { ran?: number }).ran);

/** Nothing of it has become an element, and every block of structured data is still whole. */
async function expectPlainText(page: Page): Promise<void> {
  expect(await ran(page)).toBeUndefined();
  expect(await page.locator('img[src="x"], img[onerror]').count()).toBe(0);
  for (const block of await page.locator('script[type="application/ld+json"]').allTextContents()) {
    expect(() => JSON.parse(block) as unknown).not.toThrow();
  }
}

test('scripts in a product’s fields are text on its page, in lists, search, panel, files and the sitemap', async ({
  page,
  shopUrl,
}) => {
  test.slow();
  const { call } = await adminApi(shopUrl);
  const like = await call<{ product: { images: { url: string }[]; fitments: object[] } }>(
    'GET',
    'products/1',
  );
  const { images, fitments } = like.product;
  const made = await call<{ product: { id: number } }>('POST', 'products', {
    ...BODY,
    fitments,
    images: images.map(({ url }) => url),
  });
  const { id } = made.product;
  try {
    const answered = () => page.goto(`/proizvod/${id}`);
    // First by the function, until its page has been rendered; then as a file.
    await answered();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
    await expectPlainText(page);
    await expect
      .poll(
        async () => ((await (await fetch(`${shopUrl}/api/health`)).json()) as { publish: string }).publish,
        {
          timeout: 120_000,
        },
      )
      .toBe('live');
    for (const path of [
      `/proizvod/${id}`,
      '/svi-proizvodi',
      '/',
      '/search?q=far+window.ran',
      `/wishlist?ids=${id}`,
    ]) {
      await page.goto(path);
      await page.mouse.move(200, 300);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectPlainText(page);
    }
    const map = await (await fetch(`${shopUrl}/sitemap-proizvodi.xml`)).text();
    expect(map).toContain(`/proizvod/${id}<`);
    expect(map).not.toContain('<script');
    await openAdmin(page, shopUrl, '#proizvodi');
    await expect(page.getByText('window.ran').first()).toBeVisible();
    await expectPlainText(page);
    const list = await (await fetch(`${shopUrl}/data/pretraga.json`)).text();
    expect(() => JSON.parse(list) as unknown).not.toThrow();
  } finally {
    await call('DELETE', `products/${id}`);
  }
});
