import { quietly, untilKept } from './setup/kept-pages.ts';
import { expect } from './setup/shop-test.ts';

// Forms, choices and pictures of pages that are read without a network.

quietly.use({ serviceWorkers: 'allow' });

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
