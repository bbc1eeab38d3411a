/** Limits of the search box, the search page and its record of misses (SPEC §4, §9). */

export const SEARCH_LETTERS_MIN = 2;
export const SEARCH_PAUSE_MS = 300;
export const SEARCH_ROWS_MAX = 8;
/** Found products are counted up to this number; a visitor with more refines the query instead of reading on. */
export const SEARCH_COUNTED_MAX = 2000;
export const RECENT_SEARCHES_MAX = 5;
/**
 * Products in the saved list that is searched when the shop does not answer: about 100 kB, and 0.1 s in the browser.
 */
export const SAVED_PRODUCTS_MAX = 5000;

/** A search without results is deleted this many days after it was last made. */
export const SEARCH_MISS_DAYS = 90;
/** Searches without results are recorded up to this many texts, this long, and this often in a minute. */
export const SEARCH_MISSES_MAX = 2000;
export const SEARCH_MISS_CHARACTERS_MAX = 80;
export const SEARCH_MISSES_A_MINUTE = 30;
