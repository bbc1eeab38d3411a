/** Every limit of the shop is defined here, once, with its unit in its name (SPEC §9). */

export const PAGE_SIZE = 20;
export const ADMIN_PAGE_SIZE = 20;
export const HOME_NEWEST_PRODUCTS = 4;
export const HOME_FETCH_DELAY_MS = 100;
/** The service worker is registered this long after the page, when a slow phone has rendered it. */
export const OFFLINE_AFTER_MS = 2000;
export const RELATED_PRODUCTS = 8;
export const IMAGES_PER_PRODUCT = 10;
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const FIRST_YEAR = 1990;
/** The specification's filters reach 2025 even when the clock shows an earlier year. */
export const LAST_YEAR_AT_LEAST = 2025;
export const WARRANTY_MONTHS = 12;

/** Search box and page (SPEC §4, §9). */
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

/** The plain `/api/products` returns an array; a function may return 6 MB, about 10,000 of these rows. */
export const PLAIN_PRODUCTS_MAX = 5000;
/** Answers of the public calls that a process keeps: in total, and the largest. */
export const KEPT_ANSWERS_BYTES_MAX = 24 * 1024 * 1024;
export const KEPT_ANSWER_BYTES_MAX = 4 * 1024 * 1024;
/** Pages beyond this are refused, because the database would have to skip all earlier rows. */
export const PAGE_NUMBER_MAX = 10_000;
/** PostgreSQL `integer`. */
export const ID_MAX = 2_147_483_647;

export const REQUEST_BODY_BYTES_MAX = 6 * 1024 * 1024;
/** Link previews: the shape that WhatsApp, Viber and Facebook do not cut (https://ogp.me). */
export const PREVIEW_PX = { width: 1200, height: 630 } as const;
export const IMAGE_WIDTHS_PX = [160, 320, 640, 960, 1280] as const;

export const VEHICLES_SAVED_MAX = 5;
export const PRODUCTS_BY_ID_MAX = 200;
/** A shared wishlist of up to this many products gets a readable address; a longer list is packed. */
export const SHARED_PLAIN_MAX = 40;
/** Old mail programs and proxies cut longer addresses. */
export const SHARE_ADDRESS_CHARACTERS_MAX = 2000;

/** Manufacturer and model together; with a longer name 'Odgovara: …' may take two lines on a narrow card. */
export const SHORT_NAME_CHARACTERS = 8;
export const SCROLL_TOP_FROM_PX = 300;
/** How much of a name a card shows on a phone: three lines, seldom four. */
export const CARD_NAME_CHARACTERS = 64;
/** How long the page after the hero's search may use the answer of that search (DECISIONS D8). */
export const HAND_OVER_SECONDS = 60;
/** Parts that 'Nedavno pregledano' keeps, and how many it shows. */
export const RECENT_KEPT = 12;
export const RECENT_SHOWN = 4;
export const TOOLTIP_DELAY_MS = 700;
/** A list shows that it waits for an answer only after this time. */
export const WAITING_SHOWN_AFTER_MS = 150;

export const ADMIN_SEARCH_PAUSE_MS = 300;
/** How often the product form is kept while somebody types. */
export const DRAFT_EVERY_MS = 2000;
/** A save without an answer is retried after this. */
export const SAVE_RETRY_MS = 5000;
/** What a closed form has not saved is retried at growing intervals, up to this one. */
export const SAVE_RETRY_MAX_MS = 5 * 60_000;

export const SHOP_TIME_ZONE = 'Europe/Sarajevo';

