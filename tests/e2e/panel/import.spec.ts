import { OLX_IMPORT_SIZE, THUMBNAIL_PX } from '#src/domain/limits/imports.ts';
import { adminApi, DESKTOP, expectAccessible, openAdmin, PHONE } from './session.ts';
import {
  importedStatuses,
  insertKilledImport,
  offeredIds,
  removeImported,
  setStandInFaults,
  withoutImported,
} from '../setup/import-shop.ts';
import { expect, test } from '../setup/shop-test.ts';

type Review = {
  ads: { id: string; title: string; state: string; problems: string[]; productId: number | null }[];
};

/** New ads that nothing prevents from being imported, in the order of the screen. */
const sureOf = ({ ads }: Review) =>
  ads.filter(({ state, problems }) => state === 'new' && problems.length === 0);

for (const [device, size] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`on a ${device} ads are reviewed, and two of them are imported as drafts`, async ({
    page,
    shopUrl,
  }, info) => {
    test.slow();
    const { call } = await adminApi(shopUrl);
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#olx');
    await expect(page.getByRole('button', { name: 'Uvezi odmah bez pregleda' })).toBeVisible();
    await expectAccessible(page);
    const review = page.waitForResponse(/olx\/preview$/);
    await page.getByRole('button', { name: 'Pregledaj 50 oglasa' }).click();
    const answer = (await (await review).json()) as Review;
    const fresh = answer.ads.filter(({ state }) => state === 'new');
    const sure = sureOf(answer);
    const filters = page.getByRole('group', { name: 'Oglasi' });
    await expect(filters.getByRole('button', { name: `Novi ${fresh.length}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByText(`Označeno: ${sure.length} oglas`)).toBeAttached();
    // Small pictures of the visible rows, loaded through the shop.
    const pictures = page.locator('li img');
    await expect.poll(() => pictures.count()).toBeGreaterThan(1);
    const width = () => pictures.first().evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBe(THUMBNAIL_PX.width);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('review.png') });

    await page.getByRole('checkbox', { name: 'Označi prikazane' }).check();
    await page.getByRole('checkbox', { name: 'Označi prikazane' }).uncheck();
    await expect(page.getByRole('button', { name: 'Označite oglase' })).toBeDisabled();
    const titles = sure.slice(0, 2).map(({ title }) => title);
    for (const title of titles)
      await page
        .getByRole('checkbox', { name: `Označi: ${title}` })
        .first()
        .check();
    await expect(page.getByRole('radio', { name: 'Kao nacrt' })).toBeChecked();
    // What is chosen stays while the owner looks at something else.
    await page.goto('/admin#poruke');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Poruke');
    await page.goBack();
    await page.getByRole('button', { name: 'Uvezi 2 oglasa' }).click();

    const alert = page.getByRole('alertdialog', { name: 'Uvoz je završen' });
    await expect(alert).toContainText('Dodana su 2 nova proizvoda', { timeout: 30_000 });
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'U redu' }).click();
    // The address is the import's own: a reload shows the result, and does not announce it again.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Uvoz je završen' })).toBeVisible();
    await expect(alert).toBeHidden();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('result.png'), fullPage: true });

    const again = await call<Review>('POST', 'olx/preview', { page: 1 });
    const imported = again.ads.filter(({ title, state }) => titles.includes(title) && state === 'known');
    expect(imported).toHaveLength(2);
    await page.getByRole('link', { name: 'Pogledaj nacrte' }).click();
    for (const { productId } of imported) {
      await expect(page.locator(`a[href*="proizvodi/${productId}"]`).first()).toBeVisible();
      await call('DELETE', `products/${productId}`);
    }
  });

  test(`on a ${device} a killed import says that it has stopped, and continues where it was`, async ({
    page,
    shopUrl,
  }, info) => {
    const { id, remove } = await insertKilledImport(offeredIds(-2));
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#olx');
    await expect(page.getByText('Jedan uvoz je stao prije kraja.')).toBeVisible();
    await page.getByRole('link', { name: 'Pogledaj uvoz' }).click();
    await expect(page).toHaveURL(new RegExp(`#olx/${id}$`));
    await expect(page.getByText(/^Uvoz je stao\. Što je uvezeno, ostaje/)).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('killed.png') });
    await page.getByRole('button', { name: 'Nastavi uvoz' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Uvoz je završen' });
    await expect(alert).toContainText('Dodana su 2 nova proizvoda', { timeout: 30_000 });
    await alert.getByRole('button', { name: 'U redu' }).click();
    await expect(page.getByRole('button', { name: 'Nastavi uvoz' })).toBeHidden();
    await remove();
  });

  test(`on a ${device} failed ads are counted and imported at the second try`, async ({
    page,
    shopUrl,
  }, info) => {
    await page.setViewportSize(size);
    const review = page.waitForResponse(/olx\/preview$/);
    await openAdmin(page, shopUrl, '#olx/pregled');
    const chosen = sureOf((await (await review).json()) as Review).slice(2, 5);
    await setStandInFaults({ on: 'picture', kind: '500', ids: [Number(chosen[0]!.id)] });
    const all = page.getByRole('checkbox', { name: 'Označi prikazane' });
    await all.check();
    await all.uncheck();
    for (const { title } of chosen)
      await page
        .getByRole('checkbox', { name: `Označi: ${title}` })
        .first()
        .check();
    await page.getByRole('button', { name: 'Uvezi 3 oglasa' }).click();
    const partly = page.getByRole('alertdialog', { name: 'Uvoz nije potpun' });
    await expect(partly).toContainText('Dodana su 2 nova proizvoda, 1 oglas nije uvezen.', {
      timeout: 30_000,
    });
    await expect(partly).toContainText('Slike se trenutno ne mogu preuzeti.');
    await expectAccessible(page);
    await partly.getByRole('button', { name: 'U redu' }).click();
    await expect(page.getByText('Nije uspjelo')).toBeVisible();
    await page.screenshot({ path: info.outputPath('partly.png'), fullPage: true });

    await setStandInFaults();
    await page.getByRole('button', { name: 'Pokušaj ponovo: 1 oglas' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Uvoz je završen' });
    await expect(alert).toContainText('Dodana su 3 nova proizvoda.', { timeout: 30_000 });
    await alert.getByRole('button', { name: 'U redu' }).click();
    await expectAccessible(page);
    await removeImported(chosen.map(({ id }) => id));
  });
}

for (const [device, size] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`on a ${device} an import of ads is undone as a whole, except for a part that was edited since`, async ({
    page,
    shopUrl,
  }) => {
    const { call } = await adminApi(shopUrl);
    const { id: jobId, remove } = await insertKilledImport(offeredIds(-3));
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, `#olx/${jobId}`);
    await page.getByRole('button', { name: 'Nastavi uvoz' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Uvoz je završen' });
    await expect(alert).toContainText('Dodana su 3 nova proizvoda', { timeout: 30_000 });
    await alert.getByRole('button', { name: 'U redu' }).click();
    const drafts = await call<{ products: { id: number }[] }>('GET', 'products?filter=draft&limit=3');
    await call('POST', 'products/bulk', { ids: [drafts.products[0]!.id], change: { status: 'archived' } });
    await page.getByRole('button', { name: 'Poništi cijeli uvoz', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Poništavanje uvoza' });
    await expect(question).toContainText('Vratiti 3 proizvoda na stanje prije ovog uvoza?');
    await question.getByRole('button', { name: 'Poništi cijeli uvoz' }).click();
    await expect(page.getByRole('heading', { name: 'Uvoz je poništen' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('2 proizvoda su kao prije uvoza; novi su u smeću 30 dana.')).toBeVisible();
    await expect(page.getByText('1 proizvod je izmijenjen nakon uvoza i ostaje kakav jeste.')).toBeVisible();
    await expectAccessible(page);
    await remove();
  });
}

test('fifty ads are imported as drafts without a review, and the second click finds nothing new', async ({
  page,
  shopUrl,
}, info) => {
  test.slow();
  const fresh = await withoutImported(offeredIds(0, OLX_IMPORT_SIZE));
  await page.setViewportSize(DESKTOP);
  await openAdmin(page, shopUrl, '#olx');
  await page.getByRole('button', { name: 'Uvezi odmah bez pregleda' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Uvoz je završen' });
  await expect(alert).toContainText(new RegExp(`^.*Dodan\\S* \\S+ ${fresh.length} nov`), {
    timeout: 120_000,
  });
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('at-once-1280.png') });
  await alert.getByRole('button', { name: 'U redu' }).click();
  expect(await importedStatuses(fresh)).toEqual(fresh.map(() => 'draft'));
  const unread = page.getByRole('listitem').filter({ hasText: 'Vozilo nije prepoznato' }).first();
  await expect(unread.getByRole('link')).toHaveAttribute('href', /^#proizvodi\/\d+$/);

  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'Novi uvoz' }).click();
  await page.getByRole('button', { name: 'Uvezi odmah bez pregleda' }).click();
  await expect(alert).toContainText('Nema novih proizvoda', { timeout: 30_000 });
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('at-once-360.png') });
  await alert.getByRole('button', { name: 'U redu' }).click();
  await removeImported(fresh);
});

test('an import that ends after the owner has opened another section leaves it open', async ({
  page,
  shopUrl,
}) => {
  const gate = Promise.withResolvers<undefined>();
  await page.route(/olx\/import-50$/, async (route) => {
    await gate.promise;
    await route.fulfill({ json: { success: true, message: 'Gotovo', job_id: 1 } });
  });
  await openAdmin(page, shopUrl, '#olx');
  await page.getByRole('button', { name: 'Uvezi odmah bez pregleda' }).click();
  await page.goto('/admin#postavke');
  await expect(page.getByRole('heading', { level: 1, name: 'Postavke' })).toBeVisible();
  const answered = page.waitForResponse(/olx\/import-50$/);
  gate.resolve(undefined);
  await (await answered).finished();
  await expect(page.getByRole('heading', { level: 1, name: 'Postavke' })).toBeVisible();
  await expect(page).toHaveURL(/#postavke$/);
});
