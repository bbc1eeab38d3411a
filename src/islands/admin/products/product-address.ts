import type { AdminFilter, ProductReference } from '#src/domain/admin/product.ts';
import { readId } from '#src/domain/text/read-id.ts';
import { PRODUCT_NAME_MAX } from '#src/domain/limits/catalogue.ts';
import { cutText } from '#src/domain/text/cut-text.ts';
import { routeHash } from '#src/stores/admin/route.ts';

export const PRODUCTS_SECTION = 'proizvodi';
/** Takes the place of the id in the address of a form for a new product. */
export const NEW_PRODUCT_WORD = 'novi';
const NAME = 'naziv';
const COPY = 'kopija';

export const productsAddress = (filter?: AdminFilter): string =>
  routeHash(PRODUCTS_SECTION, [], filter ? new URLSearchParams({ filter }) : undefined);
/** The products that refer to one entry of the dictionaries. */
export const productsOf = (reference: ProductReference, id: number): string =>
  routeHash(PRODUCTS_SECTION, [], new URLSearchParams({ [reference]: String(id) }));
export const productAddress = (id: number | string): string => routeHash(PRODUCTS_SECTION, [id]);
/** All changes, or those of one product. */
export const historyAddress = (productId?: number | string, page = 1): string =>
  routeHash(
    'historija',
    [],
    new URLSearchParams({
      ...(productId !== undefined && { proizvod: String(productId) }),
      ...(page > 1 && { page: String(page) }),
    }),
  );

/** `#proizvodi/novi?naziv=…`: a new product with its name filled in. */
export const newProductAddress = (name?: string): string =>
  routeHash(PRODUCTS_SECTION, [NEW_PRODUCT_WORD], name ? new URLSearchParams({ [NAME]: name }) : undefined);

/** The address of a product's form as that of a new product which begins as its copy. */
export function copyAddress(editAddress: string, id: number): string {
  const [path = '', query] = editAddress.split('?');
  const search = new URLSearchParams(query);
  search.set(COPY, String(id));
  return `${path.replace(/[^/]+$/, NEW_PRODUCT_WORD)}?${search.toString()}`;
}

/** The product that such an address copies. */
export const copiedInAddress = (query: URLSearchParams): number | undefined => readId(query.get(COPY));

/** The name in such an address, cut to the longest name that a product may have. */
export const nameInAddress = (query: URLSearchParams): string =>
  cutText(query.get(NAME)?.trim() ?? '', PRODUCT_NAME_MAX);
