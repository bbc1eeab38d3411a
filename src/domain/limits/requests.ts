/** Limits of requests, of answers that are kept, and of the time that either may take. */

/** The plain `/api/products` returns an array; a function may return 6 MB, about 10,000 of these rows. */
export const PLAIN_PRODUCTS_MAX = 5000;
/** Answers of the public calls that a process caches: in total, and the largest. */
export const CACHED_ANSWERS_BYTES_MAX = 24 * 1024 * 1024;
export const CACHED_ANSWER_BYTES_MAX = 4 * 1024 * 1024;
/** Pages beyond this are refused, because the database would have to skip all earlier rows. */
export const PAGE_NUMBER_MAX = 10_000;
/** PostgreSQL `integer`. */
export const ID_MAX = 2_147_483_647;

/** Of calls that need no login and take a few short values. */
export const SMALL_BODY_BYTES_MAX = 64 * 1024;
export const REQUEST_BODY_MB_MAX = 6;
export const REQUEST_BODY_BYTES_MAX = REQUEST_BODY_MB_MAX * 1024 * 1024;

export const PRODUCTS_BY_ID_MAX = 200;

/** Counters older than this are deleted. */
export const THROTTLE_KEPT_SECONDS = 24 * 60 * 60;

/** Cache tag of every answer that changes only with the catalogue. */
export const CATALOGUE_CACHE_TAG = 'catalogue';

export const IDEMPOTENCY_KEY_MAX = 100;

/** How long a call waits for one answer of the database; longer than the slowest write of a large shop. */
export const DATABASE_TIMEOUT_MS = 15_000;
/** Rows in one answer of the database: Neon limits HTTP answers to 64 MB, and smaller ones keep memory use level. */
export const ANSWER_ROWS_MAX = 4000;
/** `Retry-After` of a call that the database or the store of pictures did not answer. */
export const UNANSWERED_RETRY_SECONDS = 10;
/** How long a health check waits for the database. */
export const HEALTH_TIMEOUT_MS = 3000;
/** How long a page waits for a product newer than the pages; after that its script loads the product. */
export const PRODUCT_TIMEOUT_MS = 3000;
/** How long a function waits for a file of its own site, and for another function to take over its work. */
export const OWN_SITE_TIMEOUT_MS = 5000;
/** How long a mail server may take for one step, and for an e-mail as a whole: one may answer byte by byte for ever. */
export const MAIL_STEP_TIMEOUT_MS = 8000;
export const MAIL_TIMEOUT_MS = 20_000;
