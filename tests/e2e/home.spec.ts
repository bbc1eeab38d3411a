import type { Page } from '@playwright/test';
import { expect, test } from './setup/shop-test.ts';

const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
const hrefs = (links: ReturnType<Page['locator']>) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('the home page leads to tuning, four brands, four new products and all of them', async ({
      page,
      shopUrl,
    }) => {
      await page.goto('/');
      const tuning = section(page, 'Tuning oprema');
      await expect(tuning.getByRole('link', { name: 'Sva tuning oprema' })).toHaveAttribute(
        'href',
        '/tuning',
      );
      const cards = await hrefs(tuning.getByRole('listitem').getByRole('link'));
      expect(cards.length).toBeGreaterThan(3);
      expect(cards.filter((href) => !/^\/kategorija\/[a-z-]+$/.test(href ?? ''))).toEqual([]);

      const brands = section(page, 'Izdvojene marke');
      expect(await hrefs(brands.getByRole('listitem').getByRole('link'))).toEqual([
        '/mercedes-benz',
        '/bmw',
        '/vw',
        '/audi',
      ]);

      const newest = section(page, 'Najnoviji proizvodi');
      await expect(newest.getByRole('link', { name: 'Pogledaj sve' })).toHaveAttribute(
        'href',
        '/svi-proizvodi',
      );
      const answer = await fetch(`${shopUrl}/api/products?page=1&limit=4`);
      const { products } = (await answer.json()) as { products: { id: number }[] };
      const paths = products.map(({ id }) => `/proizvod/${id}`);
      expect(await hrefs(newest.getByRole('article').getByRole('link'))).toEqual(paths);
    });

    test('links of one name lead to one page', async ({ page }) => {
      await page.goto('/');
      const links = page.getByRole('main').getByRole('link').filter({ visible: true });
      const named = await links.evaluateAll((all) =>
        all.map((link) => [link.textContent.trim(), link.getAttribute('href')] as const),
      );
      const wrong = named.filter(([name, href]) =>
        named.some(([same, other]) => same === name && other !== href),
      );
      expect(wrong).toEqual([]);
    });

    test('bands of the same background share the space between them', async ({ page }) => {
      await page.goto('/');
      const newest = section(page, 'Najnoviji proizvodi');
      const [above, below] = await Promise.all([
        section(page, 'Dijelovi po kategorijama').getByRole('listitem').last().boundingBox(),
        newest.getByRole('heading', { level: 2 }).boundingBox(),
      ]);
      const space = await newest.evaluate((band) => parseFloat(getComputedStyle(band).paddingBottom));
      expect(below!.y - above!.y - above!.height).toBeLessThan(1.5 * space);
    });

    test('the home page shows the shop’s promises: four figures and four services', async ({ page }) => {
      await page.goto('/');
      const promises = section(page, 'Zašto kupovati kod nas');
      await expect(promises.getByRole('list').first().getByRole('listitem')).toHaveText([
        /^10\+\s*godina iskustva$/,
        /^5000\+\s*zadovoljnih klijenata$/,
        /^15\+\s*marki vozila$/,
        /^1000\+\s*proizvoda u ponudi$/,
      ]);
      await expect(promises.getByRole('heading', { level: 3 })).toHaveText([
        'Dostava za 2-3 dana',
        'Besplatna dostava',
        'Podrška 8:00–18:00',
        'Garancija na sve',
      ]);
    });
  });
}

test('without products for a model and year the hero still leads to its page', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  await expect(hero.getByLabel('Model')).toContainText('Prvo odaberite marku');
  await hero.getByLabel('Marka').focus();
  await hero.getByLabel('Marka').selectOption({ label: 'Porsche' });
  await hero.getByLabel('Model', { exact: true }).selectOption({ index: 1 });
  await expect(hero.getByLabel('Godina')).toContainText('Odaberite godinu');
  await hero.getByLabel('Godina').selectOption({ index: 1 });
  await hero.getByRole('button').click();
  await expect(page).toHaveURL(/\/porsche\/[a-z0-9-]+\/\d{4}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Porsche');
});

type Choice = {
  name: string;
  slug: string;
  models: (Omit<Choice, 'models'> & { first: number; parts: number[] })[];
};

test('a vehicle without parts can be chosen too, with a button that does not promise any', async ({
  page,
  shopUrl,
}) => {
  const choices = (await (await fetch(`${shopUrl}/data/vozila.json`)).json()) as Choice[];
  const [bare] = choices.flatMap((manufacturer) =>
    manufacturer.models
      .filter(({ parts }) => parts.every((n) => n === 0))
      .map((model) => ({ manufacturer, model })),
  );
  const { manufacturer, model } = bare!;
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  await hero.getByLabel('Marka').focus();
  await hero.getByLabel('Marka').selectOption({ label: manufacturer.name });
  await hero.getByLabel('Model', { exact: true }).selectOption({ label: model.name });
  await hero.getByLabel('Godina').selectOption(String(model.first));
  const go = hero.getByRole('button');
  await expect(go).toHaveText('Pogledajte ovo vozilo');
  await go.click();
  await expect(page).toHaveURL(`/${manufacturer.slug}/${model.slug}/${model.first}`);
  await expect(page.getByText('Nema dostupnih proizvoda za ovaj model.')).toBeVisible();
});

test('newer products do not replace a card that gets the focus while their code is loading', async ({
  page,
}) => {
  const [asked, loaded] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  await page.route('**/api/shop/products?page=1&limit=4', async (route) => {
    const answer = (await (await route.fetch()).json()) as { products: unknown[] };
    await page.route('**/*.js', async (script) => {
      asked.resolve(undefined);
      await loaded.promise;
      await script.continue();
    });
    await route.fulfill({ json: { ...answer, products: answer.products.toReversed() } });
  });
  await page.goto('/');
  const first = section(page, 'Najnoviji proizvodi').getByRole('article').first().getByRole('link');
  await asked.promise;
  await first.focus();
  loaded.resolve(undefined);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await expect(first).toBeFocused();
});

test.describe('when the shop does not respond', () => {
  test.use({ expected: /net::ERR_FAILED/ });

  test('the hero leads to the vehicle’s page all the same', async ({ page }) => {
    await page.route(/api\/shop\/products\?.*model=a4/, (route) => route.abort());
    await page.goto('/');
    const hero = page.getByRole('form', { name: 'Odabir vozila' });
    await hero.getByLabel('Marka').focus();
    await hero.getByLabel('Marka').selectOption({ label: 'Audi' });
    await hero.getByLabel('Model', { exact: true }).selectOption({ label: 'A4' });
    await hero.getByLabel('Godina').selectOption('2008');
    await hero.getByRole('button').click();
    await expect(page).toHaveURL('/audi/a4/2008');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
