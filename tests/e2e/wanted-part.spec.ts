import { setTimeout as pause } from 'node:timers/promises';
import { CONTACT_FASTEST_MS, WANTED_TEXT_MAX } from '#src/domain/limits/visitors.ts';
import { WANTED_FORM_KEY } from '#src/stores/tab-keys.ts';
import { uniqueName } from './panel/product-form.ts';
import { DEVICES, expectAccessible, openAdmin, PHONE } from './panel/session.ts';
import { givenVehicle } from './setup/given-vehicle.ts';
import { resetThrottle } from './setup/shop-database.ts';
import { expect, test } from './setup/shop-test.ts';

test.beforeEach(() => resetThrottle('contact'));

for (const [device, size] of DEVICES) {
  test(`on a ${device} a visitor leaves a wanted part, and the owner sees it at a part that fits`, async ({
    page,
    shopUrl,
  }) => {
    const name = uniqueName('Amra');
    await page.setViewportSize(size);
    await page.goto('/audi/a4/1991');
    await page.getByRole('link', { name: 'Javite mi kad stigne' }).click();
    await expect(page.getByLabel('Vozilo *')).toHaveValue('Audi A4 1991');
    await page.getByLabel('Vozilo *').fill('Audi A4 2006');
    await page.getByLabel('Dio *').fill('alternator');
    await page.getByLabel('Ime *').fill(name);
    await page.getByLabel('Telefon').fill('061 123 456');
    await page.getByLabel(/^Slažem se/).check();
    await page.waitForFunction((ms) => performance.now() > ms, CONTACT_FASTEST_MS);
    await page.getByRole('button', { name: 'Zapišite šta tražim' }).click();
    await expect(page.getByText('Zapisali smo šta tražite.')).toBeVisible();

    await openAdmin(page, shopUrl, '#trazeni');
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText('alternator · Audi A4 2006')).toBeVisible();
    await expectAccessible(page);
    const offer = row.getByRole('link', { name: /alternator/i }).first();
    await expect(row.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/38761123456\?text=Dobar%20dan%2C%20tra%C5%BEili%20ste%20dio%20koji%20sada%20imamo%3A.*proizvod%2F\d+$/,
    );
    await expect(row.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('target', '_blank');
    await offer.click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /kup(ac|ca|aca)$/ })
      .click();
    await expect(row.getByText('Imamo:')).toBeVisible();

    await page.goto(`${shopUrl}/admin#trazeni`);
    await row.getByRole('button', { name: 'Označi kao javljeno' }).click();
    await expect(row.getByText(/Javljeno \d/)).toBeVisible();
    const undo = page.getByRole('button', { name: 'Vrati', exact: true });
    await expect(undo).toBeFocused();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = (await page.getByRole('main').getByRole('listitem').last().boundingBox())!;
    const toast = (await page
      .getByRole('region', { name: 'Obavještenja' })
      .getByRole('presentation')
      .boundingBox())!;
    expect(last.y + last.height, 'no row is covered').toBeLessThanOrEqual(toast.y);
    await row.getByRole('button', { name: `Obriši: alternator, ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).click();
    await expect(row).toBeHidden();
    await expect(page.getByRole('region', { name: 'Obavještenja' }).locator(':focus')).toBeVisible();
  });
}

test('a wanted part that is sent by two presses is stored once', async ({ page }) => {
  const answer = Promise.withResolvers<undefined>();
  let sent = 0;
  await page.route('**/api/wanted-parts', async (route) => {
    sent++;
    await answer.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/trazim-dio');
  await page.getByLabel('Dio *').fill('alternator');
  await page.getByLabel('Vozilo *').fill('Audi A4 2006');
  await page.getByLabel('Ime *').fill(uniqueName('Dvaput'));
  await page.getByLabel('Telefon').fill('061 123 456');
  await page.getByLabel(/^Slažem se/).check();
  await page.waitForFunction((ms) => performance.now() > ms, CONTACT_FASTEST_MS);
  const send = page.getByRole('button', { name: 'Zapišite šta tražim' });
  // Playwright's own click waits for the answer.
  await send.evaluate((button: HTMLButtonElement) => {
    setTimeout(() => button.click());
    setTimeout(() => button.click(), 400);
  });
  await pause(1500);
  expect(sent).toBe(1);
  answer.resolve(undefined);
  await expect(page.getByText('Zapisali smo šta tražite.')).toBeVisible();
});

test('the form contains the saved vehicle and the searched text', async ({ page }) => {
  await givenVehicle(page);
  await page.goto('/search?q=xqzwvk');
  await page.getByRole('link', { name: 'Javite mi kad stigne' }).click();
  await expect(page.getByLabel('Dio *')).toHaveValue('xqzwvk');
  await expect(page.getByLabel('Vozilo *')).toHaveValue('Audi A4 2008');
});

test('the form works with what another page has stored in its place', async ({ page }) => {
  await page.addInitScript(
    (key) => sessionStorage.setItem(key, '{"vozilo":7,"ime":"Amra"}'),
    WANTED_FORM_KEY,
  );
  await page.goto('/trazim-dio?dio=alternator');
  await expect(page.getByLabel('Ime *')).toHaveValue('Amra');
  await expect(page.getByLabel('Dio *')).toHaveValue('alternator');
});

test('the form contains what an empty list of a category or of a vehicle was about', async ({ page }) => {
  await page.goto('/trazim-dio?kategorija=prednji-branik');
  await expect(page.getByLabel('Dio *')).toHaveValue('Prednji Branik');
  await page.goto('/trazim-dio?auto=bmw/x5/2007');
  await expect(page.getByLabel('Vozilo *')).toHaveValue('BMW X5 2007');
  await expect(page.getByLabel('Dio *')).toHaveValue('');
});

test('what was typed and not sent is kept while the tab is open, and another wanted part starts with the visitor’s name', async ({
  page,
}) => {
  const name = uniqueName('Đenana');
  await page.goto('/trazim-dio?auto=audi%2Fa4');
  await page.getByLabel('Dio *').fill('alternator');
  await page.getByLabel('Vozilo *').fill('Audi A4 2006 karavan');
  await page.getByLabel('Ime *').fill(name);
  await page.getByLabel('Telefon').fill('061 123 456');
  await page.reload();
  await expect(page.getByLabel('Dio *')).toHaveValue('alternator');
  await expect(page.getByLabel('Vozilo *')).toHaveValue('Audi A4 2006 karavan');
  await expect(page.getByLabel('Telefon')).toHaveValue('061 123 456');
  await expect(page.getByLabel(/^Slažem se/), 'consent is given each time').not.toBeChecked();

  await page.goto('/trazim-dio?dio=far&vozilo=Opel+Astra');
  await expect(page.getByLabel('Ime *')).toHaveValue(name);
  await expect(page.getByLabel('Dio *')).toHaveValue('far');
  await expect(page.getByLabel('Vozilo *')).toHaveValue('Opel Astra');

  await page.getByLabel(/^Slažem se/).check();
  await page.waitForFunction((ms) => performance.now() > ms, CONTACT_FASTEST_MS);
  await page.getByRole('button', { name: 'Zapišite šta tražim' }).click();
  await expect(page.getByText('Zapisali smo šta tražite.')).toBeVisible();
  await page.goto('/trazim-dio');
  await expect(page.getByLabel('Ime *')).toHaveValue('');
});

test('Back from the browser’s own error page shows the form as it was', async ({ page }) => {
  await page.route('**/api/wanted-parts', (route) => route.abort('internetdisconnected'));
  await page.goto('/trazim-dio');
  await page.getByLabel('Dio *').fill('alternator');
  await page.getByLabel('Vozilo *').fill('Audi A4 2006');
  await page.getByLabel('Ime *').fill('Đenana');
  await page.getByLabel('Telefon').fill('061 123 456');
  await page.getByLabel(/^Slažem se/).check();
  // A click would wait for the page that never comes.
  await page.getByRole('button', { name: 'Zapišite šta tražim' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toMatch(/^chrome-error/);
  await page.goBack();
  await expect(page.getByLabel('Dio *')).toHaveValue('alternator');
  await expect(page.getByLabel('Vozilo *')).toHaveValue('Audi A4 2006');
});

test.describe('with nothing filled in', () => {
  test.use({ viewport: PHONE, expected: /status of 400/ });
  test('the first press shows our own errors in view', async ({ page }) => {
    await page.goto('/trazim-dio');
    await page.getByRole('button', { name: 'Zapišite šta tražim' }).click();
    await expect(page.getByRole('alert').getByText('Upišite telefon ili e-mail')).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE, expected: /status of 400/ });
  test('the contact page links to the form, which says what is missing and then that it was stored', async ({
    page,
  }) => {
    await page.goto('/kontakt');
    await page.getByRole('link', { name: 'Javite mi kad stigne' }).click();
    await page.getByLabel('Dio *').fill('alternator');
    await page.getByLabel('Vozilo *').fill('Audi A4 2006');
    await page.getByLabel('Ime *').fill('Bez skripte');
    await page.getByLabel(/^Slažem se/).check();
    await page.getByRole('button', { name: 'Zapišite šta tražim' }).click();
    await expect(page.getByRole('alert').getByText('Upišite telefon ili e-mail')).toBeVisible();
    await expect(page.getByLabel('Dio *')).toHaveValue('alternator');
    await page.getByLabel('E-mail').fill('amra@primjer.ba');
    await page.getByRole('button', { name: 'Zapišite šta tražim' }).click();
    await expect(page.getByText('Zapisali smo šta tražite.')).toBeVisible();
  });

  test('Back from the privacy policy shows what was typed', async ({ page }) => {
    await page.goto('/trazim-dio');
    await page.getByLabel('Dio *').fill('alternator');
    await page.getByLabel('Vozilo *').fill('Audi A4 2006');
    await page.getByRole('main').getByRole('link', { name: 'politici privatnosti' }).click();
    await page.waitForURL('**/politika-privatnosti');
    await page.goBack();
    await expect(page.getByLabel('Dio *')).toHaveValue('alternator');
    await expect(page.getByLabel('Vozilo *')).toHaveValue('Audi A4 2006');
  });
});

test('a search without results hands the part and the vehicle that it understood to the form', async ({
  page,
}) => {
  await page.goto('/search?q=led+unutrasnjost+audi+a4+b8');
  await page.getByRole('link', { name: 'Javite mi kad stigne' }).click();
  await expect(page.getByLabel('Dio *')).toHaveValue('led unutrasnjost');
  await expect(page.getByLabel('Vozilo *')).toHaveValue('Audi A4 B8');
});

test('a part that is too long for its field is not cut within an emoji', async ({ page }) => {
  const start = 'a'.repeat(WANTED_TEXT_MAX - 1);
  await page.goto(`/trazim-dio?dio=${encodeURIComponent(`${start}🚗`)}`);
  await expect(page.getByLabel('Dio *')).toHaveValue(start);
});
