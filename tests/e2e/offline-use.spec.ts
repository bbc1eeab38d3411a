import type { Page } from '@playwright/test';
import { quietly, untilKept } from './setup/kept-pages.ts';
import { expect } from './setup/shop-test.ts';

// Forms, choices and pictures of pages that are read without a network.

quietly.use({ serviceWorkers: 'allow' });

const order = (page: Page) => page.getByLabel('Sortiraj:');
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();

quietly(
  'forms sent without a network, and without scripts that load later, keep what was typed',
  async ({ page, context }) => {
    for (const [path, fields, button] of [
      [
        '/kontakt',
        [
          ['Ime *', 'Amra'],
          ['Prezime *', 'Šarić'],
          ['E-mail *', 'amra@primjer.ba'],
          ['Predmet *', 'Far'],
          ['Poruka *', 'Imate li desni far za Golf?'],
        ],
        'Pošaljite poruku',
      ],
      [
        '/trazim-dio',
        [
          ['Dio *', 'alternator'],
          ['Vozilo *', 'Audi A4 2006'],
          ['Ime *', 'Amra'],
          ['Telefon', '061 123 456'],
        ],
        'Zapišite šta tražim',
      ],
    ] as const) {
      await page.goto(path);
      await untilKept(page, path);
      await context.setOffline(true);
      await page.goto(path);
      for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value);
      const consent = page.getByLabel(/^Slažem se/);
      if (await consent.count()) await consent.check();
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(/^Prodavnica nije odgovorila\./)).toBeVisible();
      for (const [label, value] of fields)
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
      await context.setOffline(false);
    }
  },
);

quietly('choices whose scripts have not loaded say so without a network', async ({ page, context }) => {
  await page.goto('/audi/a4');
  await untilKept(page, '/audi/a4', '/wishlist');
  await page.goto('/');
  await untilKept(page, '/');
  await context.setOffline(true);
  const said = page.getByRole('region', { name: 'Obavještenja' });
  const unloaded = 'Izbor se nije učitao. Provjerite internetsku vezu i osvježite stranicu.';

  await page.reload();
  const failed = page.waitForEvent('console', (message) => message.text().includes('imported module'));
  await page.getByLabel('Marka').focus();
  await failed;
  await page.getByLabel('Marka').selectOption('Audi');
  await expect(said).toContainText(unloaded);

  await page.goto('/audi/a4');
  const listFailed = page.waitForEvent('console', (message) => message.text().includes('imported module'));
  await order(page).focus();
  await listFailed;
  await order(page).selectOption('Cijena: niža prvo');
  await expect(said).toContainText(unloaded);
  // The list is still in its own order.
  await expect(order(page)).toHaveValue('najnovije');
  await page.reload();
  await page.getByRole('button', { name: /Moje vozilo/ }).click();
  await expect(said).toContainText(unloaded);
  await expect(page).toHaveURL('/audi/a4');
});

quietly('a picture that is not on the device gives the offline page', async ({ page, context }) => {
  await page.goto('/audi/a4');
  await page.getByRole('article').first().getByRole('link').click();
  await untilKept(page, new URL(page.url()).pathname, '/wishlist');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: /^Slika 1 od/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nema internetske veze');
});

/** Opens the page with this worker and all that its tools load, then without a network. */
async function readWithoutNetwork(page: Page, path: string, touch: () => Promise<void>): Promise<void> {
  await page.goto(path);
  await untilKept(page, path, '/wishlist');
  await touch();
  // From now on the worker keeps what the page loads.
  await page.reload();
  await touch();
  // The worker keeps files of the site; what the shop offers may be in the browser's own cache.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  await page.reload();
  // A page that is loaded without Chromium's emulated network says that it has one.
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

quietly(
  'the editor of vehicles says at once that they are missing without a network, and loads them when there is one',
  async ({ page, context }) => {
    const dialog = page.getByRole('dialog', { name: 'Moje vozilo' });
    const open = async () => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Moje vozilo/ })
        .click();
      await expect(dialog.getByLabel('Marka')).toBeVisible();
    };
    await readWithoutNetwork(page, '/audi/a4', open);
    await open();
    await expect(dialog.getByRole('alert')).toContainText('Vozila se ne mogu učitati', { timeout: 2000 });
    await expect(dialog.getByLabel('Marka')).toContainText('Nije učitano');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Pokušajte ponovo' }).click();
    await expect(dialog.getByRole('alert')).toBeHidden();
    await dialog.getByLabel('Marka').selectOption('Audi');
  },
);

quietly(
  'another order that cannot be loaded leaves the list, its address and the choice as they are, and says why',
  async ({ page, context }) => {
    await page.goto('/audi/a4');
    // With the script of the toasts.
    await untilKept(page, '/audi/a4', '/wishlist');
    const before = await names(page);
    await order(page).focus();
    await order(page).selectOption('Cijena: niža prvo');
    await expect(page).toHaveURL(/sortiraj=cijena$/);
    // Names of a list that is waited for are not shown.
    await expect(page.locator('[data-list]')).toHaveAttribute('aria-busy', 'false');
    const cheapest = await names(page);
    expect(cheapest).toHaveLength(before.length);
    expect(cheapest).not.toEqual(before);
    await context.setOffline(true);
    await order(page).selectOption('Naziv A–Ž');
    await expect(page.getByRole('region', { name: 'Obavještenja' })).toContainText(
      'Bez internetske veze redoslijed se ne može promijeniti.',
    );
    await expect(order(page)).toHaveValue('cijena');
    await expect(page).toHaveURL(/sortiraj=cijena$/);
    expect(await names(page)).toEqual(cheapest);
    // Orders that were shown before are known.
    await order(page).selectOption('Najnovije');
    await expect.poll(() => names(page)).toEqual(before);
    await context.setOffline(false);
    await order(page).selectOption('Naziv A–Ž');
    await expect(page).toHaveURL(/sortiraj=naziv$/);
  },
);

quietly('filters that cannot be loaded say so at once without a network', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/kategorija/branici');
  await page.getByLabel('Marka vozila').selectOption('Audi');
  const apply = page.getByRole('button', { name: /^Primijeni filtere/ });
  await expect(apply).toHaveText(/\(\d+\)/);
  await context.setOffline(true);
  await page.getByLabel('Marka vozila').selectOption('BMW');
  await apply.click();
  await expect(page.getByRole('heading', { name: 'Učitavanje proizvoda nije uspjelo.' })).toBeVisible({
    timeout: 3000,
  });
});
