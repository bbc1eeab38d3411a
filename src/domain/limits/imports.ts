/** Limits of what comes in from a file or from the classifieds site. */

/** Rows that the browser sends in one call of an import, and their size in total. */
export const CSV_SLICE_ROWS = 400;
export const CSV_SLICE_BYTES_MAX = 1024 * 1024;
export const CSV_CELL_MAX = 32_000;
export const CSV_FILE_BYTES_MAX = 30 * 1024 * 1024;
export const CSV_FILE_ROWS_MAX = 100_000;
/** Products that the export reads in one query. */
export const CSV_EXPORT_CHUNK_PRODUCTS = 500;
/** Imports that can be undone with one press. */
export const IMPORT_RUNS_SHOWN = 5;
/** Import from the classifieds site: ads that one press of the button imports. */
export const OLX_IMPORT_SIZE = 50;
/** Ads of one import job. */
export const OLX_ADS_MAX = 500;
/** The site answers 500 when page × per_page is more. */
export const OLX_WINDOW_MAX = 10_000;
export const OLX_TRIES = 4;
export const OLX_BACK_OFF_MS = 800;
export const OLX_TIMEOUT_MS = 10_000;
export const OLX_ANSWER_BYTES_MAX = 5 * 1024 * 1024;
export const OLX_ADS_AT_ONCE = 4;
export const OLX_PICTURE_BYTES_MAX = 12 * 1024 * 1024;
export const OLX_PICTURE_TIMEOUT_MS = 20_000;
/** A function may run 26 s at most; the rest continues in the background. */
export const IMPORT_ANSWER_MS = 20_000;
/** A background function may run 15 minutes. */
export const IMPORT_BACKGROUND_MS = 14 * 60_000;
/** An import without progress for this long has been killed. */
export const IMPORT_SILENT_SECONDS = 90;
/** How long the result of an import is kept. */
export const IMPORT_JOB_DAYS = 90;
/** Pictures of found ads in the review: twice their shown size, for high-density screens. */
export const THUMBNAIL_PX = { width: 176, height: 132 } as const;
export const THUMBNAIL_TIMEOUT_MS = 6000;
/** The browser may reuse an answer for this long. */
export const THUMBNAIL_SECONDS = 3600;
/** The address of an ad's picture is deleted when no review has used it for this long. */
export const AD_PICTURE_DAYS = 30;
/** The ad of a deleted product is remembered until no import and no review has found it for this long. */
export const DELETED_AD_DAYS = 365;
