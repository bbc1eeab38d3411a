import { FIRST_YEAR } from '#src/domain/limits/catalogue.ts';
import { lastYear } from '#src/domain/years.ts';
import { aSavedProduct, expectSent, form, pictures, rows, save, toast, uniqueName } from './product-form.ts';
import { adminApi, expectAccessible, openAdmin, PHONE } from './session.ts';
import { aPlainPicture } from '../setup/photographs.ts';
import { expect, test } from '../setup/shop-test.ts';

test.use({ viewport: PHONE });

test('a new product starts with five stars and without years, and its model is chosen after the manufacturer', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  const [manufacturer, model] = [form(page).getByLabel('Marka'), form(page).getByLabel('Model')];
  await expect(model).toBeDisabled();
  await expect(model).toContainText('Prvo odaberite marku');
  await expect(form(page).getByLabel('Od godine')).toHaveValue('');
  await expect(form(page).getByLabel('Do godine')).toHaveValue('');
  const years = await form(page).getByLabel('Od godine').locator('option').allTextContents();
  expect(years.filter((year) => year !== 'Nepoznato').sort()).toEqual(
    Array.from({ length: lastYear() + 1 - FIRST_YEAR }, (_, i) => String(FIRST_YEAR + i)),
  );
  const stars = form(page).getByRole('group', { name: 'Ocjena' }).getByRole('radio');
  await expect(stars).toHaveCount(5);
  await expect(stars.last()).toBeChecked();
  await manufacturer.selectOption({ label: 'Audi' });
  await model.selectOption({ label: 'A4' });
  // After a change of the manufacturer the model is empty again.
  await manufacturer.selectOption({ label: 'BMW' });
  await expect(model).not.toContainText('A4');
  await expect(model.locator('option:checked')).not.toHaveText('A4');
});

test('the vehicle of an edited product is not used for the next new one', async ({ page, shopUrl }) => {
  const { id } = await aSavedProduct(shopUrl, uniqueName('Samo izmjena'));
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  await form(page).getByLabel('Cijena').fill('15,00');
  await form(page).getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  await expect(form(page)).toBeHidden();
  await page.getByRole('button', { name: 'Dodaj proizvod' }).click();
  await expect(form(page).getByLabel('Marka')).toHaveValue('');
});

test('after a refused save a price can be typed without losing the focus', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await form(page).getByLabel('Univerzalno').check();
  await form(page).getByLabel('Naziv').fill('Samo cijena');
  await form(page).getByLabel('Status').selectOption({ label: 'Nacrt' });
  const price = form(page).getByLabel('Cijena');
  await price.fill('x');
  await form(page).getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  await expect(form(page).getByRole('alert')).toBeFocused();
  await price.fill('');
  await price.pressSequentially('12,50');
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('12,50');
});

test('the name suggests vehicle, years and category, and nothing is filled in before a tap', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await form(page).getByLabel('Naziv').fill('Far desni Audi A4 2004-2008');
  const proposals = form(page).getByRole('group', { name: 'Iz naziva' });
  const vehicle = proposals.getByRole('button', { name: /Audi A4/ });
  await expect(vehicle).toBeVisible();
  await expect(form(page).getByLabel('Marka')).toHaveValue('');
  await vehicle.click();
  await expect(form(page).getByLabel('Marka').locator('option:checked')).toHaveText('Audi');
  await expect(form(page).getByLabel('Model').locator('option:checked')).toHaveText('A4');
  await expect(form(page).getByLabel('Od godine')).toHaveValue('2004');
  await expect(form(page).getByLabel('Do godine')).toHaveValue('2008');
  await expect(vehicle).toBeHidden();
  await expect(form(page).getByLabel('Marka')).toBeFocused();
});

