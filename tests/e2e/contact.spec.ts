import type { Page } from '@playwright/test';
import { CONTACT_FASTEST_MS, CONTACT_MESSAGES_MAX } from '#src/domain/limits/visitors.ts';
import { axe } from './setup/accessibility.ts';
import {
  contactForm,
  fillContactForm,
  isTakenOver,
  openContactForm,
  touchContactForm,
} from './setup/contact-form.ts';
import { resetThrottle } from './setup/shop-database.ts';
import { expect, test as base } from './setup/shop-test.ts';

const SENT = 'Poruka je uspješno poslana. Javit ćemo vam se uskoro.';
const FAILED = 'Došlo je do greške prilikom slanja poruke. Molimo pokušajte ponovo.';

// The browser itself logs refused and failed calls.
const test = base.extend({ quiet: async ({}, use) => use(undefined) });

const toasts = (page: Page) => page.getByRole('region', { name: 'Obavještenja' });
const send = (page: Page) => page.getByRole('button', { name: 'Pošaljite poruku' });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`a message is sent, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    let body: Record<string, unknown> = {};
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/contact', async (route) => {
      body = route.request().postDataJSON() as Record<string, unknown>;
      await asked;
      await route.fulfill({ json: { success: true, message: SENT } });
    });
    await openContactForm(page);
    await fillContactForm(page);
    await send(page).click();
    await expect(page.getByRole('button', { name: 'Šalje se...' })).toBeDisabled();
    answer();
    await expect(contactForm(page).getByText(SENT)).toBeVisible();
    await expect(toasts(page).getByText(SENT)).toBeVisible();
    await expect(page.getByLabel('Poruka *')).toHaveValue('');
    await expect(send(page)).toBeEnabled();
    expect(body).toMatchObject({ ime: 'Amra', prezime: 'Šarić', telefon: '', predmet: 'Far' });
    expect(body['trajanje']).toBeGreaterThanOrEqual(CONTACT_FASTEST_MS);
    await page.reload();
    await expect(page.getByLabel('Poruka *')).toHaveValue('');
  });
}

test('text typed before the script has loaded stays, also in a refused form', async ({ page }) => {
  const wire = Promise.withResolvers<undefined>();
  await page.route(/\/react\..*\.js$/, async (route) => {
    await wire.promise;
    // The request of the page that was left may be gone.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/kontakt');
  await fillContactForm(page);
  await page.getByLabel('Telefon').fill('12');
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Telefon nije ispravan');
  await expect(page.getByLabel('Telefon')).toHaveValue('12');
  const message = page.getByLabel('Poruka *');
  await message.fill('Imate li lijevi far za Golf?');
  wire.resolve(undefined);
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(message).toHaveValue('Imate li lijevi far za Golf?');
  await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription(/nije ispravan/);
});

for (const [state, scripts] of [
  ['as soon as the page is there', /never/],
  ['before its scripts have loaded', /\/react\..*\.js$/],
] as const) {
  test(`a form sent ${state} shows our own errors in view`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route(scripts, () => undefined);
    await page.goto('/kontakt');
    await send(page).click();
    const problem = page.getByRole('alert').filter({ hasText: 'Poruka nije poslana' });
    await expect(problem.or(page.getByLabel('Ime *', { exact: true })).first()).toBeInViewport();
    await expect(page.getByLabel('Ime *', { exact: true })).toHaveAccessibleDescription('Upišite ime.');
    await expect(page.getByLabel('Predmet *')).toHaveAccessibleDescription('Upišite predmet poruke.');
  });
}

test('the server accepts a message that the page sends', async ({ page }) => {
  await openContactForm(page);
  await fillContactForm(page);
  await send(page).click();
  await expect(contactForm(page).getByText(SENT)).toBeVisible({ timeout: 10_000 });
});

test('errors are shown at their fields and in a list, and the first invalid field has the focus', async ({
  page,
}) => {
  await openContactForm(page);
  await fillContactForm(page);
  await page.getByLabel('Prezime *').fill('');
  await page.getByLabel('Telefon').fill('12');
  await page.keyboard.press('Enter');
  const problem = page.getByRole('alert').filter({ hasText: 'Poruka nije poslana' });
  await expect(problem).toBeVisible();
  await expect(page.getByLabel('Prezime *')).toBeFocused();
  await expect(page.getByLabel('Prezime *')).toHaveAccessibleDescription('Upišite prezime.');
  const fault = problem.getByRole('link', { name: 'Telefon nije ispravan' });
  await expect(fault).toHaveCSS('text-decoration-line', 'underline');
  await fault.click();
  await expect(page.getByLabel('Telefon')).toBeFocused();
  const { violations } = await axe(page).analyze();
  expect(violations.map((v) => v.id)).toEqual([]);
  await page.getByLabel('Telefon').fill('061 123 456');
  await page.getByLabel('Predmet *').focus();
  await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription(
    'Nije obavezno. Primjer: +387 61 000 000',
  );
  // With the last error its heading goes too.
  await page.getByLabel('Prezime *').fill('Hodžić');
  await page.getByLabel('Predmet *').focus();
  await expect(problem).toBeHidden();
});

test('after a sent message no earlier error is shown', async ({ page }) => {
  let fails = true;
  await page.route('**/api/contact', (route) =>
    fails ? route.abort() : route.fulfill({ json: { success: true, message: SENT } }),
  );
  await openContactForm(page);
  await fillContactForm(page);
  await send(page).click();
  await expect(contactForm(page).getByText(FAILED)).toBeVisible({ timeout: 10_000 });
  await page.reload();
  await touchContactForm(page);
  await expect(page.getByText('Vratili smo tekst koji niste poslali.')).toBeVisible();
  fails = false;
  await send(page).click();
  await expect(contactForm(page).getByText(SENT)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText('Vratili smo tekst koji niste poslali.')).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.getByText(FAILED)).toHaveCount(0);
});

test('a second try that succeeds replaces the error of the first', async ({ page }) => {
  let fails = true;
  await page.route('**/api/contact', (route) =>
    fails ? route.abort() : route.fulfill({ json: { success: true, message: SENT } }),
  );
  await openContactForm(page);
  await fillContactForm(page);
  await send(page).click();
  await expect(toasts(page).getByText(FAILED)).toBeVisible({ timeout: 10_000 });
  fails = false;
  await send(page).click();
  await expect(toasts(page).getByText(SENT)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText(FAILED)).toHaveCount(0);
});

test('without a network nothing that was typed is lost, and it can be sent another way', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort());
  await openContactForm(page);
  await fillContactForm(page);
  await send(page).click();
  await expect(contactForm(page).getByText(FAILED)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByLabel('Poruka *')).toHaveValue('Imate li desni far za Golf?');
  const whatsapp = page.getByRole('link', { name: 'Pošaljite WhatsAppom' });
  await expect(whatsapp).toHaveAttribute('href', /wa\.me\/\d+\?text=Far%0AImate%20li/);
  await expect(page.getByRole('link', { name: 'Pošaljite e-mailom' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Far&body=Imate/,
  );
  await page.reload();
  await expect(page.getByLabel('Poruka *')).toHaveValue('Imate li desni far za Golf?');
  await expect(page.getByText('Vratili smo tekst koji niste poslali.')).toBeVisible();
});

test('the server’s refusal is shown in the server’s words', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 429, json: { success: false, message: 'Previše poruka.' } }),
  );
  await openContactForm(page);
  await fillContactForm(page);
  await send(page).click();
  await expect(contactForm(page).getByText('Previše poruka.')).toBeVisible({ timeout: 10_000 });
  await expect(page.getByLabel('Poruka *')).toHaveValue('Imate li desni far za Golf?');
});

test('whoever sends many messages is asked to wait, and keeps the text', async ({ page, shopUrl }) => {
  // The shop counts calls by network address, and all tests have the same one.
  await resetThrottle('contact');
  try {
    const message = {
      ime: 'Amra',
      prezime: 'Šarić',
      email: 'amra@primjer.ba',
      predmet: 'Far',
      trajanje: 5000,
    };
    for (let sent = 0; sent < CONTACT_MESSAGES_MAX; sent++) {
      const answer = await fetch(`${shopUrl}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...message, poruka: 'Imate li desni far za Golf?' }),
      });
      expect(answer.status).toBe(200);
    }
    await openContactForm(page);
    await fillContactForm(page);
    await send(page).click();
    const problem = page.getByRole('alert').filter({ hasText: 'Poslali ste više poruka' });
    await expect(problem).toContainText(
      /Poslali ste više poruka u kratkom vremenu\. Pokušajte ponovo za \d+ minut[aeu] ili nas pozovite\./,
    );
    await expect(problem.getByRole('link', { name: 'Pošaljite WhatsAppom' })).toBeVisible();
    await expect(page.getByLabel('Poruka *')).toHaveValue('Imate li desni far za Golf?');
    await expect(send(page)).toBeEnabled();
    const { violations } = await axe(page).analyze();
    expect(violations.map((v) => v.id)).toEqual([]);
  } finally {
    await resetThrottle('contact');
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent and answered by pages', async ({ page }) => {
    await page.goto('/kontakt');
    await fillContactForm(page);
    await page.getByLabel('Telefon').fill('12');
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Telefon nije ispravan');
    await expect(page.getByLabel('Poruka *')).toHaveValue('Imate li desni far za Golf?');
    await page.getByLabel('Telefon').fill('');
    await send(page).click();
    await expect(page).toHaveURL(/\/kontakt\?poslano=1#poslano$/);
    await expect(page.getByText(SENT)).toBeVisible();
  });
});
