/** Limits of products, vehicles and categories (SPEC §9); in characters unless the name says otherwise. */

export const IMAGES_PER_PRODUCT = 10;
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const FIRST_YEAR = 1990;
/** The specification's filters reach 2025 even when the clock shows an earlier year. */
export const LAST_YEAR_AT_LEAST = 2025;
export const WARRANTY_MONTHS = 12;

export const PRODUCT_NAME_MAX = 200;
export const PRODUCT_DESCRIPTION_MAX = 10_000;
export const PRODUCT_QUALITY_MAX = 60;
export const STORAGE_PLACE_MAX = 40;
export const PART_NUMBERS_PER_PRODUCT = 50;
export const PART_NUMBER_MAX = 60;
export const FITMENTS_PER_PRODUCT = 200;
/** One fact of a fitment in words, and the strongest engine, in kW. */
export const FITMENT_TEXT_MAX = 60;
export const POWER_KW_MAX = 1500;
export const PRICE_MINOR_MAX = 99_999_999;
export const WARRANTY_MONTHS_MAX = 120;

/** Manufacturers, models and categories, in characters. */
export const DICTIONARY_NAME_MAX = 60;
export const DICTIONARY_TEXT_MAX = 1000;
export const CATEGORY_HINT_MAX = 60;
export const ALIASES_MAX = 40;
export const GENERATIONS_MAX = 40;
