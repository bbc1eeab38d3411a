import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '#db/client.ts';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { findPublishState } from '#db/queries/catalogue/publishing.ts';
import { catalogueState, products } from '#db/schema/index.ts';
import type { BuildReport } from '#src/build/build-report.ts';
import { FALLBACK_VEHICLE } from '#src/domain/catalogue/fallback-page.ts';
import { previewText } from '#src/strings/preview.ts';
import { renderView } from '#src/views/render-view.ts';
import { ManufacturerSelect } from '#src/views/product-list/ManufacturerSelect.tsx';
import { ProductLoading } from '#src/views/product/ProductLoading.tsx';
import { aCategory, aManufacturer, anImage, aProduct } from '../../tests/setup/factories.ts';
import { readSite, wordsOfPage } from '../../tests/setup/site-files.ts';
import { aSmallShop } from '../../tests/setup/small-shop.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { buildSite, hasSite, isUpToDate, type SiteFolders, sourceFingerprint } from './build-site.ts';

// One shop, built several times over the same cache, as on Netlify: as a preview, for visitors, again, after an edit.

let database: TestDatabase;
let folder: string;
let ids: Awaited<ReturnType<typeof fill>>;
let previewFingerprint: string;
let first: BuildReport;

/** A small shop with what the demo catalogue has no data for. */
async function fill(db: Db) {
  const { audi, a4, far } = await aSmallShop(db);
  await aManufacturer(db, { name: 'Lada' });
  await aCategory(db, { name: 'Stakla' });
  const { hash } = await anImage(db);
  const fits = [{ manufacturerId: audi.id, modelId: a4.id }];
  const sold = await aProduct(db, { name: 'Prodani far', availability: 'sold', fits, pictures: [hash] });
  const ordered = await aProduct(db, { name: 'Naručeni far', availability: 'on_order', fits });
  const bare = await aProduct(db, { name: 'Far bez slike', warrantyMonths: 24, quality: 'Polovno', fits });
  return { far: far.id, sold: sold.id, ordered: ordered.id, bare: bare.id };
}

const foldersOf = (name: string): SiteFolders => ({ site: join(folder, name), cache: join(folder, 'cache') });
const build = (name = 'site') => buildSite(database.db, foldersOf(name), () => undefined);
/** Pages and the parts of the sitemap: what is rendered from the catalogue. */
const renderedFiles = () => readSite(join(folder, 'site'), /\.html$|^sitemap-.*\.xml$/);
const pagesOf = (site: Map<string, string>) => [...site].filter(([name]) => name.endsWith('.html'));

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shop-build-'));
  vi.stubEnv('DATABASE_URL', database.url);
  // The child builds with the project's own settings, not with those of the test runner.
  vi.stubEnv('VITEST', undefined);
  ids = await fill(database.db);
  vi.stubEnv('SHOP_PREVIEW', '1');
  await build('preview');
  previewFingerprint = await sourceFingerprint();
  vi.stubEnv('SHOP_PREVIEW', undefined);
  first = await build();
}, 180_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('every page of a preview says that it is one and is hidden from search engines; public pages have nothing of it', async () => {
  const wanted = /\.(html|css|js)$|_headers$/;
  const preview = await readSite(join(folder, 'preview'), wanted);
  expect(pagesOf(preview).length).toBeGreaterThan(40);
  const unmarked = pagesOf(preview).filter(([, html]) => !html.includes(previewText.label));
  expect(unmarked.map(([name]) => name)).toEqual([]);
  expect(preview.get('_headers')).toContain('X-Robots-Tag: noindex');
  expect([...preview.values()].some((css) => css.includes('.preview-ribbon{'))).toBe(true);

  const site = await readSite(join(folder, 'site'), wanted);
  expect(pagesOf(site).length).toBe(pagesOf(preview).length);
  const marked = [...site].filter(([, text]) => /preview-ribbon|Pregled izmjena/.test(text));
  expect(marked.map(([name]) => name)).toEqual([]);
  expect(site.get('_headers')).toBeUndefined();
  expect(await sourceFingerprint()).not.toBe(previewFingerprint);
});

