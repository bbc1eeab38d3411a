import type {
  AllProductsProps,
  BrandProps,
  CategoryProps,
  FurtherPageProps,
  Listing,
  TuningProps,
  VehicleProps,
} from '#src/build/page-props.ts';
import { fitDescription, fitTitle } from '#src/domain/seo-text.ts';
import { listingText } from '#src/strings/product-list.ts';
import { tuningText } from '#src/strings/tuning.ts';
import { vehicleText } from '#src/strings/vehicle.ts';

/** What a page says about itself to browsers and search engines; `path` is the canonical one. */
export type PageHead = { title: string; description: string; path: string; noindex?: boolean };

/** A further page is a page of its own and names itself (DECISIONS U46, FEATURES §6). */
function paged(head: PageHead, listing: Listing | null): PageHead {
  if (!listing || listing.page === 1) return { ...head, title: fitTitle(head.title) };
  return {
    ...head,
    title: fitTitle(listingText['page.of'](head.title, listing.page)),
    path: `${head.path}?page=${listing.page}`,
  };
}

export const allProductsHead = ({ listing }: AllProductsProps): PageHead =>
  paged(
    {
      title: listingText['all.title'],
      description: fitDescription(listingText['all.description']),
      path: listing.path,
    },
    listing,
  );

/** Under `/katalog/` page 1 repeats the brand page; its further pages exist only there. */
export function brandHead({ manufacturer, listing }: BrandProps): PageHead {
  const own = `/${manufacturer.slug}`;
  return paged(
    {
      title: vehicleText['brand.title'](manufacturer.name),
      description: fitDescription(vehicleText['brand.description'](manufacturer.name)),
      path: listing && listing.page > 1 ? `/katalog${own}` : own,
    },
    listing,
  );
}

export function vehicleHead({ manufacturer, model, year, listing }: VehicleProps): PageHead {
  const name = `${manufacturer.name} ${model.name}`;
  const head = paged(
    {
      title: vehicleText['vehicle.title'](name, year),
      description: fitDescription(
        vehicleText['vehicle.description'](name, year, listing.total),
        vehicleText['vehicle.promise'],
      ),
      path: `/${manufacturer.slug}/${model.slug}${year === null ? '' : `/${year}`}`,
    },
    listing,
  );
  return listing.total === 0 && year !== null ? { ...head, noindex: true } : head;
}

export function categoryHead({ category, canonicalPath, listing }: CategoryProps): PageHead {
  const description = category.description || listingText['category.fallbackDescription'](category.name);
  return paged(
    {
      title: listingText['category.title'](category.name),
      description: fitDescription(description),
      path: canonicalPath,
    },
    listing,
  );
}

export const tuningHead = ({ category, listing }: TuningProps): PageHead =>
  paged(
    {
      title: tuningText['category.title'](category.name),
      description: fitDescription(category.description || tuningText['category.description'](category.name)),
      path: `/tuning/${category.slug}`,
    },
    listing,
  );

export const tuningListHead: PageHead = {
  title: fitTitle(tuningText['list.title']),
  description: fitDescription(tuningText['list.description']),
  path: '/tuning',
};

export function furtherPageHead(props: FurtherPageProps): PageHead {
  switch (props.kind) {
    case 'all':
      return allProductsHead(props);
    case 'brand':
      return brandHead(props);
    case 'vehicle':
      return vehicleHead(props);
    case 'category':
      return categoryHead(props);
    case 'tuning':
      return tuningHead(props);
  }
}
