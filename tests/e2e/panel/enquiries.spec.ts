import { contactForm, openContactForm } from '../setup/contact-form.ts';
import { adminApi, expectAccessible, expectTouchable, openAdmin, PHONE } from './session.ts';
import { insertMessage, resetThrottle } from '../setup/shop-database.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser itself logs refused and aborted calls.
test.use({ expected: /status of 400|net::ERR_FAILED/ });

const newMark = () => Math.random().toString(36).slice(2, 8);

type Products = { products: { id: number; name: string; priceMinor: number | null }[] };
type Messages = { messages: { id: number; createdAt: string }[] };

const PRICE = /\d,\d\d KM/;

test("a buyer's enquiry about a part appears, is answered by WhatsApp with the part, and its new state is undone", async ({
  page,
  context,
  shopUrl,
}) => {
  const { call } = await adminApi(shopUrl);
  const { products } = await call<Products>('GET', 'products?page=1&limit=20');
  const part = products.find(({ priceMinor }) => priceMinor !== null)!;
  await resetThrottle('contact');
  const name = `Amra${newMark().replace(/\d/g, 'x')}`;
  await page.setViewportSize(PHONE);
  await openContactForm(page, `?proizvod=${part.id}`);
  await expect(page.getByLabel('Predmet')).toHaveValue(/^Upit: /);
  for (const [field, value] of [
    ['ime', name],
    ['prezime', 'Šarić'],
    ['email', 'amra@primjer.ba'],
    ['telefon', '061 123 456'],
  ] as const)
    await page.locator(`#${field}`).fill(value);
  await contactForm(page).getByRole('button', { name: 'Pošaljite poruku' }).click();
  await expect(contactForm(page).getByText('Poruka je uspješno poslana.')).toBeVisible();

  await openAdmin(page, shopUrl, '#pocetna');
  await expect(page).toHaveTitle(/^\(\d+\) Početna/);
  await expect(
    page
      .getByRole('banner')
      .getByText(/nov\S+ poruk/)
      .first(),
  ).toBeAttached();
  await page.getByRole('link', { name: /nov\S+ poruk\S+ ček/ }).click();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: part.name })).toBeVisible();
  await expect(dialog.getByLabel('Tekst odgovora')).toHaveValue(PRICE);
  await expectAccessible(page);
  await expectTouchable(page);

  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const [whatsapp] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'WhatsApp' }).click(),
  ]);
  const { pathname, searchParams } = new URL(whatsapp.url());
  expect(pathname).toBe('/38761123456');
  const text = searchParams.get('text') ?? '';
  expect(text).toContain(`${part.name} (šifra ${part.id}), `);
  expect(text).toMatch(PRICE);
  expect(text).toContain(`/proizvod/${part.id}`);
  await whatsapp.close();

  const answered = dialog.getByRole('button', { name: 'Odgovoreno' });
  await expect(answered).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Novo' })).toHaveAttribute('aria-pressed', 'true');
});

