import { HOME_NEWEST_PRODUCTS } from '#src/domain/limits.ts';
import type { ProductCard } from '#src/domain/product.ts';
import { RESERVE_VEHICLE } from '#src/domain/reserve-page.ts';
import type { Category, Manufacturer } from '#src/domain/vehicle.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { catalogue } from './catalogue.ts';
import { categoryCounts, filterChoices, furtherPages, listing, nameOf } from './listing.ts';
import { memo } from './page-memo.ts';
import type * as Page from './page-props.ts';
import { relatedProducts } from './related-products.ts';
import { listed, type StaticPage, staticPage } from './static-page.ts';
import { pagesOfVehicles, type VehiclePages } from './vehicle-pages.ts';

const FEATURED_MANUFACTURERS = ['mercedes-benz', 'bmw', 'volkswagen', 'audi'];
const HOME_TUNING_TILES = 5;

const addresses = (m: Manufacturer): string[] => [m.slug, ...m.slugAliases];

/** What a manufacturer's pages are made from, for `PageMemo`. */
const madeFrom = (index: CatalogueIndex, m: Manufacturer): unknown[] => [
  ...[m, index.ofManufacturer(m.slug)],
  filterChoices(index, `/katalog/${m.slug}`, index.ofManufacturer(m.slug)),
  ...m.models.map((model) => index.ofVehicle(m.slug, model.slug, null)),
];

const brandTile = (index: CatalogueIndex, m: Manufacturer): Page.BrandTile =>
  memo().of(`tile ${m.slug}`, madeFrom(index, m), () => makeBrandTile(index, m));

function makeBrandTile(index: CatalogueIndex, m: Manufacturer): Page.BrandTile {
  const popular = m.models
    .map(({ name, slug }) => ({ name, products: index.ofVehicle(m.slug, slug, null).length }))
    .sort((a, b) => b.products - a.products);
  return {
    ...nameOf(m),
    models: m.models.length,
    products: index.ofManufacturer(m.slug).length,
    modelNames: popular.slice(0, 9).map((model) => model.name),
  };
}

const tuningTiles = (index: CatalogueIndex): Page.TuningTile[] =>
  index.catalogue.tuningCategories.map((c) => ({ ...c, products: index.ofTuningCategory(c.slug).length }));

export async function homeProps(): Promise<Page.HomeProps> {
  const index = await catalogue();
  const { manufacturers, products } = index.catalogue;
  const featured = FEATURED_MANUFACTURERS.flatMap((slug) => manufacturers.find((m) => m.slug === slug) ?? []);
  return {
    tuning: tuningTiles(index).slice(0, HOME_TUNING_TILES),
    brands: featured.map((m) => brandTile(index, m)),
    newest: index.all().slice(0, HOME_NEWEST_PRODUCTS),
    manufacturers: manufacturers.map(nameOf),
    totals: { products: products.length, manufacturers: manufacturers.length },
  };
}

export async function catalogueProps(): Promise<Page.CatalogueProps> {
  const index = await catalogue();
  return {
    brands: index.catalogue.manufacturers.map((m) => brandTile(index, m)),
    categories: categoryCounts(index.all(), index.catalogue.categories),
  };
}

function brandProps(index: CatalogueIndex, m: Manufacturer, withListing: boolean): Page.BrandProps {
  const cards = index.ofManufacturer(m.slug);
  return {
    manufacturer: nameOf(m),
    models: m.models.map((model) => ({
      ...nameOf(model),
      years: model.years,
      products: index.ofVehicle(m.slug, model.slug, null).length,
    })),
    products: cards.length,
    listing: withListing ? listing(`/katalog/${m.slug}`, cards) : null,
    choices: withListing ? filterChoices(index, `/katalog/${m.slug}`, cards) : null,
  };
}

function pagesOfBrands(
  index: CatalogueIndex,
  param: string,
  withListing: boolean,
): StaticPage<Page.BrandProps>[] {
  return index.catalogue.manufacturers.flatMap((m) =>
    memo().of(`brand ${param} ${m.slug}`, madeFrom(index, m), () => {
      const props = brandProps(index, m, withListing);
      return addresses(m).map((address) => staticPage({ [param]: address }, props));
    }),
  );
}

export const brandPaths = async () => listed('/[brand]', pagesOfBrands(await catalogue(), 'brand', false));
export const catalogueBrandPaths = async () =>
  listed('/katalog/[manufacturer]', pagesOfBrands(await catalogue(), 'manufacturer', true));

async function vehiclePagesOf<Kind extends keyof VehiclePages>(
  kind: Kind,
): Promise<VehiclePages[Kind][number][]> {
  return pagesOfVehicles(await catalogue()).flatMap((pages): VehiclePages[Kind][number][] => pages[kind]);
}

export const vehiclePaths = async () => listed('/[brand]/[model]', await vehiclePagesOf('allYears'));
export const catalogueVehiclePaths = async () =>
  listed('/katalog/[manufacturer]/[model]', await vehiclePagesOf('inCatalogue'));
