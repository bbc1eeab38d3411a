import { imageAddress } from '#src/domain/image-address.ts';
import type { ProductCard } from '#src/domain/product.ts';
import { latest, SITEMAP_ENTRIES_MAX, type SitemapEntry } from '#src/domain/sitemap.ts';
import { yearsOf } from '#src/domain/years.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { catalogue } from './catalogue.ts';

export type Sitemap = { name: string; entries: readonly SitemapEntry[] };

const productPages = (index: CatalogueIndex): SitemapEntry[] =>
  index.entries().map(({ product: { id, updatedAt, images } }) => ({
    path: `/proizvod/${id}`,
    changedAt: updatedAt,
    images: [...new Set(images.map(({ hash }) => imageAddress(hash, 1280, 'webp')))],
  }));

/** Brands, models and the years that have parts, under the one address that is canonical (DECISIONS R1, R7). */
function vehiclePages(index: CatalogueIndex, changed: (cards: readonly ProductCard[]) => string | undefined) {
  return index.catalogue.manufacturers.flatMap((m): SitemapEntry[] => [
    { path: `/${m.slug}`, changedAt: changed(index.ofManufacturer(m.slug)) },
    ...m.models.flatMap((model): SitemapEntry[] => {
      const path = `/${m.slug}/${model.slug}`;
      const years = yearsOf(model.years).flatMap((year) => {
        const cards = index.ofVehicle(m.slug, model.slug, year);
        return cards.length > 0 ? [{ path: `${path}/${year}`, changedAt: changed(cards) }] : [];
      });
      return [{ path, changedAt: changed(index.ofVehicle(m.slug, model.slug, null)) }, ...years];
    }),
  ]);
}

function staticPages(last: string | undefined): SitemapEntry[] {
  const shop = ['/', '/katalog', '/svi-proizvodi', '/tuning'].map((path) => ({ path, changedAt: last }));
  const texts = ['/kontakt', '/o-nama', '/opci-uslovi', '/politika-privatnosti', '/politika-povrata'];
  return [...shop, ...texts.map((path) => ({ path }))];
}

/** In files of a size that search engines take. */
const inFiles = (name: string, entries: readonly SitemapEntry[]): Sitemap[] =>
  Array.from({ length: Math.max(1, Math.ceil(entries.length / SITEMAP_ENTRIES_MAX)) }, (_, i) => ({
    name: i === 0 ? name : `${name}-${i + 1}`,
    entries: entries.slice(i * SITEMAP_ENTRIES_MAX, (i + 1) * SITEMAP_ENTRIES_MAX),
  }));

/** Every page that search engines may list, and nothing that says noindex. */
export async function sitemaps(): Promise<Sitemap[]> {
  const index = await catalogue();
  const times = new Map(index.entries().map(({ product }) => [product.id, product.updatedAt]));
  const changed = (cards: readonly ProductCard[]) => latest(cards.map(({ id }) => times.get(id)));
  const { categories, tuningCategories } = index.catalogue;
  return [
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
    ...inFiles('proizvodi', productPages(index)),
  ];
}
