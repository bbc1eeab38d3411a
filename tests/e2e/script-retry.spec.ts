import type { Page } from '@playwright/test';
import { quietly } from './setup/kept-pages.ts';
import { expect } from './setup/shop-test.ts';
import { products } from './setup/some-products.ts';

// Browsers remember a module that they could not load.

/** Fails every request for this script until `mend`; `asked` counts the requests. */
async function breakScript(page: Page, name: string) {
  let [isBroken, asked] = [true, 0];
  await page.route(`**/_astro/${name}.*`, (route) => {
    asked++;
    return isBroken ? route.abort() : route.continue();
  });
  return { mend: () => (isBroken = false), asked: () => asked };
}

const hearts = (page: Page) =>
  page.getByRole('article').getByRole('button', { name: /^Dodaj na listu želja: / });

quietly('tooltips whose script could not be loaded come with a later focus', async ({ page }) => {
  const script = await breakScript(page, 'tooltips');
  await page.goto('/audi/a4');
  await page.keyboard.press('Tab');
  await hearts(page).first().focus();
  await expect.poll(script.asked).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  script.mend();
  await hearts(page).nth(1).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(page.locator('#tooltip')).toHaveCount(1);
});

quietly('toasts whose script could not be loaded come with the next toast', async ({ page, shopUrl }) => {
  const script = await breakScript(page, 'show-toasts');
  for (const { id } of await products(shopUrl)) {
    await page.goto(`/proizvod/${id}`);
    if ((await page.locator('[data-copy]').count()) > 0) break;
  }
  const said = page.getByRole('region', { name: 'Obavještenja' });
  const copy = page.getByRole('button', { name: /^Kopiraj broj/ }).first();
  await copy.click();
  await expect.poll(script.asked).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(said).toBeEmpty();
  script.mend();
  await copy.click();
  await expect(said).toContainText(/Kopirano|ne može kopirati/);
});

quietly(
  'a choice that is made while its script is still on its way says so when the script fails',
  async ({ page }) => {
    const failure = Promise.withResolvers<undefined>();
    await page.goto('/audi/a4');
    await page.route('**/_astro/mount.*', async (route) => {
      await failure.promise;
      await route.abort();
    });
    const order = page.getByLabel('Sortiraj:');
    const asked = page.waitForRequest('**/_astro/mount.*');
    await order.focus();
    await asked;
    await order.selectOption('Cijena: niža prvo');
    const said = page.getByRole('region', { name: 'Obavještenja' });
    await expect(said).toBeEmpty();
    failure.resolve(undefined);
    await expect(said).toContainText('Izbor se nije učitao.');
  },
);

for (const [form, path, label, value, button] of [
  ['the contact form', '/kontakt', 'Poruka *', 'Imate li desni far za Golf?', 'Pošaljite poruku'],
  ['the filters', '/svi-proizvodi', 'Godina od', '2006', 'Primijeni filtere'],
  ['a group of a list', '/audi/a4', 'Godina od', '2006', 'Karoserija'],
] as const)
  quietly(
    `when the network is lost before the script of ${form} has come, the page says so and keeps what was typed`,
    async ({ page, context }) => {
      await page.goto(path);
      await context.setOffline(true);
      await page.getByLabel(label).fill(value);
      const press = page.getByRole('button', { name: button });
      await press.click();
      const said = page.getByRole('alert').getByText('Prodavnica nije odgovorila.');
      await expect(said).toBeVisible();
      await expect(page.getByLabel(label)).toHaveValue(value);
      await page.mouse.click(5, 5);
      await expect(said).toBeHidden();
      // With a network again the browser sends the form, as it does without any script.
      await context.setOffline(false);
      await press.click();
      await expect(page).not.toHaveURL(path);
    },
  );