export const vehicleYearPaths = async () => listed('/[brand]/[model]/[year]', await vehiclePagesOf('years'));

/** The screen of a year in which a model was not built, with marks for the vehicle (see reserve-page.ts). */
export async function reserveVehicleProps(): Promise<Page.VehicleProps> {
  const { manufacturer, model, year } = RESERVE_VEHICLE;
  return {
    ...{ manufacturer, year, inCatalogue: false, categories: [], yearLinks: [] },
    model: { ...model, years: [] },
    listing: listing(`/${manufacturer.slug}/${model.slug}/${year}`, []),
    choices: filterChoices(await catalogue(), 'reserve', []),
  };
}

function categoryProps(
  index: CatalogueIndex,
  category: Category,
  cards: readonly ProductCard[],
  canonicalPath: string,
) {
  const path = `/kategorija/${category.slug}`;
  return {
    category,
    canonicalPath,
    listing: listing(path, cards),
    choices: filterChoices(index, path, cards),
  } satisfies Page.CategoryProps;
}

/** Product categories, then tuning categories whose slug is still free: a product category wins (DECISIONS R4). */
function categoryPages(index: CatalogueIndex): Page.CategoryProps[] {
  const { categories, tuningCategories } = index.catalogue;
  const taken = new Set(categories.map((c) => c.slug));
  return [
    ...categories.map((c) => categoryProps(index, c, index.ofCategory(c.slug), `/kategorija/${c.slug}`)),
    ...tuningCategories
      .filter((c) => !taken.has(c.slug))
      .map(({ id, name, slug, description }) =>
        categoryProps(
          index,
          { id, name, slug, description },
          index.ofTuningCategory(slug),
          `/tuning/${slug}`,
        ),
      ),
  ];
}

export async function categoryPaths(): Promise<StaticPage<Page.CategoryProps>[]> {
  const pages = categoryPages(await catalogue());
  return listed(
    '/kategorija/[slug]',
    pages.map((props) => staticPage({ slug: props.category.slug }, props)),
  );
}

export async function tuningListProps(): Promise<Page.TuningListProps> {
  return { categories: tuningTiles(await catalogue()) };
}

function tuningPages(index: CatalogueIndex): Page.TuningProps[] {
  return index.catalogue.tuningCategories.map((category) => {
    const cards = index.ofTuningCategory(category.slug);
    const path = `/tuning/${category.slug}`;
    return { category, listing: listing(path, cards), choices: filterChoices(index, path, cards) };
  });
}

export async function tuningPaths(): Promise<StaticPage<Page.TuningProps>[]> {
  const pages = tuningPages(await catalogue());
  return listed(
    '/tuning/[slug]',
    pages.map((props) => staticPage({ slug: props.category.slug }, props)),
  );
}

export async function allProductsProps(): Promise<Page.AllProductsProps> {
  const index = await catalogue();
  const path = '/svi-proizvodi';
  return { listing: listing(path, index.all()), choices: filterChoices(index, path, index.all()) };
}

export async function productPaths(): Promise<StaticPage<Page.ProductProps>[]> {
  const index = await catalogue();
  const relatedTo = relatedProducts(index.all());
  const pages = index.entries().map(({ product, card }) => {
    const related = relatedTo(card);
    return memo().of(`product ${product.id}`, [product, ...related], () =>
      staticPage({ id: String(product.id) }, { product, related }),
    );
  });
  return listed('/proizvod/[id]', pages);
}

/** Pages 2 and on of every list (see FurtherPageProps). */
export async function furtherPagePaths(): Promise<StaticPage<Page.FurtherPageProps>[]> {
  const index = await catalogue();
  const all = await allProductsProps();
  return listed<Page.FurtherPageProps>('/stranica/[page]/[...path]', [
    ...furtherPages({ kind: 'all' as const, ...all }, all.listing, index.all()),
    ...index.catalogue.manufacturers.flatMap((m) =>
      memo().of(`further brand ${m.slug}`, madeFrom(index, m), () => {
        const props = brandProps(index, m, true);
        if (!props.listing) return [];
        return furtherPages(
          { kind: 'brand' as const, ...props },
          props.listing,
          index.ofManufacturer(m.slug),
        );
      }),
    ),
    ...pagesOfVehicles(index).flatMap(({ further }) => further),
    ...categoryPages(index).flatMap((props) =>
      furtherPages(
        { kind: 'category' as const, ...props },
        props.listing,
        props.canonicalPath.startsWith('/tuning/')
          ? index.ofTuningCategory(props.category.slug)
          : index.ofCategory(props.category.slug),
      ),
    ),
    ...tuningPages(index).flatMap((props) =>
      furtherPages(
        { kind: 'tuning' as const, ...props },
        props.listing,
        index.ofTuningCategory(props.category.slug),
      ),
    ),
  ]);
}