/** Contact form, in characters (DECISIONS D26). */
export const CONTACT_NAME_MIN = 2;
export const CONTACT_NAME_MAX = 60;
export const CONTACT_EMAIL_MAX = 254;
export const CONTACT_PHONE_MAX = 32;
export const CONTACT_SUBJECT_MAX = 120;
export const CONTACT_MESSAGE_MIN = 10;
export const CONTACT_MESSAGE_MAX = 4000;
/** Nobody fills in the form faster than this. */
export const CONTACT_FASTEST_MS = 2000;
/** Messages of one caller within a window. */
export const CONTACT_MESSAGES_MAX = 5;
export const CONTACT_WINDOW_SECONDS = 15 * 60;
/** Messages in an hour, of all callers together, that do not say how long the form was open. */
export const CONTACT_UNTIMED_MAX = 60;
export const CONTACT_UNTIMED_SECONDS = 60 * 60;
export const CONTACT_BODY_BYTES_MAX = 64 * 1024;
/** Counters older than this are deleted. */
export const THROTTLE_KEPT_SECONDS = 24 * 60 * 60;
export const CHASSIS_NUMBER_LENGTH = 17;
/** Visitors' messages and their searches without results are deleted after this; the privacy page says so. */
export const MESSAGE_MONTHS = 12;
/** Products that one message is linked to, and the characters of a caller, a vehicle or a search for a message. */
export const MESSAGE_PRODUCTS_MAX = 50;
export const CALL_TEXT_MAX = 120;
export const SEARCH_MISS_DAYS = 90;
/** Parts for the saved vehicle on the home page. */
export const OWN_PARTS = 4;
/** Products that are compared for one part number. */
export const SAME_NUMBER_MAX = 20;
/** A wanted part is deleted after this many days. */
export const WANTED_DAYS = 180;
export const WANTED_TEXT_MIN = 2;
export const WANTED_TEXT_MAX = 120;
/** The newest wanted parts, as the panel lists them. */
export const WANTED_LISTED_MAX = 500;
/** Parts on sale that are offered for a wanted one. */
export const WANTED_OFFERS_MAX = 10;
/** The history keeps this many entries of one product or name, and none older than this. */
export const HISTORY_ENTRIES_MAX = 100;
export const HISTORY_MONTHS = 24;
/** Searches without results are recorded up to this many texts, this long, and this often in a minute. */
export const SEARCH_MISSES_MAX = 2000;
export const SEARCH_MISS_CHARACTERS_MAX = 80;
export const SEARCH_MISSES_A_MINUTE = 30;
/** The gallery shows the next picture when one is dragged this far. */
export const SWIPE_PX = 50;

/** A slower push service is not waited for. */
export const PUSH_TIMEOUT_MS = 5000;
/** A phone that was off for longer is not notified any more: the message is in the panel. */
export const PUSH_KEPT_SECONDS = 24 * 60 * 60;
export const PUSH_DEVICES_MAX = 10;
/** Characters of a notification's text: an encrypted notification may weigh 4 kB. */
export const PUSH_TEXT_MAX = 200;

/** A slower build hook is not waited for: the request is in the database. */
export const PUBLISH_TRIGGER_TIMEOUT_MS = 5000;
/** A publish that waits longer has lost its trigger; the next edit triggers again. */
export const PUBLISH_TRIGGER_AGAIN_SECONDS = 10 * 60;
/** A build that reports nothing for this long counts as ended. */
export const PUBLISH_SILENT_SECONDS = 20 * 60;
/** Characters that are kept of a failed build's reason: the last ones. */
export const PUBLISH_ERROR_CHARACTERS_MAX = 2000;
/** The longest gap between builds that can be set: less than the time after which a trigger counts as lost. */
export const BUILD_GAP_SECONDS_MAX = 9 * 60;
export const PUBLISHES_KEPT = 200;
/** A publisher up to this many versions behind the live site reads only what changed since. */
export const CATALOGUE_CHANGES_KEPT_VERSIONS = 100;
/** Cache tag of every answer that changes only with the catalogue. */
export const CATALOGUE_CACHE_TAG = 'catalogue';
/** Admin: a session ends this long after login, used or not. */
export const SESSION_SECONDS = 8 * 60 * 60;
/** The same on a device that the owner has marked as their own. */
export const OWN_DEVICE_SESSION_SECONDS = 30 * 24 * 60 * 60;
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

/** Products; in characters unless the name says otherwise. */
export const PRODUCT_NAME_MAX = 200;
export const PRODUCT_DESCRIPTION_MAX = 10_000;
export const PRODUCT_QUALITY_MAX = 60;
export const PART_NUMBERS_PER_PRODUCT = 50;
export const PART_NUMBER_MAX = 60;
export const FITMENTS_PER_PRODUCT = 200;
/** One fact of a fitment in words, and the strongest engine, in kW. */
export const FITMENT_TEXT_MAX = 60;
export const POWER_KW_MAX = 1500;
export const PRICE_MINOR_MAX = 99_999_999;
export const WARRANTY_MONTHS_MAX = 120;
export const BULK_PRODUCTS_MAX = 1000;
export const PRICE_PERCENT_MIN = -90;
export const PRICE_PERCENT_MAX = 500;
export const ADMIN_SEARCH_MAX = 200;
export const IDEMPOTENCY_KEY_MAX = 100;

