import type { Page } from '@playwright/test';
import { aSavedProduct, form, type Product, requestOf, rows, toast, uniqueName } from './product-form.ts';
import { adminApi, DESKTOP, openAdmin } from './session.ts';
import { holdBack } from '../setup/hold-back.ts';
import { insertMessage } from '../setup/shop-database.ts';
import { expect, test } from '../setup/shop-test.ts';

// An answer that comes late belongs to what asked for it, not to what is open by then.

test.use({ viewport: DESKTOP });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a message that is answered twice on a slow network leads back to the list, with one toast', async ({
  page,
  shopUrl,
}) => {
  const subject = uniqueName('Dvaput pritisnuto');
  await insertMessage(subject);
  await openAdmin(page, shopUrl, '#pocetna');
  await page.getByRole('navigation').getByRole('link', { name: 'Poruke' }).first().click();
  await page.getByRole('link', { name: subject }).click();
  const dialog = page.getByRole('dialog', { name: subject });
  const moves = await holdBack(page, '**/api/admin/messages/*', 'PUT');
  const agreed = dialog
    .getByRole('group', { name: 'Stanje poruke' })
    .getByRole('button', { name: 'Dogovoreno' });
  await agreed.click();
  await expect.poll(moves.asked).toBe(1);
  // A person can press it, although it is marked as not to be pressed.
  await agreed.dispatchEvent('click');
  moves.release();
  await expect(dialog).toBeHidden();
  await expect(toast(page).getByRole('button', { name: 'Vrati', exact: true })).toHaveCount(1);
  await expect(heading(page, 'Poruke')).toBeVisible();
  expect(new URL(page.url()).hash).toMatch(/^#poruke/);
  expect(moves.asked()).toBe(1);
});

test('the late answer of one message leaves another one open, with the reply that is written in it', async ({
  page,
  shopUrl,
}) => {
  const [first, second] = [uniqueName('Prva poruka'), uniqueName('Druga poruka')];
  await insertMessage(first);
  await insertMessage(second);
  await openAdmin(page, shopUrl, '#poruke');
  await page.getByRole('link', { name: first }).click();
  const moves = await holdBack(page, '**/api/admin/messages/*', 'PUT');
  await page.getByRole('dialog', { name: first }).getByRole('button', { name: 'Odgovoreno' }).click();
  await expect.poll(moves.asked).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: second }).click();
  const dialog = page.getByRole('dialog', { name: second });
  await dialog.getByLabel('Tekst odgovora').fill('Imamo, stiže u petak.');
  moves.release();
  await expect(toast(page).getByRole('button', { name: 'Vrati', exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Tekst odgovora')).toHaveValue('Imamo, stiže u petak.');
});

for (const [act, ends] of [
  ['Označi prodano', 'prodano'],
  ['Obriši', 'Obrisano'],
] as const)
  test(`the late answer to '${act}' leaves the form of another product open`, async ({ page, shopUrl }) => {
    const shared = uniqueName('Kasni odgovor');
    const [first, second] = [`${shared} prvi`, `${shared} drugi`];
    await aSavedProduct(shopUrl, first);
    await aSavedProduct(shopUrl, second);
    await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(shared)}`);
    const open = (name: string) => rows(page).getByRole('link', { name }).first().click();
    await open(first);
    const method = act === 'Obriši' ? 'DELETE' : 'POST';
    const changes = await holdBack(page, '**/api/admin/products/*', method);
    await form(page)
      .getByRole('button', { name: new RegExp(`^${act}`) })
      .first()
      .click();
    if (act === 'Obriši')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši', exact: true }).click();
    await expect.poll(changes.asked).toBe(1);
    await form(page).getByRole('button', { name: 'Zatvori', exact: true }).click();
    await open(second);
    await form(page).getByLabel('Kataloški brojevi').fill('8K0 941 029');
    changes.release();
    await expect(toast(page)).toContainText(ends);
    await expect(form(page).getByLabel('Kataloški brojevi')).toHaveValue('8K0 941 029');
    await form(page).getByRole('button', { name: 'Zatvori', exact: true }).click();
    await expect(page.getByRole('alertdialog', { name: 'Nesačuvane izmjene' })).toBeVisible();
  });

test('an import of ads that starts late does not open its screen over another one', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#olx/pregled');
  await page.getByRole('checkbox', { name: 'Označi prikazane' }).check();
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/olx/import', async (route) => {
    await answer.promise;
    await route.fulfill({ json: { success: true, jobId: 999_999 } });
  });
  const asked = page.waitForRequest('**/api/admin/olx/import');
  await page.getByRole('button', { name: /^Uvezi \d+ oglas/ }).click();
  await asked;
  await page.goto('/admin#poruke');
  await expect(heading(page, 'Poruke')).toBeVisible();
  const told = page.waitForResponse('**/api/admin/olx/import');
  answer.resolve(undefined);
  await (await told).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await expect(heading(page, 'Poruke')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#poruke');
});

test('a product that is deleted late leaves selected what was selected since', async ({ page, shopUrl }) => {
  const shared = uniqueName('Kasno brisanje');
  const [first, second] = [`${shared} prvi`, `${shared} drugi`];
  await aSavedProduct(shopUrl, first);
  await aSavedProduct(shopUrl, second);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(shared)}`);
  const deletion = await holdBack(page, '**/api/admin/products/*', 'DELETE');
  await page.getByRole('button', { name: `Radnje: ${first}` }).click();
  await page.getByRole('menuitem', { name: 'Obriši' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši', exact: true }).click();
  await expect.poll(deletion.asked).toBe(1);
  await page.getByRole('checkbox', { name: `Označi: ${second}` }).check();
  deletion.release();
  await expect(toast(page)).toContainText('Obrisano');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: `Označi: ${second}` })).toBeChecked();
});

