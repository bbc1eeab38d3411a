import { rows, toast } from './product-form.ts';
import { adminApi, DEVICES, expectAccessible, openAdmin } from './session.ts';
import { holdBack } from '../setup/hold-back.ts';
import { expect, test } from '../setup/shop-test.ts';

for (const [device, size] of DEVICES) {
  test(`on a ${device} a change reaches the products of all pages of a list`, async ({
    page,
    shopUrl,
  }, info) => {
    const { call } = await adminApi(shopUrl);
    const place = `Hala ${device}`;
    const { pagination } = await call<{ pagination: { totalProducts: number } }>(
      'GET',
      'products?filter=published',
    );
    const total = pagination.totalProducts;
    expect(total, 'listed by more than two calls').toBeGreaterThan(200);
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#proizvodi?filter=published');
    const bar = page.getByRole('region', { name: 'Izmjena označenih proizvoda' });
    const whole = bar.getByRole('button', { name: `Označi sve (${total})` });
    await rows(page).first().getByRole('checkbox').check();
    await expect(bar).toBeVisible();
    await expect(whole).toHaveCount(0);
    await page.getByLabel('Označi sve na stranici').check();
    await expect(bar).toContainText('Označeno: 20');
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('whole.png') });
    await whole.click();
    await expect(bar).toContainText(`Označeno: ${total}`);
    await expect(whole).toHaveCount(0);
    await expect(bar).toBeFocused();

    // Visitors do not see the place, so that nothing is published.
    await bar.getByRole('button', { name: 'Mjesto', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Mjesto u skladištu za označene' });
    await dialog.getByLabel('Mjesto u skladištu').fill(place);
    await dialog.getByRole('button', { name: 'Primijeni' }).click();
    await expect(page.getByText(`Izmijenjeno: ${total} proizvod`)).toBeVisible();
    await page.goto(`${shopUrl}/admin#proizvodi?filter=published&page=${Math.ceil(total / 20)}`);
    await expect(rows(page).filter({ hasText: place })).not.toHaveCount(0);
    await expect(rows(page).filter({ hasNotText: place })).toHaveCount(0);
  });
}

test('who opens another list while all are being selected, finds what was selected before', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#proizvodi');
  await page.getByLabel('Označi sve na stranici').check();
  const asked = page.waitForRequest(/limit=100/);
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/limit=100/, async (route) => {
    await late;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Označi sve \(/ }).click();
  await asked;
  await page.getByRole('link', { name: /^Nacrti/ }).click();
  const answered = page.waitForResponse(/limit=100/);
  answer();
  await answered;
  const bar = page.getByRole('region', { name: 'Izmjena označenih proizvoda' });
  await expect(bar).toHaveCount(0);
  await page.goBack();
  await expect(bar).toContainText('Označeno: 20');
});

test('a dialog that is open while all are being selected changes what it asked about, not more', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#proizvodi?filter=published');
  await page.getByLabel('Označi sve na stranici').check();
  const list = await holdBack(page, '**/api/admin/products?*limit=100*', 'GET');
  const bar = page.getByRole('region', { name: 'Izmjena označenih proizvoda' });
  await bar.getByRole('button', { name: /^Označi sve \(/ }).click();
  await expect.poll(list.asked).toBe(1);
  await bar.getByRole('button', { name: 'Mjesto', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Mjesto u skladištu za označene' });
  await expect(dialog).toContainText('20 proizvoda');
  list.release();
  await expect(bar).not.toContainText('Označeno: 20');
  await expect(dialog).toContainText('20 proizvoda');
  await dialog.getByLabel('Mjesto u skladištu').fill('Hala dvadeset');
  await dialog.getByRole('button', { name: 'Primijeni' }).click();
  await expect(toast(page)).toContainText('Izmijenjeno: 20 proizvoda');
  await expect(bar).toContainText(/Označeno: \d+/);
});

test.describe('without an answer', () => {
  // The browser itself logs the failed call.
  test.use({ expected: /status of 502/ });

  test('the button that selects all keeps the focus while it works, and afterwards', async ({
    page,
    shopUrl,
  }) => {
    await openAdmin(page, shopUrl, '#proizvodi');
    await page.getByLabel('Označi sve na stranici').check();
    const failed = Promise.withResolvers<undefined>();
    await page.route(/limit=100/, async (route) => {
      await failed.promise;
      await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
    });
    const bar = page.getByRole('region', { name: 'Izmjena označenih proizvoda' });
    await bar.getByRole('button', { name: /^Označi sve \(/ }).press('Enter');
    await expect(bar.getByRole('button', { name: 'Označava se...' })).toBeFocused();
    failed.resolve(undefined);
    await expect(toast(page)).toContainText('nije uspjelo');
    await expect(bar.getByRole('button', { name: /^Označi sve \(/ })).toBeFocused();
    await expect(bar).toContainText('Označeno: 20');
  });
});
