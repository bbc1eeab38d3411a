import { apply, chip, count, filtered, names, numberIn, open } from './setup/product-list-page.ts';
import { expect, test } from './setup/shop-test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('Back and Forward restore the list, its filters and the scroll position', async ({ page }) => {
  await open(page, '/svi-proizvodi');
  const first = await names(page);
  await page.getByLabel('Marka vozila').selectOption('Audi');
  await apply(page).click();
  await filtered(page, /marka=audi$/);
  const second = await names(page);
  await page.getByRole('link', { name: 'Stranica 2' }).click();
  await filtered(page, /marka=audi&page=2$/);
  await expect(count(page)).toContainText('Prikazano 21-40');
  await expect(count(page)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await page.getByRole('article').nth(12).getByRole('link').click();
  await expect(page).toHaveURL(/\/proizvod\//);
  await page.goBack();
  await filtered(page, /marka=audi&page=2$/);
  await expect(count(page)).toContainText('Prikazano 21-40');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.goBack();
  await filtered(page, /marka=audi$/);
  expect(await names(page)).toEqual(second);
  await page.goBack();
  await filtered(page, /\/svi-proizvodi$/);
  expect(await names(page)).toEqual(first);
  await expect(page.getByLabel('Marka vozila')).toHaveValue('all');
  await page.goForward();
  await filtered(page, /marka=audi$/);
  expect(await names(page)).toEqual(second);
  await expect(page.getByLabel('Marka vozila')).toHaveValue('Audi');
});

test('Back after a reload shows the list of its address, before anything is touched', async ({ page }) => {
  await open(page, '/svi-proizvodi');
  await page.getByLabel('Marka vozila').selectOption('Audi');
  await apply(page).click();
  await filtered(page, /marka=audi$/);
  const audis = await names(page);
  await chip(page, 'Audi').click();
  await filtered(page, /\/svi-proizvodi$/);
  await page.reload();
  await page.goBack();
  await filtered(page, /marka=audi$/);
  await expect(count(page)).not.toContainText('2.000');
  expect(await names(page)).toEqual(audis);
});

test('an address with filters is applied before anything else is seen, without a shift', async ({ page }) => {
  let answer = () => {};
  const seen = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/shop/products?**', async (route) => {
    await seen;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/svi-proizvodi?marka=vw&model=golf&od=2004', { waitUntil: 'commit' });
  await page.locator('[data-busy]').waitFor({ state: 'attached' });
  await expect(page.locator('[data-list]')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('article').getByRole('heading').first()).toBeHidden();
  answer();
  await filtered(page, /\?marka=volkswagen&model=golf&od=2004$/);
  await expect(count(page)).toContainText(/Prikazano 1-20 od \d+ proizvoda/);
  await expect(page.getByLabel('Model vozila')).toHaveValue(/^golf$/i);
  await expect(page.getByLabel('Godina od')).toHaveValue('2004');
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shift).toBeLessThan(0.02);
});

