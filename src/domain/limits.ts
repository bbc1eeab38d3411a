/** Every limit of the shop stands here once, with its unit in its name (SPEC §9). */

export const PAGE_SIZE = 20;
export const ADMIN_PAGE_SIZE = 20;
export const HOME_NEWEST_PRODUCTS = 4;
export const RELATED_PRODUCTS = 8;
export const IMAGES_PER_PRODUCT = 10;
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const FIRST_YEAR = 1990;
/** The filters of the specification reach 2025 even where a clock says less. */
export const LAST_YEAR_AT_LEAST = 2025;
export const WARRANTY_MONTHS = 12;

/** The plain `/api/products` answers an array; a function's answer may weigh 6 MB, about 10,000 of these rows. */
export const PLAIN_PRODUCTS_MAX = 5000;
/** Pages beyond this are refused instead of being walked to. */
export const PAGE_NUMBER_MAX = 10_000;
/** PostgreSQL `integer`. */
export const ID_MAX = 2_147_483_647;

export const REQUEST_BODY_BYTES_MAX = 6 * 1024 * 1024;
export const IMAGE_WIDTHS_PX = [160, 320, 640, 960, 1280] as const;

export const SHOP_TIME_ZONE = 'Europe/Sarajevo';
