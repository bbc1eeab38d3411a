/** Limits of what visitors send and keep; texts in characters (SPEC §9, DECISIONS D26). */
import { IMAGE_SHRUNK_BYTES_MAX } from './pictures.ts';

/** A shared wishlist of up to this many products gets a readable address; a longer list is packed. */
export const SHARED_PLAIN_MAX = 40;
/** Old mail programs and proxies cut longer addresses. */
export const SHARE_ADDRESS_CHARACTERS_MAX = 2000;

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
/** The same message within this time, as long as it has no answer, is one that was sent twice. */
export const CONTACT_REPEAT_HOURS = 24;
export const CONTACT_BODY_BYTES_MAX = 64 * 1024;
export const CHASSIS_NUMBER_LENGTH = 17;
/** Visitors' messages are deleted after this; the privacy page says so. */
export const MESSAGE_MONTHS = 12;
/** Products that one message is linked to, and the characters of a caller, a vehicle or a search for a message. */
export const MESSAGE_PRODUCTS_MAX = 50;
export const CALL_TEXT_MAX = 120;
/** Characters that are kept of the vehicle in an enquiry. */
export const ENQUIRY_VEHICLE_MAX = 200;
/** A wanted part is deleted after this many days. */
export const WANTED_DAYS = 180;
export const WANTED_TEXT_MIN = 2;
export const WANTED_TEXT_MAX = 120;
/** The newest wanted parts, as the panel lists them. */
export const WANTED_LISTED_MAX = 500;
/** Parts on sale that are offered for a wanted one. */
export const WANTED_OFFERS_MAX = 10;

/** Photographs of one enquiry, and the file of one: a larger one is not even decoded. */
export const ENQUIRY_PICTURES_MAX = 3;
export const ENQUIRY_FILE_BYTES_MAX = 40 * 1024 * 1024;
/** A form with its photographs, as the browser has shrunk them. */
export const ENQUIRY_BODY_BYTES_MAX = CONTACT_BODY_BYTES_MAX + ENQUIRY_PICTURES_MAX * IMAGE_SHRUNK_BYTES_MAX;
/** Photographs of all enquiries together: Neon's free plan has room for 512 MB. */
export const ENQUIRY_PICTURES_BYTES_MAX = 150_000_000;