/** Netlify passes binary bodies in base64, so of 6 MB three quarters are left for a picture. */
export const IMAGE_UPLOAD_BYTES_MAX = (REQUEST_BODY_BYTES_MAX / 4) * 3;
/** More than any phone's camera has; a picture with more pixels is treated as an attack on memory. */
export const IMAGE_PIXELS_MAX = 64_000_000;
/** The compressed texts and the colour profile of a PNG may unpack to this much in total. */
export const PNG_TEXT_BYTES_MAX = 4 * 1024 * 1024;
/** How long a visitor waits for a picture from its store. */
export const IMAGE_STORE_TIMEOUT_MS = 2000;
/** Longer sides are shrunk to this before a picture is kept. */
export const IMAGE_SIDE_PX_MAX = 1600;
/** A browser sends at most this much for one picture (DECISIONS D2). */
export const IMAGE_SHRUNK_BYTES_MAX = 400_000;

/** Photographs of one enquiry, and the file of one: a larger one is not even decoded. */
export const ENQUIRY_PICTURES_MAX = 3;
export const ENQUIRY_FILE_BYTES_MAX = 40 * 1024 * 1024;
/** A form with its photographs, as the browser has shrunk them. */
export const ENQUIRY_BODY_BYTES_MAX = CONTACT_BODY_BYTES_MAX + ENQUIRY_PICTURES_MAX * IMAGE_SHRUNK_BYTES_MAX;
/** Photographs of all enquiries together: Neon's free plan has room for 512 MB. */
export const ENQUIRY_PICTURES_BYTES_MAX = 150_000_000;

/** Brands, models and categories, in characters. */
export const DICTIONARY_NAME_MAX = 60;
export const DICTIONARY_TEXT_MAX = 1000;
export const CATEGORY_HINT_MAX = 60;
export const ALIASES_MAX = 40;
export const GENERATIONS_MAX = 40;

/** Rows of each list of the start screen. */
export const OVERVIEW_MISSES_MAX = 12;
export const OVERVIEW_CHANGES_MAX = 8;
/** Duplicates. Bits, of 64, in which two sizes of one photograph may differ. */
export const LIKENESS_BITS_MAX = 3;
/** A picture of more products than this proves nothing about any of them. */
export const LIKENESS_PRODUCTS_MAX = 6;
export const DUPLICATE_GROUPS_MAX = 200;
/** Products that can be marked as different at once, and the number of pairs that makes. */
export const DISTINCT_IDS_MAX = 100;
export const DISTINCT_PAIRS_MAX = (DISTINCT_IDS_MAX * (DISTINCT_IDS_MAX - 1)) / 2;
/** The latest pairs of 'Nisu duplikati' that are listed. */
export const DISTINCT_PAIRS_SHOWN = 100;
/** How long one call may compare pictures that were not compared yet. */
export const DUPLICATE_COMPARE_MS = 4000;

/** How long a call waits for one answer of the database; longer than the slowest write of a large shop. */
export const DATABASE_PATIENCE_MS = 15_000;
/** `Retry-After` of a call that the database did not answer. */
export const UNANSWERED_RETRY_SECONDS = 10;
/** How long a health check waits for the database. */
export const HEALTH_TIMEOUT_MS = 3000;
/** How long a page waits for a product newer than the pages; after that its script loads the product. */
export const PRODUCT_TIMEOUT_MS = 3000;

/** The name of a new product is read when typing pauses; shorter names are not read. */
export const NAME_READ_PAUSE_MS = 500;
export const NAME_READ_LENGTH = 4;

/** For whom a part is reserved, where it was sold. */
export const DEAL_TEXT_MAX = 80;
export const ISO_DATE_LENGTH = 10;
/** Proposed for a new reservation. */
export const RESERVATION_DAYS = 3;
