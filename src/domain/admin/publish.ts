/**
 * `GET /api/admin/publish`, and the answer to `POST /api/admin/publish` (which publishes again). The admin bar asks once a
 * second while `state` is `requested` or `building`, and a few times a minute otherwise.
 */
export type PublishAnswer = {
  /**
   * `live`: visitors see what is saved. `requested`: saved, the builder has been asked. `building`: pages are being
   * made. `failed`: visitors see the old site; `error` says why, a POST or the next edit tries again.
   */
  state: 'requested' | 'building' | 'live' | 'failed';
  /** Of the catalogue; `savedVersion > liveVersion` until everything saved is published. */
  savedVersion: number;
  liveVersion: number | null;
  /** While building and once the pages are counted. */
  progress: { done: number; total: number } | null;
  /** Of the site that visitors see; null until the first publish. */
  live: {
    at: string;
    /** All pages, and those that this publish made anew: 'Objavljeno u 14:32 · 7 stranica · 3 s'. */
    pages: number;
    rendered: number;
    ms: number;
  } | null;
  /** When `state` began, as ISO. */
  since: string;
  error: string | null;
};
