import { expectAccessible, openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

test.describe('when the classifieds site is unreachable', () => {
  test.use({ expected: /status of 502/ });

  test('the alert and the review show the server’s message, and can be tried again', async ({
    page,
    shopUrl,
  }) => {
    const error = 'OLX se ne javlja. Pokušajte ponovo za nekoliko minuta.';
    const refusal = { status: 502, json: { success: false, error, message: error, job_id: null } };
    await page.route(/olx\/(import-50|preview)$/, (route) => route.fulfill(refusal));
    await page.setViewportSize(PHONE);
    await openAdmin(page, shopUrl, '#olx');
    await page.getByRole('button', { name: 'Uvezi odmah bez pregleda' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Uvoz nije uspio' });
    await expect(alert).toContainText(error);
    await alert.getByRole('button', { name: 'U redu' }).click();
    await page.getByRole('button', { name: 'Pregledaj 50 oglasa' }).click();
    await expect(page.getByRole('alert')).toContainText(error);
    await expectAccessible(page);
    await page.unroute(/olx\/(import-50|preview)$/);
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await expect(page.getByRole('group', { name: 'Oglasi' })).toBeVisible({ timeout: 30_000 });
  });
});
