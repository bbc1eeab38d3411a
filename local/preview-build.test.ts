import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { previewText } from '#src/strings/preview.ts';
import { aSmallShop } from '../tests/setup/small-shop.ts';
import { openTestDatabase, type TestDatabase } from '../tests/setup/test-database.ts';
import { buildAndSwap, sourceFingerprint } from './build-site.ts';
import { SiteWorker } from './publishing/site-worker.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shop-preview-'));
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITEST', undefined);
  await aSmallShop(database.db);
}, 60_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function build(preview: string | undefined): Promise<Map<string, string>> {
  vi.stubEnv('SHOP_PREVIEW', preview);
  const site = join(folder, preview ? 'preview' : 'site');
  const worker = new SiteWorker();
  try {
    // Astro's cached pages are kept from one build to the next, as on Netlify.
    await buildAndSwap({ site, cache: join(folder, 'cache') }, () => undefined, worker);
  } finally {
    await worker.close();
  }
  const names = await readdir(site, { recursive: true });
  const texts = names.filter((name) => /\.(html|css|js)$|_headers$/.test(name));
  return new Map(
    await Promise.all(texts.map(async (name) => [name, await readFile(join(site, name), 'utf8')] as const)),
  );
}

const pagesOf = (site: Map<string, string>) => [...site].filter(([name]) => name.endsWith('.html'));

test('every page of a preview says that it is one and is kept from search engines; a public one has no byte of it', async () => {
  const preview = await build('1');
  const previewPrint = await sourceFingerprint();
  expect(pagesOf(preview).length).toBeGreaterThan(40);
  const silent = pagesOf(preview).filter(([, html]) => !html.includes(previewText.label));
  expect(silent.map(([name]) => name)).toEqual([]);
  expect(preview.get('_headers')).toContain('X-Robots-Tag: noindex');
  expect([...preview.values()].some((css) => css.includes('.preview-ribbon{'))).toBe(true);

  const site = await build(undefined);
  expect(pagesOf(site).length).toBe(pagesOf(preview).length);
  const talking = [...site].filter(([, text]) => /preview-ribbon|Pregled izmjena/.test(text));
  expect(talking.map(([name]) => name)).toEqual([]);
  expect(site.get('_headers')).toBeUndefined();
  expect(await sourceFingerprint()).not.toBe(previewPrint);
}, 180_000);
