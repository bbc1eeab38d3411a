import { AFTER_LOAD_MS } from '#src/domain/limits/pages.ts';
import { kept, quietly, untilKept } from './setup/kept-pages.ts';
import { expect, test } from './setup/shop-test.ts';

test.use({ serviceWorkers: 'allow' });

quietly('what was visited can be read without a network, pictures included', async ({ page, context }) => {
  await page.goto('/audi/a4');
  await untilKept(page, '/audi/a4');
  await page.goto('/proizvod/1');
  await untilKept(page, '/proizvod/1');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(true);

  await page.goto('/audi/a4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audi A4');
  await page.goto('/proizvod/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  const picture = page.getByRole('img', { name: title! }).first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

quietly('any other page gives the shop’s phone and the names on the wishlist', async ({ page, context }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'premium-parts-wishlist',
      '[{"id":7,"name":"Retrovizor <b>lijevi</b>","image":null}]',
    ),
  );
  await page.goto('/');
  await untilKept(page, '/');
  await context.setOffline(true);
  await page.goto('/skoda/octavia');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nema internetske veze');
  await expect(page.getByRole('main').getByRole('link', { name: /^Pozovite \+387/ })).toHaveAttribute(
    'href',
    /^tel:\+387/,
  );
  await expect(page.getByRole('link', { name: 'Retrovizor <b>lijevi</b>' })).toHaveAttribute(
    'href',
    '/proizvod/7',
  );
  // The shop's styles and menu come from the cache as well.
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  );

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Škoda Octavia');
});

quietly(
  'a network that is announced before it answers does not reload in vain',
  async ({ page, context }) => {
    await page.goto('/');
    await untilKept(page, '/');
    await context.setOffline(true);
    await page.goto('/skoda/octavia');
    await page.evaluate(() => {
      document.title = 'Ista stranica';
      const { fetch } = globalThis;
      globalThis.fetch = (...call) => fetch(...call).finally(() => (document.title += ', pitano'));
      dispatchEvent(new Event('online'));
    });
    await expect(page).toHaveTitle('Ista stranica, pitano');

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Škoda Octavia');
  },
);

quietly(
  'the wishlist, opened while it was empty and filled later, is read without a network',
  async ({ page, context }) => {
    await page.goto('/wishlist');
    await expect(page.getByText('Vaša lista želja je prazna')).toBeVisible();
    await untilKept(page, '/wishlist');
    await page.goto('/audi/a4');
    const heart = page.getByRole('button', { name: /^Dodaj na listu želja/ }).first();
    const name = (await heart.getAttribute('aria-label'))!.replace(/^.*?: /, '');
    await heart.click();
    await context.setOffline(true);

    await page.goto('/wishlist');
    await expect(page.getByRole('article')).toContainText(name);
    await expect(page.getByText('Podaci možda nisu najnoviji')).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: /^Ukloni s liste/ }).click();
    await page.getByRole('button', { name: 'Vrati' }).click();
    await expect(page.getByRole('article')).toContainText(name);
  },
);

quietly(
  'the wishlist opens without a network though its page was never visited',
  async ({ page, context }) => {
    await page.goto('/audi/a4');
    await untilKept(page, '/audi/a4', '/wishlist');
    const heart = page.getByRole('button', { name: /^Dodaj na listu želja/ }).first();
    const name = (await heart.getAttribute('aria-label'))!.replace(/^.*?: /, '');
    await heart.click();
    await context.setOffline(true);
    await page.goto('/wishlist');
    await expect(page.getByRole('article')).toContainText(name);
  },
);

test('with a network every page comes from it, however often it was visited', async ({ page, context }) => {
  await page.goto('/o-nama');
  await untilKept(page, '/o-nama');
  await page.reload();
  await page.evaluate(async () => {
    const cache = await caches.open('pages-1');
    const old = '<h1>Od jučer</h1>';
    await cache.put('/o-nama', new Response(old, { headers: { 'content-type': 'text/html' } }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O nama');
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/o-nama'))!.text()))
    .toContain('O nama');
  expect(context.serviceWorkers()).toHaveLength(1);
});

test('a page that was loaded without the worker and claimed by it before it asked is cached too', async ({
  page,
}) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  // The clock runs until it is paused, so that moment must be later than any delay of the machine.
  await page.clock.pauseAt(now + 3_600_000);
  await page.goto('/o-nama');
  // As the page before this one may have done.
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
    await serviceWorker.register('/sw.js');
    await taken;
  });
  await page.clock.runFor(AFTER_LOAD_MS);
  await untilKept(page, '/o-nama');
});

test('calls are never cached, and the panel only where it was opened', async ({ page }) => {
  await page.goto('/kontakt');
  await untilKept(page, '/kontakt');
  expect(await kept(page)).not.toContain('/admin');
  await page.goto('/admin');
  await untilKept(page, '/admin');
  await page.evaluate(() => fetch('/api/products?page=1&limit=1'));
  await page.goto('/katalog');
  await untilKept(page, '/katalog');
  expect((await kept(page)).filter((path) => /^\/(api|admin\/|sw\.js|build\.json)/.test(path))).toEqual([]);
});

test('no more pages are cached than a cheap phone can hold', async ({ page }) => {
  await page.goto('/o-nama');
  await untilKept(page, '/o-nama');
  await page.evaluate(async () => {
    const cache = await caches.open('pages-1');
    for (let i = 0; i < 80; i++) await cache.put(`/?${i}`, new Response(''));
  });
  await page.goto('/kontakt');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pages-1')).keys()).length))
    .toBe(60);
});
