import { toast, uniqueName } from './product-form.ts';
import { adminApi, DEVICES, expectAccessible, fillLogin, openAdmin, PHONE, TOKEN_KEY } from './session.ts';
import { insertMessage } from '../setup/shop-database.ts';
import { expect, test } from '../setup/shop-test.ts';

for (const [device, size] of DEVICES) {
  test(`on a ${device} a message is read and answered, and the toast undoes the answer`, async ({
    page,
    shopUrl,
  }) => {
    const subject = uniqueName('Far za Golf');
    await insertMessage(subject);
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#poruke');
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    // The shop of the tests has no mail server.
    await expect(page.getByText('Nije poslana na e-mail')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: subject }).click();
    const dialog = page.getByRole('dialog', { name: subject });
    await expect(dialog.getByText('Imate li desni far?')).toBeVisible();
    await expectAccessible(page);
    await expect(dialog.getByRole('link', { name: 'Nazovi' })).toHaveAttribute('href', 'tel:+38761123456');
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/38761123456\?text=Dobar%20dan%2C%20hvala%20na%20upitu/,
    );
    await expect(dialog.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:amra@primjer\\.ba\\?subject=Re%3A%20${encodeURIComponent(subject)}`),
    );

    await dialog.getByRole('button', { name: 'Dogovoreno' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: subject })).toBeHidden();
    await page.getByRole('button', { name: 'Vrati', exact: true }).click();
    await expect(page.getByRole('link', { name: subject })).toBeVisible();

    await page.getByRole('link', { name: subject }).click();
    await dialog.getByRole('button', { name: 'Odgovoreno' }).click();
    await page.getByRole('link', { name: /^Odgovoreno/ }).click();
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
  });
}

test('on a phone held sideways a message has room to be read above its buttons', async ({
  page,
  shopUrl,
}) => {
  const subject = uniqueName('Far za Golf, s dužim predmetom poruke');
  await insertMessage(subject);
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await openAdmin(page, shopUrl, '#poruke');
  await page.getByRole('link', { name: subject }).click();
  const dialog = page.getByRole('dialog', { name: subject });
  const fact = (await dialog.getByText('Od', { exact: true }).boundingBox())!;
  const buttons = (await dialog.getByRole('button', { name: 'Odgovoreno' }).boundingBox())!;
  expect(buttons.y - fact.y).toBeGreaterThan(100);
});

test('a message is deleted permanently, after a question that can be declined', async ({ page, shopUrl }) => {
  const subject = uniqueName('Obrišite me');
  await insertMessage(subject);
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#poruke');
  await expect(page.getByText('Poruke se brišu same 12 mjeseci nakon prijema.')).toBeVisible();
  await page.getByRole('link', { name: subject }).click();
  const dialog = page.getByRole('dialog', { name: subject });
  await dialog.getByRole('button', { name: 'Obriši poruku' }).click();
  const question = page.getByRole('alertdialog', { name: 'Obrisati poruku?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Odustani' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Obriši poruku' }).click();
  await question.getByRole('button', { name: 'Obriši', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page).getByRole('button')).toBeFocused();
  await expect(page.getByRole('link', { name: subject })).toBeHidden();
});

test('a template that replaces a written answer can be undone', async ({ page, shopUrl }, info) => {
  const subject = uniqueName('Pisan odgovor');
  await insertMessage(subject);
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#poruke');
  await page.getByRole('link', { name: subject }).click();
  const dialog = page.getByRole('dialog', { name: subject });
  const answer = dialog.getByLabel('Tekst odgovora');
  await dialog.getByRole('button', { name: 'Nemamo' }).click();
  await expect(toast(page).getByRole('button')).toHaveCount(0);
  await answer.fill('Moj odgovor.');
  await dialog.getByRole('button', { name: 'Imamo' }).click();
  await expect(answer).not.toHaveValue('Moj odgovor.');
  await page.screenshot({ path: info.outputPath('replaced.png') });
  await toast(page).getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect(answer).toHaveValue('Moj odgovor.');
});

test('a written reply survives closing and a reload, until it is the template again', async ({
  page,
  shopUrl,
}) => {
  const subject = uniqueName('Nedovršen odgovor');
  await insertMessage(subject);
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#poruke');
  const dialog = page.getByRole('dialog', { name: subject });
  const answer = dialog.getByLabel('Tekst odgovora');
  const open = () => page.getByRole('link', { name: subject }).click();
  await open();
  await dialog.getByRole('button', { name: 'Nemamo' }).click();
  const template = await answer.inputValue();
  await answer.fill('Imamo lijevi,\nstiže u petak.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(answer).toHaveValue('Imamo lijevi,\nstiže u petak.');
  await expect(dialog.getByRole('button', { name: 'Nemamo' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(answer).toHaveValue('Imamo lijevi,\nstiže u petak.');
  await dialog.getByRole('button', { name: 'Nemamo' }).click();
  await expect(answer).toHaveValue(template);
  await toast(page).getByRole('button', { name: 'Vrati', exact: true }).click();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await open();
  await expect(answer).toHaveValue('Imamo lijevi,\nstiže u petak.');
});

test('a written reply is there after the session has ended, a reload and a login', async ({
  page,
  context,
  shopUrl,
}) => {
  const subject = uniqueName('Istekla prijava');
  await insertMessage(subject);
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#poruke');
  const answer = page.getByRole('dialog', { name: subject }).getByLabel('Tekst odgovora');
  await page.getByRole('link', { name: subject }).click();
  await answer.fill('Imamo lijevi, stiže u petak.');
  await page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
  await context.clearCookies();
  await page.reload();
  await fillLogin(page);
  await expect(answer).toHaveValue('Imamo lijevi, stiže u petak.');
});

test('another page of messages is read from its top', async ({ page, shopUrl }) => {
  const wave = uniqueName('Val');
  for (let nth = 0; nth < 40; nth++) await insertMessage(`${wave} ${nth}`);
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, `#poruke?q=${encodeURIComponent(wave)}`);
  await page.getByRole('link', { name: 'Sljedeća stranica' }).click();
  await expect(page.getByRole('link', { name: `${wave} 0` })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('after the last message of the last page the page before it is shown', async ({ page, shopUrl }) => {
  const wave = uniqueName('Val');
  for (let nth = 0; nth <= 20; nth++) await insertMessage(`${wave} ${nth}`);
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, `#poruke?q=${encodeURIComponent(wave)}&page=2`);
  await page.getByRole('link', { name: wave }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dogovoreno' }).click();
  await expect(page.getByRole('link', { name: wave })).toHaveCount(20);
  expect(new URL(page.url()).hash).not.toContain('page');
});

test('a search without results becomes a product by one click, with its name filled in', async ({
  page,
  shopUrl,
}) => {
  const wish = `zzqw ${Math.random().toString(36).slice(2, 8)}`;
  await fetch(`${shopUrl}/api/search?q=${encodeURIComponent(wish)}`);
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#pocetna');
  await page.getByRole('link', { name: `Dodaj proizvod za „${wish}“` }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj proizvod' });
  await expect(form.getByLabel('Naziv')).toHaveValue(wish);
  await expectAccessible(page);
  // Nothing was typed, so closing does not ask.
  await form.getByRole('button', { name: 'Zatvori' }).click();
  await expect(page.getByRole('heading', { name: 'Šta kupci traže, a nemamo' })).toBeVisible();
});

test('the start screen lists open tasks, and searches without results can be hidden', async ({
  page,
  shopUrl,
}) => {
  const wish = `zzqx ${Math.random().toString(36).slice(2, 8)}`;
  await insertMessage(uniqueName('Upit'));
  await fetch(`${shopUrl}/api/search?q=${encodeURIComponent(wish)}`);
  const { call } = await adminApi(shopUrl);
  const listed = async () =>
    (await call<{ misses: { query: string }[] }>('GET', 'overview')).misses.map(({ query }) => query);
  expect(await listed()).toContain(wish);

  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#pocetna');
  await expect(page.getByRole('link', { name: /nov\S+ poruk\S+ ček/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Sakrij „${wish}“` }).click();
  await expect(page.getByText(wish, { exact: true })).toBeHidden();
  const undo = page.getByRole('button', { name: 'Vrati', exact: true });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(page.getByText(wish, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Sakrij „${wish}“` }).click();
  await expect.poll(listed).not.toContain(wish);

  await page.getByRole('link', { name: 'Bez godina' }).click();
  await expect(page.getByRole('link', { name: /^Bez godina/ })).toHaveAttribute('aria-current', 'true');
});

test('a long name of a sender widens neither the list nor the message on a phone', async ({
  page,
  shopUrl,
}) => {
  const subject = uniqueName('Bi-ksenon far za Mercedes-Benz E klasu, s grijačem i zakretnim mehanizmom');
  await insertMessage(subject, { firstName: 'Abdulrahman-Muhamed Hadžihafizbegović-Čaušević' });
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#poruke');
  const row = page.getByRole('link', { name: subject });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.click();
  await expect(page.getByRole('dialog', { name: subject })).toBeVisible();
  await expectAccessible(page);
});
