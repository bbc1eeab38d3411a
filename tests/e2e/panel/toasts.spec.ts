import type { Page } from '@playwright/test';
import { addPictures, aSavedProduct, expectSent, form, rows, toast, uniqueName } from './product-form.ts';
import { adminApi, DEVICES, expectAccessible, openAdmin, PHONE } from './session.ts';
import { somePhotographs } from '../setup/photographs.ts';
import { expect, test } from '../setup/shop-test.ts';

/** Stops the countdown of toasts, which these tests do not check. */
const stopToastClock = (page: Page) =>
  page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    const patient = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms >= 1000 ? 0 : real(run, ms, ...rest);
    window.setTimeout = patient as typeof setTimeout;
  });

/** How far a toast that appears now is above the bottom of the screen. */
async function gapBelowToast(page: Page): Promise<number> {
  const box = await toast(page).getByRole('presentation').boundingBox();
  return page.viewportSize()!.height - box!.y - box!.height;
}

test('on a phone a toast is at the bottom of the screen, and above a bar where there is one', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Kategorija');
  await (await adminApi(shopUrl)).call('POST', 'categories', { name });
  await page.setViewportSize(PHONE);
  await stopToastClock(page);
  await openAdmin(page, shopUrl, '#kategorije');
  await page.getByRole('button', { name: `Radnje: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Obriši' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).click();
  await expect(toast(page)).toContainText(name);
  expect(await gapBelowToast(page)).toBe(16);
  await page.goto('/admin#proizvodi');
  await page.getByRole('button', { name: 'Dodaj proizvod' }).click({ trial: true });
  await expect.poll(() => gapBelowToast(page)).toBeGreaterThan(68);
});

/** How many elements of a form lie under the toast. */
const coveredByToast = (page: Page): Promise<number> =>
  toast(page)
    .getByRole('presentation')
    .evaluate((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const points = [top + 1, bottom - 1].flatMap((y) =>
        [left + 1, (left + right) / 2, right - 1].map((x) => [x, y] as const),
      );
      const covered = points.flatMap(([x, y]) =>
        document.elementsFromPoint(x, y).filter((one) => one.closest('form')),
      );
      return new Set(covered).size;
    });

for (const [device, size] of DEVICES) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: size });

    test('a deletion is undone from within a form that was opened meanwhile, by keyboard alone', async ({
      page,
      shopUrl,
    }) => {
      const name = uniqueName('Prerano obrisano');
      await aSavedProduct(shopUrl, name);
      await stopToastClock(page);
      await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
      await rows(page)
        .getByRole('button', { name: `Radnje: ${name}` })
        .click();
      await page.getByRole('menuitem', { name: 'Obriši' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).click();
      await expect(toast(page)).toContainText(name);

      await page.getByRole('button', { name: 'Dodaj proizvod' }).click();
      const said = form(page).getByRole('region', { name: 'Obavještenja' });
      await expect(said).toContainText(name);
      await expect(form(page).getByRole('button', { name: 'Vrati', exact: true })).toBeInViewport();
      await expectAccessible(page);
      // The form has set the focus; Tab reaches the toast from there.
      await expect(said.locator(':focus')).toHaveCount(0);
      const undo = said.getByRole('button', { name: 'Vrati', exact: true });
      const hasKeyboard = () => undo.evaluate((button) => button === document.activeElement);
      // Shift+Tab from the form's first button, past the browser's own controls, to the last buttons of the dialog.
      for (let i = 0; i < 4 && !(await hasKeyboard()); i++) await page.keyboard.press('Shift+Tab');
      await expect(undo).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(said).toContainText('Vraćeno: 1 proizvod');
      await expect(form(page)).toBeVisible();

      // Escape closes what has the focus: the toast, and then the form.
      await said.getByRole('button', { name: 'Zatvori obavještenje' }).last().focus();
      await page.keyboard.press('Escape');
      await expect(said).not.toContainText('Vraćeno');
      await page.keyboard.press('Escape');
      await expect(form(page)).toBeHidden();
      await expect(rows(page)).toHaveCount(1);
    });

    test('the toast of a sold part covers no button of a small dialog that is opened next', async ({
      page,
      shopUrl,
    }) => {
      const name = uniqueName('Prodano pa cijena');
      await aSavedProduct(shopUrl, name);
      await stopToastClock(page);
      await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
      await rows(page)
        .getByRole('button', { name: `Označi prodano: ${name}` })
        .click();
      await expect(toast(page)).toContainText(name);
      await rows(page)
        .getByRole('checkbox', { name: new RegExp(name) })
        .check();
      await page.getByRole('button', { name: 'Cijena', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Cijena označenih' });
      await expect(dialog.getByRole('region', { name: 'Obavještenja' })).toContainText(name);
      // Playwright clicks only what nothing covers.
      for (const button of ['Odustani', 'Primijeni'])
        await dialog.getByRole('button', { name: button }).click({ trial: true });
    });

    test('the toast of a saved part appears over the next empty form and covers none of its buttons', async ({
      page,
      shopUrl,
    }) => {
      const name = uniqueName('Prvi od dva');
      await stopToastClock(page);
      await openAdmin(page, shopUrl, '#proizvodi/novi');
      await addPictures(page, await somePhotographs(1));
      await form(page).getByLabel('Naziv').fill(name);
      await form(page).getByLabel('Univerzalno').check();
      await expectSent(page);
      await form(page).getByRole('button', { name: 'Sačuvaj i dodaj novi' }).click();
      const said = form(page).getByRole('region', { name: 'Obavještenja' });
      await expect(said).toContainText(`Dodano: ${name}`);
      await expect(form(page).getByLabel('Naziv')).toHaveValue('');
      expect(await coveredByToast(page)).toBe(0);
      // Playwright clicks only what nothing covers.
      await form(page).getByRole('button', { name: 'Sačuvaj', exact: true }).click({ trial: true });
      await said.getByRole('button', { name: 'Zatvori obavještenje' }).click();
      await expect(said).not.toContainText(name);
    });
  });
}

test('on a phone held sideways the newest of three toasts is in sight above the buttons of a form, and so are fields', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Tri obavijesti');
  const { call } = await adminApi(shopUrl);
  const made = [1, 2, 3].map((n) => aSavedProduct(shopUrl, `${name} ${n}`));
  const ids = (await Promise.all(made)).map(({ id }) => id);
  await page.setViewportSize({ width: 740, height: 360 });
  await stopToastClock(page);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  for (const n of [1, 2, 3]) {
    // The toasts cover the rows.
    await page.getByRole('button', { name: `Označi prodano: ${name} ${n}` }).press('Enter');
    await expect(toast(page)).toContainText(`${name} ${n}: prodano`);
  }
  await page.evaluate(() => (location.hash = '#proizvodi/novi'));
  await expect(form(page).getByRole('button', { name: 'Vrati', exact: true }).last()).toBeInViewport({
    ratio: 1,
  });
  await expect(form(page).getByText('Slike 0 / 10')).toBeInViewport();
  await call('POST', 'products/bulk', { ids, change: { delete: true } });
});

/** Two toasts, each with its undo; the second product's is the newest, at the bottom. */
async function sellTwo(page: Page, shopUrl: string, name: string, beforeSecond = () => Promise.resolve()) {
  for (const n of [1, 2]) await aSavedProduct(shopUrl, `${name} ${n}`);
  await stopToastClock(page);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  for (const n of [1, 2]) {
    if (n === 2) await beforeSecond();
    await page.getByRole('button', { name: `Označi prodano: ${name} ${n}` }).press('Enter');
    await expect(toast(page)).toContainText(`${name} ${n}: prodano`);
  }
  return toast(page).getByRole('button', { name: 'Vrati', exact: true });
}

test('each undo says to a screen reader what it undoes, and two quick presses undo only one thing', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Dvije prodaje');
  const undos = await sellTwo(page, shopUrl, name);
  for (const n of [1, 2]) await expect(undos.nth(n - 1)).toHaveAccessibleDescription(`${name} ${n}: prodano`);
  await toast(page).getByRole('button', { name: 'Zatvori obavještenje' }).last().hover();
  await undos.last().dblclick();
  await expect(toast(page)).toContainText('Vraćeno: 1 proizvod');
  await expect(toast(page)).toContainText(`${name} 1: prodano`);
});

test('a press that was meant for an undo does not hit the one of a toast that has just taken its place', async ({
  page,
  shopUrl,
}) => {
  /** What is pressed at the place of the first undo as soon as there is a second one. */
  const pressed = () =>
    page.evaluate(() => {
      const [first] = document.querySelectorAll('.toasts [role=presentation] button');
      const { x, y } = first!.getBoundingClientRect();
      new MutationObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => {
          const hit = document.elementFromPoint(x + 5, y + 5);
          document.documentElement.dataset['hit'] = String(hit?.closest('button')?.textContent);
        });
      }).observe(document.querySelector('.toasts [data-toasts]')!, { childList: true });
    });
  const undos = await sellTwo(page, shopUrl, uniqueName('Pod prstom'), pressed);
  await expect(page.locator('html')).toHaveAttribute('data-hit', 'undefined');
  await undos.last().click();
  await expect(toast(page)).toContainText('Vraćeno: 1 proizvod');
});
