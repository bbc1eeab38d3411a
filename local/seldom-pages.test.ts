import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCategory, aManufacturer, anImage, aProduct } from '../tests/setup/factories.ts';
import { aSmallShop } from '../tests/setup/small-shop.ts';
import { openTestDatabase, type TestDatabase } from '../tests/setup/test-database.ts';
import { buildAndSwap } from './build-site.ts';
import { SiteWorker } from './publishing/site-worker.ts';

// Pages that the demo catalogue has no data for: a real build of a shop that has it.

let database: TestDatabase;
let folder: string;
let ids: Record<'sold' | 'ordered' | 'bare', number>;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shop-seldom-'));
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITEST', undefined);
  const { db } = database;
  const { audi, a4 } = await aSmallShop(db);
  await aManufacturer(db, { name: 'Lada' });
  await aCategory(db, { name: 'Stakla' });
  const { hash } = await anImage(db);
  const fits = [{ manufacturerId: audi.id, modelId: a4.id }];
  const sold = await aProduct(db, { name: 'Prodani far', availability: 'sold', fits, pictures: [hash] });
  const ordered = await aProduct(db, { name: 'Naručeni far', availability: 'on_order', fits });
  const bare = await aProduct(db, { name: 'Far bez slike', warrantyMonths: 24, quality: 'Polovno', fits });
  ids = { sold: sold.id, ordered: ordered.id, bare: bare.id };
  const worker = new SiteWorker();
  await buildAndSwap({ site: join(folder, 'site'), cache: join(folder, 'cache') }, () => undefined, worker);
  await worker.close();
}, 120_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** The text of a page's main part, without markup. */
async function words(page: string): Promise<string> {
  const html = await readFile(join(folder, 'site', `${page}.html`), 'utf8');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main
    .replace(/<(script|style|template|select)[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('a brand without models says so, in both its places, with ways out', async () => {
  for (const page of ['lada', 'katalog/lada']) {
    const text = await words(page);
    expect(text).toContain('Nema dostupnih modela za ovaj brend.');
    expect(text).toContain('Pogledajte katalog');
    expect(text).toContain('Pitajte nas');
  }
});

test('categories without products say so', async () => {
  for (const page of ['kategorija/stakla', 'tuning/felge', 'kategorija/felge'])
    expect(await words(page)).toContain('Nema dostupnih proizvoda u ovoj kategoriji.');
  expect(await words('tuning')).toContain('Trenutno bez proizvoda');
});

test('a year without products says so', async () => {
  expect(await words('audi/a4/2006')).toContain('Nema dostupnih proizvoda za ovaj model.');
});

test('a sold part stays, says so, and offers to look for another', async () => {
  const text = await words(`proizvod/${ids.sold}`);
  expect(text).toContain('Prodano');
  expect(text).toContain('Ovaj dio je prodan. Pitajte nas za sličan.');
  expect(text).toContain('1 / 1');
  expect(text).toContain('Godište na upit');
});

test('a part that is ordered says so, and the card of a sold one too', async () => {
  expect(await words(`proizvod/${ids.ordered}`)).toContain('Po narudžbi');
  expect(await words('audi/a4')).toContain('Prodano');
});

test('a part without a picture has a place for one, and its own warranty and quality', async () => {
  const html = await readFile(join(folder, 'site', `proizvod/${ids.bare}.html`), 'utf8');
  expect(html).toMatch(/class="gal"[^]*Slika uskoro/);
  expect(html).not.toContain('gal__nav');
  const text = await words(`proizvod/${ids.bare}`);
  expect(text).toContain('24 mjeseca');
  expect(text).toContain('Polovno');
});

test('a part and a category without words of their own are described all the same', async () => {
  expect(await words('kategorija/stakla')).toContain('Stakla: originalni dijelovi provjerene kvalitete');
  expect(await words(`proizvod/${ids.ordered}`)).toContain('Originalni dijelovi');
});
