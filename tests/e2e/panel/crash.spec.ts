import { expectAccessible, openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

// React and the browser log what did not arrive.
test.use({ viewport: PHONE, expected: /net::ERR_FAILED|Failed to fetch dynamically imported module/ });

test('a screen whose script does not arrive says so in both languages, and the rest of the panel works', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#pocetna');
  await expect(page.getByRole('heading', { level: 1, name: 'Početna' })).toBeVisible();
  await page.route('**/_astro/**', (route) => route.abort());
  const open = (section: string) => page.evaluate((hash) => (location.hash = hash), section);
  await open('#historija');
  const alert = page.getByRole('alert').filter({ hasText: 'Nešto je pošlo po zlu' });
  await expect(alert).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);

  await open('#pocetna');
  await expect(page.getByRole('heading', { level: 1, name: 'Početna' })).toBeVisible();
  await expect(alert).toBeHidden();

  await open('#historija');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Osvježi stranicu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Historija' })).toBeVisible();
});
