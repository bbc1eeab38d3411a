import type { CategorySource, ReadingReason } from '../ads/reading.ts';
import type { Position, Side } from '../vehicle-text/language/place-words.ts';

export const OLX_SOURCE = 'olx';

export const IMPORT_STATUSES = ['draft', 'published'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** `failed` can be retried; what a retry cannot repair is `done` with an outcome. */
export const IMPORT_ITEM_STATES = ['waiting', 'done', 'failed'] as const;
export const IMPORT_OUTCOMES = ['added', 'renewed', 'known', 'edited', 'gone', 'unusable'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/**
 * Whether the shop has an ad already; `binned`: the owner has deleted its product, so it is not imported again;
 * `deleted`: the product has left the bin since, so only who chooses the ad in the review imports it again.
 */
export type AdState = 'new' | 'known' | 'edited' | 'binned' | 'deleted';

export const isSelectable = ({ state }: Pick<AdPreview, 'state'>): boolean =>
  state === 'new' || state === 'deleted';

/** One ad in the review: what the seller wrote, and what was read in it. */
export type AdPreview = {
  id: string;
  title: string;
  /** Its address on the classifieds site. */
  address: string;
  price: string;
  pictures: number;
  /** Whether `GET /api/admin/olx/pictures/{id}` can return the first picture. */
  hasThumbnail: boolean;
  state: AdState;
  productId: number | null;
  vehicles: { name: string; years: string }[];
  side: Side | null;
  position: Position | null;
  partNumbers: readonly string[];
  category: string | null;
  /** Whether the title names the category, or only the category that the ad is in. */
  categoryFrom: CategorySource | null;
  /** 0 … 1: how certain the vehicles are. */
  confidence: number;
  isConfident: boolean;
  reasons: readonly ReadingReason[];
  /** Problems in words; an ad that has one is not selected at first. */
  problems: string[];
};

/** `POST /api/admin/olx/preview`. */
export type AdsPreviewAnswer = {
  success: true;
  /** All ads that the shop has on the site. */
  total: number;
  counts: { found: number; fresh: number; known: number; problems: number };
  ads: AdPreview[];
};

export type ImportCounts = Record<ImportOutcome | 'waiting' | 'failed', number>;

/** `GET /api/admin/olx/jobs/{id}`. */
export type ImportJobAnswer = {
  success: true;
  job: {
    id: number;
    /** Undoes the whole import. */
    run: string;
    importAs: ImportStatus;
    total: number;
    done: number;
    isFinished: boolean;
    /** Not finished and not progressing: it can be resumed. */
    isStuck: boolean;
    counts: ImportCounts;
    pictures: number;
    /** One sentence with the counts. */
    message: string;
    /** `productId`: the product that the ad became, unless it is gone. */
    problems: { id: string; title: string; problem: string; canRetry: boolean; productId: number | null }[];
  };
};

/** `GET /api/admin/olx/jobs`: the unfinished import, so that the owner can return to it. */
export type UnfinishedImportAnswer = { success: true; jobId: number | null; isStuck: boolean };

export type ImportStartedAnswer = { success: true; jobId: number };

/** `POST /api/olx/import-50` (SPEC §7); `job_id` is an addition, for an import that continues in the background. */
export type ImportFiftyAnswer = {
  success: boolean;
  new_products_added: number;
  total_found: number;
  error: string | null;
  message: string;
  job_id: number | null;
};
