import { ADMIN_PAGE_SIZE } from '../limits/admin.ts';
import { readPage } from '../product-list/pager.ts';
import { readId } from '../text/read-id.ts';
import {
  ADMIN_FILTERS,
  ADMIN_SORTS,
  type AdminFilter,
  type AdminSort,
  PRODUCT_REFERENCES,
  type ProductReference,
} from './product.ts';

export type AdminListState = {
  page: number;
  search: string;
  filter: AdminFilter;
  sort: AdminSort;
  /** Only products that refer to this entry of the dictionaries. */
  of: { reference: ProductReference; id: number } | null;
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

function referenceIn(query: URLSearchParams): AdminListState['of'] {
  const reference = PRODUCT_REFERENCES.find((one) => query.has(one));
  const id = reference && readId(query.get(reference));
  return reference && id ? { reference, id } : null;
}

/** From the address of the screen; whatever cannot be read gets its initial value. */
export function parseAdminList(query: URLSearchParams): AdminListState {
  return {
    page: readPage(query),
    search: query.get('q') ?? '',
    filter: oneOf(ADMIN_FILTERS, query.get('filter')) ?? 'all',
    sort: oneOf(ADMIN_SORTS, query.get('sort')) ?? 'newest',
    of: referenceIn(query),
  };
}

/** The address holds only what differs from the initial state. */
export function adminListQuery({ page, search, filter, sort, of }: AdminListState): URLSearchParams {
  const query = new URLSearchParams();
  if (of) query.set(of.reference, String(of.id));
  if (search) query.set('q', search);
  if (filter !== 'all') query.set('filter', filter);
  if (sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The query of `GET /api/admin/products`, for pages of `limit` rows. */
export function adminListRequest(
  { page, search, filter, sort, of }: AdminListState,
  limit = ADMIN_PAGE_SIZE,
): URLSearchParams {
  return new URLSearchParams({
    page: String(page),
    limit: String(limit),
    search,
    filter,
    ...(of && { [of.reference]: String(of.id) }),
    sort,
  });
}