/** Common features that Chrome 109, Safari 15.6 or Firefox 115 lack. */
const TOO_NEW = {
  scripts:
    /\.to(?:Sorted|Reversed|Spliced|WellFormed)\(|\bgroupBy\(|\bcheckVisibility\b|AbortSignal\.(?:any|timeout)|withResolvers|\(\?<[=!]|\.aria[A-Z]\w+ ?=|URL\.canParse|fromAsync|Promise\.try|requestIdleCallback\(|\.(?:showPopover|isSubsetOf|symmetricDifference)\(|\bstatic ?\{|["'`]\((?:width|height) ?[<>]/g,
  markup: /\bsizes="[^"]*\((?:width|height) ?[<>]/g,
  styles:
    // The last one is Tailwind's own fallback, a solid colour in place of a transparent one.
    /@media[^{]*\(\s*(?:width|height)\s*[<>=][^{]*|:hover\{background(?:-color)?:var\(--[\w-]+\)\}@supports \(color:color-mix|\bokl(?:ch|ab)\([^)]*\)|text-decoration:\s*\w+ \d[^;}]*|\d(?:r?lh)\b/g,
};
/**
 * Packages that check for the feature first, or have a method of their own with that name; Tailwind's height of an empty
 * date field, which is a line high without it too.
 */
const CHECKED_FIRST =
  /date-and-time-value\{min-height:1lh|typeof \w+\.checkVisibility|checkVisibility\(\{checkVisibilityCSS|OrderedDict\.toSorted|\w\.toSorted\(\w+\);return \w+\.some/g;

test('pages, scripts and styles use nothing that the promised browsers lack', async () => {
  const site = await readSite(join(folder, 'site'), /\.(css|js|html)$/);
  const kinds = { css: TOO_NEW.styles, js: TOO_NEW.scripts, html: TOO_NEW.markup };
  const used = [...site].flatMap(([name, text]) => {
    const kind = name.split('.').at(-1) as keyof typeof kinds;
    const found = text.replace(CHECKED_FIRST, '').match(kinds[kind]);
    return (found ?? []).map((what) => `${name}: ${what}`);
  });
  expect(used).toEqual([]);
});

test('fallback pages hold the markup that functions replace', async () => {
  const pages = await readSite(join(folder, 'site'), /^rezerva\/.*\.html$/);
  expect(pages.get('rezerva/godina.html')).toContain(
    renderView(ManufacturerSelect, { manufacturers: [], chosen: FALLBACK_VEHICLE.manufacturer.slug }),
  );
  expect(pages.get('rezerva/proizvod.html')).toContain(renderView(ProductLoading, {}));
});

describe('what the demo catalogue has no data for', () => {
  const html = async (page: string) => (await renderedFiles()).get(`${page}.html`) ?? '';
  const words = async (page: string) => wordsOfPage(await html(page));

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

  test('a year that no part names shows the parts without known years, and says so', async () => {
    expect(await words('audi/a4/2006')).toContain('Bez poznatog godišta – provjerite (3)');
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
    const page = await html(`proizvod/${ids.bare}`);
    expect(page).toMatch(/class="gal"[^]*Slika uskoro/);
    expect(page).not.toContain('gal__nav');
    const text = await words(`proizvod/${ids.bare}`);
    expect(text).toContain('24 mjeseca');
    expect(text).toContain('Polovno');
  });

  test('a category without a description of its own gets a general one; a part claims no quality that is not known', async () => {
    const list = await words('kategorija/stakla');
    expect(list).toContain('Stakla: novi i polovni dijelovi');
    for (const text of [list, await words(`proizvod/${ids.ordered}`)])
      expect(text).not.toMatch(/originalni dijelovi/i);
  });
});

test('a build renders again only the pages that show what has changed', async () => {
  expect(first.renderedKeyed).toBeGreaterThan(20);
  expect(await isUpToDate(database.db, join(folder, 'site'))).toBe(true);
  const before = await renderedFiles();

  const second = await build();
  expect(second).toMatchObject({ pages: first.pages, renderedKeyed: 0 });
  expect(await renderedFiles()).toEqual(before);

  await database.db.update(products).set({ name: 'Preimenovani far' }).where(eq(products.id, ids.far));
  expect(await isUpToDate(database.db, join(folder, 'site'))).toBe(false);
  const third = await build();
  const after = await renderedFiles();
  const rendered = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  const changed = rendered.filter((name) => name.endsWith('.html'));
  const showing = [...before].filter(([, html]) => html.includes('Jedinstveni far')).map(([name]) => name);
  expect(changed.sort()).toEqual(showing.sort());
  expect(changed).toContain(`proizvod/${ids.far}.html`);
  expect(changed).toContain('vw/golf/2004.html');
  expect(changed).not.toContain('audi/a4.html');
  // The home page has no key and is rendered every time.
  expect(third.renderedKeyed).toBe(
    rendered.filter((name) => !['index.html', 'svi-proizvodi.html'].includes(name)).length,
  );

  const { saved, live } = await findPublishState(database.db);
  expect(live?.version).toBe(saved?.version);
}, 240_000);

test('pages of another database with the same version of its catalogue are not up to date', async () => {
  const other = await openTestDatabase();
  onTestFinished(() => other.close());
  await other.db.update(catalogueState).set({ version: await findCatalogueVersion(database.db) });
  expect(await isUpToDate(database.db, join(folder, 'site'))).toBe(true);
  expect(await isUpToDate(other.db, join(folder, 'site'))).toBe(false);
});

test('a build that fails leaves the site that is being served', async () => {
  const before = await renderedFiles();
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none');
  await expect(build()).rejects.toThrow('astro build failed');
  expect(await renderedFiles()).toEqual(before);
}, 120_000);

test('a site that a killed build had moved aside is found again', async () => {
  const site = join(folder, 'site');
  await rename(site, `${site}-old`);
  expect(await hasSite(site)).toBe(true);
  expect((await readSite(site, /^index\.html$/)).size).toBe(1);
  expect(await hasSite(join(folder, 'never'))).toBe(false);
});
