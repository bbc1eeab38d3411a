import type {
  AllProductsProps,
  ManufacturerProps,
  CategoryProps,
  FurtherPageProps,
  ListPage,
  TuningProps,
  VehicleProps,
} from '#src/build/page-props.ts';
import { fitDescription, fitTitle } from '#src/domain/text/seo-text.ts';
import { deliveryTime } from '#src/strings/delivery.ts';
import { listText } from '#src/strings/product-list.ts';
import { tuningText } from '#src/strings/tuning.ts';
import { vehicleText } from '#src/strings/vehicle.ts';
import { wantedText } from '#src/strings/wanted-part.ts';

/** Title, description and canonical path (`path`) of a page. */
type DocumentHead = {
  title: string;
  description: string;
  path: string;
  noindex?: boolean;
  hasList?: boolean;
};

/** A further page has its own title and canonical address (DECISIONS U46). */
function paged(head: DocumentHead, list: ListPage | null): DocumentHead {
  const hasList = list !== null;
  if (!list || list.page === 1) return { ...head, hasList, title: fitTitle(head.title) };
  return {
    ...head,
    hasList,
    title: fitTitle(listText['page.of'](head.title, list.page)),
    path: `${head.path}?page=${list.page}`,
  };
}

export const allProductsHead = ({ list }: AllProductsProps): DocumentHead =>
  paged(
    {
      title: listText['all.title'],
      description: fitDescription(listText['all.description']),
      path: list.path,
    },
    list,
  );

/** Page 1 under `/katalog/` repeats the manufacturer’s page; its further pages exist only there. */
export function manufacturerHead({ manufacturer, list }: ManufacturerProps): DocumentHead {
  const own = `/${manufacturer.slug}`;
  return paged(
    {
      title: vehicleText['manufacturer.title'](manufacturer.name),
      description: fitDescription(vehicleText['manufacturer.description'](manufacturer.name)),
      path: list && list.page > 1 ? `/katalog${own}` : own,
    },
    list,
  );
}

export function vehicleHead({ manufacturer, model, year, list }: VehicleProps): DocumentHead {
  const name = `${manufacturer.name} ${model.name}`;
  const head = paged(
    {
      title: vehicleText['vehicle.title'](name, year),
      description: fitDescription(
        vehicleText['vehicle.description'](name, year, list.total),
        list.total === 0 ? wantedText.lead : vehicleText['vehicle.promise'](deliveryTime()),
      ),
      path: `/${manufacturer.slug}/${model.slug}${year === null ? '' : `/${year}`}`,
    },
    list,
  );
  return list.total === 0 && year !== null ? { ...head, noindex: true } : head;
}

export function categoryHead({ category, canonicalPath, list }: CategoryProps): DocumentHead {
  const description = category.description || listText['category.fallbackDescription'](category.name);
  return paged(
    {
      title: listText['category.title'](category.name),
      description: fitDescription(description),
      path: canonicalPath,
    },
    list,
  );
}

export const tuningHead = ({ category, list }: TuningProps): DocumentHead =>
  paged(
    {
      title: tuningText['category.title'](category.name),
      description: fitDescription(category.description || tuningText['category.description'](category.name)),
      path: `/tuning/${category.slug}`,
    },
    list,
  );

export const tuningListHead: DocumentHead = {
  title: fitTitle(tuningText['list.title']),
  description: fitDescription(tuningText['list.description']),
  path: '/tuning',
};

export function furtherPageHead(props: FurtherPageProps): DocumentHead {
  switch (props.kind) {
    case 'all':
      return allProductsHead(props);
    case 'manufacturer':
      return manufacturerHead(props);
    case 'vehicle':
      return vehicleHead(props);
    case 'category':
      return categoryHead(props);
    case 'tuning':
      return tuningHead(props);
  }
}
