import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS } from '../e2e/setup/browser-flags.ts';
import { startShop } from '../e2e/setup/running-shop.ts';
import { findChromium } from '../find-chromium.ts';
import { median, printTable } from './table.ts';
import { inpOf, openPhone, timed } from './throttled-phone.ts';

const RUNS = Number(process.env['INTERACTION_RUNS'] ?? 5);
const PAGES = {
  home: '/',
  list: '/volkswagen/golf',
  'all products': '/svi-proizvodi',
  product: '/proizvod/1',
  search: '/search?q=golf',
  contact: '/kontakt',
  wishlist: '/wishlist',
};
const LIST = '/volkswagen/golf';
const CARDS = { selector: 'main article h2, main article h3' };
const ROWS = { selector: '[role=option]' };
/** The time a thumb needs from a list of choices to the button below it. */
const THUMB_MS = 600;
type Figures = Record<string, number>;
type Shop = { name: string; url: string; close: () => Promise<void> };

async function shopOf(name: string, place: string): Promise<Shop> {
  if (/^https?:/.test(place)) return { name, url: place, close: () => Promise.resolve() };
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const start = () => startShop({ DATA_DIR: folder, PORT: '0' }, resolve(place));
  // Only the first start makes pictures in the background.
  await (await start()).stop();
  const { url, stop } = await start();
  return {
    name,
    url,
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the page has loaded and no request is pending. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'networkidle' });

const apply = (page: Page) => page.getByRole('button', { name: /^Primijeni filtere/ });

async function filters(page: Page, url: string): Promise<Figures> {
  await open(page, url + LIST);
  const panel = page.locator('summary', { hasText: 'Filteri' });
  const category = page.getByLabel('Kategorija');
  const choose = async (index: number) => {
    if (!(await category.isVisible())) await panel.tap();
    await category.selectOption({ index });
  };
  const first = await timed(page, CARDS, async () => {
    await panel.tap();
    await choose(1);
    await apply(page).tap();
  });
  await choose(2);
  await page.waitForTimeout(THUMB_MS);
  const again = await timed(page, CARDS, () => apply(page).tap());
  return { 'filters, first touch to new list': first, 'filters, again': again, ...(await hearts(page)) };
}

async function hearts(page: Page): Promise<Figures> {
  const heart = page.getByRole('main').getByRole('button', { name: /na listu želja: / });
  const press = () => timed(page, { selector: 'main [data-wish]' }, () => heart.first().tap());
  return {
    'heart, first': await press(),
    'heart, again': await press(),
    'INP of the list': await inpOf(page),
  };
}

async function search(page: Page, url: string): Promise<Figures> {
  await open(page, `${url}/o-nama`);
  const box = page.getByRole('banner').locator('input[name=q]');
  const first = await timed(page, ROWS, async () => {
    await box.tap();
    await page.keyboard.type('gol');
  });
  await page.getByRole('option').filter({ hasText: 'Proizvod' }).first().waitFor();
  const names = await timed(page, ROWS, () => page.keyboard.type('f'));
  await page.waitForLoadState('networkidle');
  const rows = await timed(page, { ...ROWS, wanted: 'Proizvod' }, () => page.keyboard.type(' 5'));
  return {
    'search, first touch and letters to suggestions': first,
    'search, names again': names,
    'search, product rows again': rows,
    'INP of the search': await inpOf(page),
  };
}

async function scriptBytes(page: Page, address: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await open(page, address);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function onPhone<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const { page, context } = await openPhone(browser);
  try {
    return await work(page);
  } finally {
    await context.close();
  }
}

const worst = (values: readonly number[]) => Math.round(Math.max(...values));
/**
 * A slow phone on Fast 4G, and how long it waits. `--beside` names another checkout with its packages, or the address
 * of a running shop: the two take turns, each visit with an empty cache.
 */
export async function benchInteractions(beside?: string): Promise<void> {
  const shops = [await shopOf('here', process.env['SHOP_URL'] ?? '.')];
  if (beside) shops.unshift(await shopOf('beside', beside));
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
  const runs = new Map<string, Figures[]>(shops.map(({ name }) => [name, []]));
  const bytes: (string | number)[][] = [];
  try {
    // The first round does not count: it warms up the shops' code and pictures.
    for (let run = 0; run <= RUNS; run++)
      for (const { name, url } of shops) {
        const list = await onPhone(browser, (page) => filters(page, url));
        const box = await onPhone(browser, (page) => search(page, url));
        if (run > 0) runs.get(name)!.push({ ...list, ...box });
      }
    for (const [kind, path] of Object.entries(PAGES)) {
      const row: (string | number)[] = [kind];
      for (const { url } of shops) row.push(await onPhone(browser, (page) => scriptBytes(page, url + path)));
      bytes.push(row);
    }
  } finally {
    await browser.close();
    for (const shop of shops) await shop.close();
  }
  const names = shops.map(({ name }) => name);
  const figures = Object.keys(runs.get('here')![0]!).map((figure) => [
    figure,
    ...names.flatMap((name) => {
      const values = runs.get(name)!.map((one) => one[figure]!);
      return [Math.round(median(values)), worst(values)];
    }),
  ]);
  const columns = names.flatMap((name) => [`${name}, median`, `${name}, worst`]);
  printTable([`ms, ${RUNS} runs`, ...columns], figures);
  console.log('');
  printTable(['script before the first touch, bytes', ...names], bytes);
}
