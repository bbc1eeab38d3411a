import { cutText } from '#src/domain/cut-text.ts';
import { routeHash } from '#src/stores/admin/route.ts';

export const PRODUCTS_SECTION = 'proizvodi';
/** Takes the place of the id in the address of a form for a new product. */
export const NEW_PRODUCT = 'novi';
const NAME = 'naziv';

export const productsAddress = (filter?: string): string =>
  routeHash(PRODUCTS_SECTION, [], filter ? new URLSearchParams({ filter }) : undefined);
export const productsNamed = (name: string): string =>
  routeHash(PRODUCTS_SECTION, [], new URLSearchParams({ q: name }));
export const productAddress = (id: number | string): string => routeHash(PRODUCTS_SECTION, [id]);
export const historyAddress = (id: number | string): string =>
  routeHash('historija', [], new URLSearchParams({ proizvod: String(id) }));

/** `#proizvodi/novi?naziv=…`: a new product with its name filled in. */
export const newProductAddress = (name?: string): string =>
  routeHash(PRODUCTS_SECTION, [NEW_PRODUCT], name ? new URLSearchParams({ [NAME]: name }) : undefined);

/** The name in such an address, cut to the longest name that a product may have. */
export const nameInAddress = (query: URLSearchParams, max: number): string =>
  cutText(query.get(NAME)?.trim() ?? '', max);