test('a category that is deleted late leaves the question about another one open', async ({
  page,
  shopUrl,
}) => {
  const { call } = await adminApi(shopUrl);
  const [first, second] = [uniqueName('Prva kategorija'), uniqueName('Druga kategorija')];
  for (const name of [first, second]) await call('POST', 'categories', { name });
  await openAdmin(page, shopUrl, '#kategorije');
  const deletion = await holdBack(page, '**/api/admin/categories/*', 'DELETE');
  const ask = async (name: string) => {
    await page.getByRole('button', { name: `Radnje: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Obriši' }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Brisanje' });
  await ask(first);
  await question.getByRole('button', { name: 'Obriši', exact: true }).click();
  await expect.poll(deletion.asked).toBe(1);
  await question.getByRole('button', { name: 'Odustani' }).click();
  await ask(second);
  await expect(question).toContainText(second);
  deletion.release();
  await expect(toast(page)).toContainText(first);
  await expect(question).toContainText(second);
  await question.getByRole('button', { name: 'Obriši', exact: true }).click();
  await expect(toast(page)).toContainText(second);
});

test('a change that is undone late leaves the question about another version open', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Kasno poništeno');
  const { id } = await aSavedProduct(shopUrl, name);
  const { call } = await adminApi(shopUrl);
  type Whole = Product & Record<string, unknown>;
  const { product } = await call<{ product: Whole }>('GET', `products/${id}`);
  await call('PUT', `products/${id}`, { ...requestOf(product), name: `${name} pogrešan` });
  await openAdmin(page, shopUrl, `#historija?proizvod=${id}`);
  const undoing = await holdBack(page, '**/api/admin/products/*/restore-version', 'POST');
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: /^Poništi ovu izmjenu/ }).click();
  await question.getByRole('button', { name: 'Poništi ovu izmjenu' }).click();
  await expect.poll(undoing.asked).toBe(1);
  await question.getByRole('button', { name: 'Odustani' }).click();
  await page
    .getByRole('button', { name: /^Vrati ovu verziju/ })
    .first()
    .click();
  undoing.release();
  await expect(toast(page)).toContainText('Izmjena je poništena');
  await expect(heading(page, `Historija: ${name}`)).toBeAttached();
  await expect(page.getByRole('alertdialog', { name: 'Vraćanje verzije' })).toBeVisible();
});

test.describe('a refusal', () => {
  // The browser itself logs every failed call.
  test.use({ expected: /status of 500/ });

  test('that comes late does not open the dialog again that was closed meanwhile', async ({
    page,
    shopUrl,
  }) => {
    const name = uniqueName('Kasno odbijeno');
    await aSavedProduct(shopUrl, name);
    await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
    const answer = Promise.withResolvers<undefined>();
    await page.route('**/api/admin/products/bulk', async (route) => {
      await answer.promise;
      await route.fulfill({ status: 500, json: { code: 'internal' } });
    });
    await page.getByRole('button', { name: `Radnje: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Dostupnost i prodaja' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dostupnost i prodaja' });
    const asked = page.waitForRequest('**/api/admin/products/bulk');
    await dialog.getByRole('button', { name: 'Primijeni' }).click();
    await asked;
    await dialog.getByRole('button', { name: 'Odustani' }).click();
    await expect(dialog).toBeHidden();
    answer.resolve(undefined);
    await expect(toast(page)).not.toBeEmpty();
    await expect(dialog).toBeHidden();
  });
});
