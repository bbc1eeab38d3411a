import { routeHash } from '#src/stores/admin/route.ts';

export const PRODUCTS_SECTION = 'proizvodi';
/** Second part of the address of a form that makes a product. */
export const NEW_PRODUCT = 'novi';
const NAME = 'naziv';

/** `#proizvodi/novi?naziv=…`: a new product, called so for a start. */
export const newProductAddress = (name?: string): string =>
  routeHash(PRODUCTS_SECTION, [NEW_PRODUCT], name ? new URLSearchParams({ [NAME]: name }) : undefined);

/** What such an address says, as far as a product may be called so. */
export const nameInAddress = (query: URLSearchParams, max: number): string =>
  query.get(NAME)?.trim().slice(0, max) ?? '';
