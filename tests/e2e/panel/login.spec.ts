import type { Page } from '@playwright/test';
import { adminApi, expectAccessible, fillLogin, openAdmin, PHONE, TOKEN_KEY } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser itself logs every refused or failed call.
test.use({ expected: /status of 4\d\d|net::ERR_FAILED/ });

const token = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);

test.describe('refused logins', () => {
  test('a wrong password gives an error in both languages, a right one opens the products', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    // The login screen; the panel's refused call is answered with 401.
    await page.goto('/admin');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Prijavi se' }).click();
    await expect(page.getByRole('alert')).toHaveText('Upišite korisničko ime i lozinku.');
    await expect(page.getByLabel('Korisničko ime')).toBeFocused();

    await fillLogin(page, true);
    await expect(page.getByRole('alert')).toContainText('Pogrešno korisničko ime ili lozinka');
    await expect(page.getByText('Invalid credentials')).toHaveAttribute('lang', 'en');
    await expectAccessible(page);

    await fillLogin(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Proizvodi');
    // The cookie carries the session; what a script can read in the storage gives no access.
    const mark = await token(page);
    expect(mark).toMatch(/^cookie:/);
    const withMark = await page.request.get('/api/admin/session', {
      headers: { authorization: `Bearer ${mark}`, cookie: '' },
    });
    expect(withMark.status()).toBe(401);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Proizvodi');
  });
});

test('without a network the login says so', async ({ page }) => {
  await page.goto('/admin');
  await page.route('**/api/admin/login', (route) => route.abort());
  await fillLogin(page);
  await expect(page.getByRole('alert')).toContainText('Greška u mreži');
  await expect(page.getByRole('alert')).toContainText('Network error occurred');
});

test('an invalid stored token is removed, and the login says why', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'nije-dobar'), TOKEN_KEY);
  await page.goto('/admin');
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
  expect(await token(page)).toBeNull();
});

test('a stored token is kept without a network, and tried again with one', async ({ page, shopUrl }) => {
  await page.route('**/api/admin/**', (route) => route.abort());
  const { token: good } = await adminApi(shopUrl);
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [TOKEN_KEY, good]);
  await page.goto('/admin');
  await expect(page.getByText('Nema veze sa serverom. Prijavljeni ste i dalje.')).toBeVisible();
  expect(await token(page)).toBe(good);
  await expectAccessible(page);
  await page.unroute('**/api/admin/**');
  const notice = page.getByRole('status').filter({ hasText: 'Nema veze sa serverom' });
  await notice.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('list', { name: 'Proizvodi' })).toBeVisible();
});

test('while the script of a screen loads, the panel is accessible', async ({ page, shopUrl }) => {
  const { token: good } = await adminApi(shopUrl);
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [TOKEN_KEY, good]);
  const arrival = Promise.withResolvers<undefined>();
  await page.route('**/_astro/ProductsScreen*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/admin');
  await expect(page.getByText('Učitavanje...')).toBeVisible();
  await expectAccessible(page);
  arrival.resolve(undefined);
  await expect(page.getByRole('list', { name: 'Proizvodi' })).toBeVisible();
});

test('logging out clears the token even when the server is unreachable', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl);
  await page.route('**/api/admin/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page.getByRole('button', { name: 'Prijavi se' })).toBeVisible();
  expect(await token(page)).toBeNull();
});