test('a call is noted from the start screen, found by its number, and undone', async ({ page, shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  const [part] = (await call<Products>('GET', 'products?page=1&limit=1')).products;
  const caller = `Amir${newMark()}`;
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#pocetna');
  await page.getByRole('link', { name: 'Zabilježi poziv' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zabilježi poziv' });
  await dialog.getByRole('button', { name: 'Sačuvaj poziv' }).click();
  await expect(dialog.getByText('Upišite telefon ili ime.')).toBeVisible();
  await dialog.getByLabel('Ko zove').fill(`${caller} 061 777 888`);
  await dialog.getByLabel('Šifra, broj ili naziv dijela').fill(String(part!.id));
  await dialog.getByRole('button', { name: part!.name }).first().click();
  const takenBack = dialog.getByRole('button', { name: `Ukloni proizvod: ${part!.name}` });
  await expect(takenBack).toBeFocused();
  await takenBack.press('Enter');
  await expect(dialog.getByLabel('Šifra, broj ili naziv dijela')).toBeFocused();
  await dialog.getByLabel('Šifra, broj ili naziv dijela').fill(String(part!.id));
  await dialog.getByRole('button', { name: part!.name }).first().click();
  await expectAccessible(page);
  await expectTouchable(page);
  await dialog.getByRole('button', { name: 'Sačuvaj poziv' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Poziv je zabilježen.')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Vrati', exact: true });

  await page.evaluate(() => (location.hash = '#poruke'));
  await page.getByRole('searchbox').fill('061 777 888');
  await expect(page.getByRole('link', { name: caller })).toBeVisible();
  await expectAccessible(page);
  await undo.click();
  await expect(page.getByText('Ništa nije pronađeno za „061 777 888“')).toBeVisible();
});

test('a search that is answered from before a deletion does not show what was deleted', async ({
  page,
  shopUrl,
}) => {
  const caller = `Amir${newMark()}`;
  await openAdmin(page, shopUrl, '#poruke/poziv');
  const dialog = page.getByRole('dialog', { name: 'Zabilježi poziv' });
  await dialog.getByLabel('Ko zove').fill(caller);
  await dialog.getByRole('button', { name: 'Sačuvaj poziv' }).click();
  await expect(dialog).toBeHidden();
  const asked = Promise.withResolvers<undefined>();
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  let searches = 0;
  await page.route(`**/api/admin/messages?*search=${caller}*`, async (route) => {
    if (++searches > 1) return route.continue();
    const response = await route.fetch();
    asked.resolve(undefined);
    await deleted;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.getByRole('searchbox').fill(caller);
  await asked.promise;
  await page.getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect(page.getByText(`Ništa nije pronađeno za „${caller}“`)).toBeVisible();
});

test('the panel learns of a new message from its ordinary calls', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#poruke');
  const subject = `Upit ${newMark()}`;
  await insertMessage(subject);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // As when the owner comes back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  expect(asked).not.toContain('/api/admin/overview');
  await expect(page).toHaveTitle(/^\(\d+\) Poruke/);
});

test('a message opens at its address, whatever the list shows', async ({ page, shopUrl }) => {
  const subject = `Upit ${newMark()}`;
  await insertMessage(subject);
  const { call } = await adminApi(shopUrl);
  const { messages } = await call<Messages>('GET', `messages?search=${encodeURIComponent(subject)}`);
  await call('PUT', `messages/${messages[0]!.id}`, { state: 'lost' });
  await openAdmin(page, shopUrl, `#poruke/${messages[0]!.id}`);
  await expect(page.getByRole('dialog', { name: subject })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Zatvori' }).click();
  await expect(page.getByText('Obavještenja nisu podešena za ovu prodavnicu.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uključi obavještenja' })).toBeHidden();
});

test('a call that is being noted survives a lost network, a lost answer and a closed page, and is noted once', async ({
  page,
  shopUrl,
}) => {
  test.slow();
  page.on('dialog', (asked) => void asked.accept());
  const caller = `Amir${newMark().replace(/\d/g, 'x')}`;
  const { call } = await adminApi(shopUrl);
  const [part] = (await call<Products>('GET', 'products?page=1&limit=1')).products;
  const noted = async () =>
    (
      await call<{ messages: { body: string; products: { id: number }[] }[] }>(
        'GET',
        `messages?search=${caller}`,
      )
    ).messages;
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#poruke/poziv');
  const dialog = page.getByRole('dialog', { name: 'Zabilježi poziv' });
  await dialog.getByLabel('Ko zove').fill(caller);
  await dialog.getByLabel('Šifra, broj ili naziv dijela').fill(String(part!.id));
  await dialog.getByRole('button', { name: part!.name }).first().click();
  await expect(dialog.getByText('Zapamćeno na uređaju')).toBeVisible();

  await page.goto('/kontakt');
  await page.goto('/admin#pocetna');
  await page.getByRole('link', { name: `Poziv: ${caller}` }).click();
  await expect(dialog.getByLabel('Ko zove')).toHaveValue(caller);
  await expect(dialog.getByText(part!.name)).toBeVisible();

  // The server has the call, but its answer is lost. The route stays until the end: Chromium may never send a request
  // that the page makes while a route is removed.
  let isLost = true;
  await page.route('**/api/admin/messages', async (route) => {
    if (!isLost) return route.continue();
    if (route.request().method() === 'POST') await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Sačuvaj poziv' }).click();
  await expect(dialog.getByText('Čeka mrežu...')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Napomena').fill('zove opet u petak');
  await expect.poll(async () => (await noted()).length).toBe(1);
  await page.reload();
  isLost = false;
  await dialog.getByRole('button', { name: 'Vrati unos' }).click();
  await expect(dialog.getByLabel('Napomena')).toHaveValue('zove opet u petak');
  await dialog.getByRole('button', { name: 'Sačuvaj poziv' }).click();
  await expect(dialog).toBeHidden();
  expect(await noted()).toMatchObject([{ body: 'zove opet u petak', products: [{ id: part!.id }] }]);
  await page.goto('/admin#pocetna');
  await expect(page.getByRole('link', { name: `Poziv: ${caller}` })).toBeHidden();
});