test('the next part is of the same vehicle until another is chosen', async ({ page, shopUrl }) => {
  const name = uniqueName('Iz istog auta');
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await pictures(page)
    .getByLabel('Dodaj slike')
    .setInputFiles(await aPlainPicture('#5a6'));
  await form(page).getByLabel('Naziv').fill(name);
  await form(page).getByLabel('Marka').selectOption({ label: 'Audi' });
  await form(page).getByLabel('Model').selectOption({ label: 'A4' });
  // Other tests rely on a year of the A4 without parts.
  await form(page).getByLabel('Od godine').selectOption('2004');
  await form(page).getByLabel('Do godine').selectOption('2008');
  await expectSent(page);
  await form(page).getByRole('button', { name: 'Sačuvaj i dodaj novi' }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue('');
  await expect(form(page).getByLabel('Marka').locator('option:checked')).toHaveText('Audi');
  await expect(form(page).getByLabel('Model').locator('option:checked')).toHaveText('A4');
  await expect(pictures(page).getByRole('img')).toHaveCount(0);
  // An attempt that is refused changes nothing of that.
  await form(page).getByLabel('Marka').selectOption('');
  await save(page);
  await expect(form(page).getByRole('alert')).toBeFocused();
  await page.goto('/admin#proizvodi');
  await page.getByRole('button', { name: 'Odbaci izmjene' }).click();
  await page.goto('/admin#proizvodi/novi');
  await expect(form(page).getByLabel('Marka').locator('option:checked')).toHaveText('Audi');
});

test('a checkbox in the form pins a product to the top of lists', async ({ page, shopUrl }) => {
  const name = uniqueName('Na vrhu');
  const { id } = await aSavedProduct(shopUrl, name);
  const { call } = await adminApi(shopUrl);
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  const tick = form(page).getByLabel('Istaknuto: prvi u listama');
  await expect(tick).not.toBeChecked();
  await tick.check();
  await save(page);
  await expect(toast(page)).toContainText(`Sačuvano: ${name}`);
  expect(await call('GET', `products/${id}`)).toMatchObject({ product: { pinned: true } });
  await call('DELETE', `products/${id}`);
});

test('a copy starts as a draft with everything of the product, and leaves nothing behind when it is not changed', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Par');
  await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  await rows(page)
    .getByRole('button', { name: `Radnje: ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Napravi kopiju' }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
  await expect(form(page).getByLabel('Status').locator('option:checked')).toHaveText('Nacrt');
  await expect(pictures(page).getByRole('img')).not.toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(form(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(name);

  await page.goForward();
  await form(page).getByLabel('Naziv').fill(`${name} desni`);
  await save(page);
  await expect(toast(page)).toContainText(`Dodano kao nacrt, kupci ga ne vide: ${name} desni`);
  await expect(rows(page)).toHaveCount(2);
});

test('pictures can be pasted and dropped onto the row, and a phone offers its camera', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  const files = await Promise.all(['#c33', '#33c'].map(aPlainPicture));
  const held = await page.evaluateHandle(
    (given) => {
      const [pasted = new DataTransfer(), dropped = new DataTransfer()] = given.map((base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], 'slika.png', { type: 'image/png' }));
        return transfer;
      });
      return { pasted, dropped };
    },
    files.map(({ buffer }) => buffer.toString('base64')),
  );
  await page.evaluate(({ pasted }) => {
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true }));
  }, held);
  await expect(pictures(page).getByRole('img')).toHaveCount(1);
  await pictures(page).dispatchEvent('dragover', {});
  await pictures(page).dispatchEvent('drop', { dataTransfer: await held.getProperty('dropped') });
  await expect(pictures(page).getByRole('img')).toHaveCount(2);
  await expectSent(page);
  await expectAccessible(page);
  await expect(pictures(page).getByLabel('Još jedna')).toHaveAttribute('capture', 'environment');
});

test.describe('on a phone with a camera', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('after each photograph the camera is one tap away, and every picture stays', async ({
    page,
    shopUrl,
  }, info) => {
    await openAdmin(page, shopUrl, '#proizvodi/novi');
    const camera = pictures(page)
      .locator('label')
      .filter({ hasText: /Fotografiši|Još jedna/ });
    // Both ways to the first picture are equally large, side by side.
    const [gallery, shutter] = await Promise.all(
      [pictures(page).locator('label').filter({ hasText: 'Dodaj slike' }), camera].map((tile) =>
        tile.boundingBox(),
      ),
    );
    expect([shutter?.y, shutter?.width, shutter?.height]).toEqual([
      gallery?.y,
      gallery?.width,
      gallery?.height,
    ]);
    const shots = await Promise.all(['#c33', '#33c', '#3c3', '#cc3'].map(aPlainPicture));
    for (const [taken, shot] of shots.entries()) {
      await expect(camera).toBeInViewport({ ratio: 1 });
      await camera.locator('input').setInputFiles({ ...shot, name: `snimak-${taken}.png` });
      await expect(pictures(page).getByRole('img')).toHaveCount(taken + 1);
      // The latest picture is on the screen, beside the camera.
      await expect(pictures(page).getByRole('img').last()).toBeInViewport({ ratio: 0.9 });
    }
    await expect(camera).toBeInViewport({ ratio: 1 });
    await expect(camera).toHaveText('Još jedna');
    await expectSent(page);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('shots.png') });
  });
});

test('in a shop without manufacturers the form of a product leads to where they are added, and is kept meanwhile', async ({
  page,
  shopUrl,
}) => {
  await page.route('**/api/admin/manufacturers-models', (route) => route.fulfill({ json: [] }));
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  const name = uniqueName('Prvi dio');
  await form(page).getByLabel('Naziv').fill(name);
  await expectAccessible(page);
  await form(page).getByRole('link', { name: 'Dodajte prvu marku i njene modele' }).click();
  await page.getByRole('button', { name: 'Ostavi za kasnije' }).click();
  await expect(page.getByRole('button', { name: 'Dodaj marku' })).toBeVisible();
  await toast(page).getByRole('button', { name: 'Nastavi' }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
  await form(page).getByLabel('Univerzalno').check();
  await expect(form(page).getByText('Prodavnica još nema marki')).toBeHidden();
});
