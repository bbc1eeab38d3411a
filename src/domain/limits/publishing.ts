/** Limits of publishing. */

/** A slower build hook is not waited for: the request is in the database. */
export const PUBLISH_TRIGGER_TIMEOUT_MS = 5000;
/** A publish that waits longer has lost its trigger; the next write, login or clean-up triggers again. */
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