test('another vehicle is another page, with the other filters', async ({ page }) => {
  await open(page, '/audi/a4/2008');
  await page.getByLabel('Godina od').fill('2006');
  await page.getByLabel('Model vozila').selectOption('A6');
  await apply(page).click();
  await expect(page).toHaveURL(/\/audi\/a6\?od=2006$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audi A6');
  await filtered(page, /od=2006$/);
  await page.getByLabel('Model vozila').selectOption('Svi modeli');
  await apply(page).click();
  await filtered(page, /\/svi-proizvodi\?marka=audi&od=2006$/);
});

test('a form that is sent before the script has loaded is understood, and its address is shortened', async ({
  page,
}) => {
  const sent: [string, RegExp, string | null][] = [
    [
      '/audi/a4?marka=Audi&model=A4&kategorija=Branici&od=&do=&sortiraj=najnovije',
      /\/audi\/a4\?kategorija=branici$/,
      'Branici',
    ],
    [
      '/audi/a4/2008?marka=BMW&model=all&kategorija=all&od=2006&do=',
      /\/svi-proizvodi\?marka=bmw&od=2006$/,
      'BMW',
    ],
    [
      '/svi-proizvodi?marka=all&model=all&kategorija=all&od=&do=&sortiraj=najnovije',
      /\/svi-proizvodi$/,
      null,
    ],
    ['/svi-proizvodi?marka=all&od=&do=&sortiraj=najnovije&page=2', /\/svi-proizvodi\?page=2$/, null],
  ];
  for (const [address, short, name] of sent) {
    await page.goto(address);
    await filtered(page, short);
    if (name) await expect(chip(page, name)).toBeVisible();
    else await expect(page.locator('[data-chips]')).toBeEmpty();
  }
});

test('parameters that others add to an address stay in it', async ({ page }) => {
  await open(page, '/svi-proizvodi?utm_source=viber');
  await expect(page).toHaveURL('/svi-proizvodi?utm_source=viber');
});

test('the list under a brand filters by model in place, and another brand has its own page', async ({
  page,
}) => {
  await open(page, '/katalog/audi');
  const all = numberIn(`(${(await count(page).textContent())!.split(' od ')[1]!.split(' ')[0]!})`);
  await page.getByLabel('Model vozila').selectOption('A4');
  await expect(apply(page)).toHaveText(/\(\d+\)/);
  const found = numberIn(await apply(page).textContent());
  expect(found).toBeLessThan(all);
  await apply(page).click();
  await filtered(page, /\/katalog\/audi\?model=a4$/);
  await expect(count(page)).toContainText(`od ${found} proizvoda`);
  await expect(page.getByRole('article').first().getByRole('heading', { level: 3 })).toBeVisible();
  await chip(page, 'Audi A4').click();
  await filtered(page, /\/katalog\/audi$/);
  await page.getByLabel('Marka vozila').selectOption('BMW');
  await page.getByLabel('Godina od').fill('2006');
  await apply(page).click();
  await filtered(page, /\/katalog\/bmw\?od=2006$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BMW');
});

test('the page’s own vehicle is a chip that leads to the wider list, with the other filters', async ({
  page,
}) => {
  await page.goto('/audi/a4/2008');
  await expect(page.getByRole('link', { name: 'Ukloni filter: Audi A4' })).toHaveAttribute(
    'href',
    '/svi-proizvodi',
  );
  await page.getByLabel('Kategorija').selectOption({ index: 1 });
  // The count shows that the script is running; before that the browser would submit the form itself.
  await expect(apply(page)).toHaveText(/\(\d+\)/);
  await apply(page).click();
  await filtered(page, /\?kategorija=/);
  const { search } = new URL(page.url());
  await page.getByRole('link', { name: 'Ukloni filter: 2008' }).click();
  await expect(page).toHaveURL(`/audi/a4${search}`);
  await filtered(page, /\?kategorija=/);
  await page.getByRole('link', { name: 'Ukloni filter: Audi A4' }).click();
  await expect(page).toHaveURL(`/svi-proizvodi${search}`);
});

test('a plain page number is a page of its own, reached by real links', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto('/svi-proizvodi');
  await page.getByRole('link', { name: 'Stranica 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(count(page)).toContainText('Prikazano 21-40');
  await page.getByLabel('Marka vozila').hover();
  expect(calls).toEqual([]);
});

test('the page of a year in which a model was not built names its vehicle and links to other years', async ({
  page,
}) => {
  await page.goto('/audi/a4/1991');
  await expect(page.getByText('Nema dostupnih proizvoda za ovaj model.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sva godišta ovog modela' })).toHaveAttribute(
    'href',
    '/audi/a4',
  );
  await expect(page.getByLabel('Marka vozila')).toHaveValue('Audi');
  await expect(page.getByLabel('Model vozila')).toHaveValue(/^a4$/i);
  await expect(page.getByRole('link', { name: 'Ukloni filter: 1991' })).toHaveAttribute('href', '/audi/a4');
  await open(page, '/audi/a4/1991');
  await page.getByLabel('Godina od').fill('2000');
  await apply(page).click();
  await filtered(page, /\/audi\/a4\?od=2000$/);
  await expect(page.getByText('Sva godišta').first()).toBeVisible();
});
