export const PUBLISH_STATES = ['requested', 'building', 'live', 'failed'] as const;

/** Whether visitors do not see the last change yet, e.g. of a new product. `liveVersion` is undefined while unknown. */
export const waitsForPublish = (pendingVersion: number | null, liveVersion?: number | null): boolean =>
  pendingVersion !== null && pendingVersion > (liveVersion ?? 0);

/**
 * `GET /api/admin/publish`, and the answer to `POST /api/admin/publish` (which publishes again). The admin bar calls
 * it once a second while `state` is `requested` or `building`, and a few times a minute otherwise.
 */
export type PublishAnswer = {
  /**
   * `live`: visitors see what is saved. `requested`: saved, and the publish is triggered. `building`: pages are being
   * made. `failed`: visitors see the old site; `error` says why, and a POST or the next edit retries.
   */
  state: (typeof PUBLISH_STATES)[number];
  /** Versions of the catalogue; `savedVersion > liveVersion` until everything saved is published. */
  savedVersion: number;
  liveVersion: number | null;
  /** While building, as soon as the pages are counted; otherwise null. */
  progress: { done: number; total: number } | null;
  /** The site that visitors see; null until the first publish. */
  live: {
    at: string;
    /** All pages, and those that this publish rendered: 'Objavljeno u 14:32 · 7 stranica · 3 s'. */
    pages: number;
    rendered: number;
    ms: number;
  } | null;
  /** When `state` began, ISO 8601. */
  since: string;
  error: string | null;
};
