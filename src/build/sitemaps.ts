import { imageAddress } from '#src/domain/catalogue/image-address.ts';
import type { ProductCard, ProductDetail } from '#src/domain/product/product.ts';
import type { Model } from '#src/domain/vehicle/vehicle.ts';
import { CATALOGUE_PAGES, TEXT_PAGES } from '#src/domain/catalogue/fixed-pages.ts';
import { latest, SITEMAP_ENTRIES_MAX, type SitemapEntry } from '#src/domain/catalogue/sitemap.ts';
import { yearsOf } from '#src/domain/years.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { catalogue } from './catalogue.ts';
import { memo } from './page-memo.ts';
import type { Group } from './product-groups.ts';
import { listed, type StaticPage, staticPage } from './static-page.ts';
import type { VehicleProducts } from './vehicle-products.ts';

export type Sitemap = { name: string; entries: readonly SitemapEntry[] };

/** Days are enough: a second edit on the same day does not change the sitemap. */
const dayOf = ({ updatedAt }: { updatedAt: string }): string => updatedAt.slice(0, 10);

const productEntry = ({ product }: { product: ProductDetail }): SitemapEntry => ({
  path: `/proizvod/${product.id}`,
  changedAt: dayOf(product),
  images: [...new Set(product.images.map(({ hash }) => imageAddress(hash, 1280, 'webp')))],
});

const productPages = (index: CatalogueIndex): { id: number; entry: SitemapEntry }[] =>
  index.entries().map(({ product }) => ({
    id: product.id,
    entry: memo().of(`sitemap product ${product.id}`, { product }, productEntry),
  }));

type Changed = (cards: readonly ProductCard[]) => string | undefined;

const lastChange = ({ entries }: Group) => latest(entries.map(({ product }) => dayOf(product)));

type ModelInputs = { model: Model; path: string; products: VehicleProducts };

/** A model and those of its years that have parts. */
function modelEntries({ model, path, products }: ModelInputs): SitemapEntry[] {
  const years = yearsOf(model.years).flatMap((year) => {
    const { known } = products.ofYear(year);
    return known.entries.length > 0 ? [{ path: `${path}/${year}`, changedAt: lastChange(known) }] : [];
  });
  return [{ path, changedAt: lastChange(products) }, ...years];
}

/** Manufacturers, models and years, under the one address that is canonical (DECISIONS R1, R7). */
const vehiclePages = (index: CatalogueIndex, changed: Changed): SitemapEntry[] =>
  index.catalogue.manufacturers.flatMap((m) => [
    { path: `/${m.slug}`, changedAt: changed(index.ofManufacturer(m.slug)) },
    ...m.models.flatMap((model) => {
      const path = `/${m.slug}/${model.slug}`;
      const inputs = { model, path, products: index.ofVehicle(m.slug, model.slug) };
      return memo().of(`sitemap ${path}`, inputs, modelEntries);
    }),
  ]);

/** Pages with an address of their own; `last` is the day of the last change of the catalogue. */
export function staticPages(last: string | undefined): SitemapEntry[] {
  const shop = CATALOGUE_PAGES.map((path) => ({ path, changedAt: last }));
  return [...shop, ...TEXT_PAGES.map((path) => ({ path }))];
}

const numbered = (name: string, i: number) => (i === 0 ? name : `${name}-${i + 1}`);

/** Splits entries into files of a size that search engines take. */
const inFiles = (name: string, entries: readonly SitemapEntry[]): Sitemap[] =>
  Array.from({ length: Math.ceil(entries.length / SITEMAP_ENTRIES_MAX) }, (_, i) => ({
    name: numbered(name, i),
    entries: entries.slice(i * SITEMAP_ENTRIES_MAX, (i + 1) * SITEMAP_ENTRIES_MAX),
  }));

/** Split by product code, so that an added or a deleted product changes one file. */
function productFiles(index: CatalogueIndex): Sitemap[] {
  const files = Map.groupBy(productPages(index), ({ id }) => Math.floor((id - 1) / SITEMAP_ENTRIES_MAX));
  return [...files.entries()]
    .sort(([a], [b]) => a - b)
    .map(([i, pages]) => ({
      name: numbered('proizvodi', i),
      entries: pages.sort((a, b) => a.id - b.id).map(({ entry }) => entry),
    }));
}

const made = new WeakMap<CatalogueIndex, Sitemap[]>();

/** Every page that search engines may list, and none that says noindex; a sitemap without entries would be invalid. */
export function sitemapsOf(index: CatalogueIndex): Sitemap[] {
  const known = made.get(index);
  if (known) return known;
  const times = new Map(index.entries().map(({ product }) => [product.id, dayOf(product)]));
  const changed: Changed = (cards) => latest(cards.map(({ id }) => times.get(id)));
  const { categories, tuningCategories } = index.catalogue;
  const maps = [
    ...inFiles('stranice', staticPages(latest(times.values()))),
    ...inFiles('kategorije', [
      ...categories.map(({ slug }) => ({
        path: `/kategorija/${slug}`,
        changedAt: changed(index.ofCategory(slug)),
      })),
      ...tuningCategories.map(({ slug }) => ({
        path: `/tuning/${slug}`,
        changedAt: changed(index.ofTuningCategory(slug)),
      })),
    ]),
    ...inFiles('vozila', vehiclePages(index, changed)),
    ...productFiles(index),
  ];
  made.set(index, maps);
  return maps;
}

export const sitemaps = async (): Promise<Sitemap[]> => sitemapsOf(await catalogue());

const sitemapPage = ({ name, entries }: Sitemap) => staticPage({ name }, { entries });

export async function sitemapPaths(): Promise<StaticPage<Pick<Sitemap, 'entries'>>[]> {
  const pages = (await sitemaps()).map(({ name, entries }) =>
    memo().of(`sitemap file ${name}`, { name, entries }, sitemapPage),
  );
  return listed('/sitemap-[name].xml', pages);
}
