/** Limits of the panel: its forms, sessions, history and notifications. */

export const ADMIN_PAGE_SIZE = 20;
/** Rows that one call of a list answers at most. */
export const ADMIN_ROWS_MAX = 100;
export const ADMIN_SEARCH_PAUSE_MS = 300;
/** How often the product form is kept while somebody types. */
export const KEEP_FORM_EVERY_MS = 2000;
/** A save without an answer is retried after this. */
export const SAVE_RETRY_MS = 5000;
/** What a closed form has not saved is retried at growing intervals, up to this one. */
export const SAVE_RETRY_MAX_MS = 5 * 60_000;

/** A stored session that is not confirmed within this time counts as being without a network. */
export const SESSION_ANSWER_MS = 10_000;

/** Products that are compared for one part number. */
export const SAME_NUMBER_MAX = 20;
/** The history keeps this many entries of one product or name, and none older than this. */
export const HISTORY_ENTRIES_MAX = 100;
export const HISTORY_MONTHS = 24;

/** A slower push service is not waited for. */
export const PUSH_TIMEOUT_MS = 5000;
/** A phone that was off for longer is not notified any more: the message is in the panel. */
export const PUSH_KEPT_SECONDS = 24 * 60 * 60;
export const PUSH_DEVICES_MAX = 10;
/** Characters of a notification's text: an encrypted notification may have 4 kB. */
export const PUSH_TEXT_MAX = 200;

/** A session ends this long after login, used or not. */
export const SESSION_SECONDS = 8 * 60 * 60;
/** The same on a device that the owner has marked as their own. */
export const OWN_DEVICE_SESSION_DAYS = 30;
export const OWN_DEVICE_SESSION_SECONDS = OWN_DEVICE_SESSION_DAYS * 24 * 60 * 60;
export const SETTING_CHARACTERS_MAX = 200;
export const LEGAL_TEXT_MAX = 40_000;
export const CLOSURES_MAX = 40;
export const DELIVERY_DAYS_MAX = 60;
export const FIGURE_MAX = 1_000_000;
/** Failed logins from one address within a window. */
export const LOGIN_TRIES_MAX = 5;
/**
 * Failed logins of one user from everywhere but the places that the user has logged in from; after these, each try
 * waits twice as long as the one before.
 */
export const LOGIN_TRIES_OF_USER_MAX = 20;
/** A place stays known for this long after its last session. */
export const KNOWN_PLACE_DAYS = 90;
export const LOGIN_WINDOW_SECONDS = 15 * 60;
export const LOGIN_FIELD_CHARACTERS_MAX = 200;
export const PASSWORD_CHARACTERS_MIN = 8;
/** Deleted products stay in the bin for this long; unused pictures and answered idempotency keys are kept as long. */
export const BIN_DAYS = 30;

export const BULK_PRODUCTS_MAX = 1000;
export const PRICE_PERCENT_MIN = -90;
export const PRICE_PERCENT_MAX = 500;
export const ADMIN_SEARCH_MAX = 200;

/** Rows of each list of the start screen. */
export const OVERVIEW_MISSES_MAX = 12;
export const OVERVIEW_CHANGES_MAX = 8;
/** Of one network: calls that read another site, or compare the whole catalogue. */
export const HEAVY_CALLS_OF_MINUTE = { olx: 10, duplicates: 30 } as const;
export const DUPLICATE_GROUPS_MAX = 200;
/** Products that can be marked as different at once, and the number of pairs that makes. */
export const DISTINCT_IDS_MAX = 100;
export const DISTINCT_PAIRS_MAX = (DISTINCT_IDS_MAX * (DISTINCT_IDS_MAX - 1)) / 2;
/** The latest pairs of 'Nisu duplikati' that are listed. */
export const DISTINCT_PAIRS_SHOWN = 100;
/** How long one call may compare pictures that were not compared yet. */
export const DUPLICATE_COMPARE_MS = 4000;

/** The name of a new product is read when typing pauses; shorter names are not read. */
export const NAME_READ_PAUSE_MS = 500;
export const NAME_READ_LENGTH = 4;

/** For whom a part is reserved, where it was sold. */
export const DEAL_TEXT_MAX = 80;
export const ISO_DATE_LENGTH = 10;
/** Proposed for a new reservation. */
export const RESERVATION_DAYS = 3;
