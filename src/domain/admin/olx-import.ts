import type { CategorySource, ReadingReason } from '../ads/reading.ts';

/** Where imported products say they come from. */
export const OLX_SOURCE = 'olx';

export const IMPORT_STATUSES = ['draft', 'published'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** `failed` can be tried again; whatever will not get better by itself is `done` with an outcome. */
export const IMPORT_ITEM_STATES = ['waiting', 'done', 'failed'] as const;
export const IMPORT_OUTCOMES = ['added', 'renewed', 'known', 'edited', 'gone', 'unusable'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What the shop has of an ad already; `binned`: the owner has thrown it away, so it stays away. */
export const AD_STATES = ['new', 'known', 'edited', 'binned'] as const;
export type AdState = (typeof AD_STATES)[number];

/** One ad in the review: what the seller wrote beside what was read in it. */
export type AdPreview = {
  id: string;
  title: string;
  /** On the classifieds site. */
  address: string;
  price: string;
  pictures: number;
  /** Whether `GET /api/admin/olx/pictures/{id}` may have the first one. */
  hasThumbnail: boolean;
  state: AdState;
  productId: number | null;
  vehicles: { name: string; years: string }[];
  side: string | null;
  position: string | null;
  partNumbers: readonly string[];
  category: string | null;
  /** Said by the title, or only by the category that the ad stands in. */
  categoryFrom: CategorySource | null;
  /** 0 … 1: how sure the vehicles are. */
  confidence: number;
  isConfident: boolean;
  reasons: readonly ReadingReason[];
  /** In words; an ad with one is not chosen beforehand. */
  problems: string[];
};

/** `POST /api/admin/olx/preview`. */
export type PreviewAnswer = {
  success: true;
  /** Ads that the shop has on the site altogether. */
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
    importAs: ImportStatus;
    total: number;
    done: number;
    isFinished: boolean;
    /** Not finished and not moving: it can be gone on with. */
    isStuck: boolean;
    counts: ImportCounts;
    pictures: number;
    /** One sentence with the counts. */
    message: string;
    problems: { id: string; title: string; problem: string; canRetry: boolean }[];
  };
};

/** `GET /api/admin/olx/jobs`: the import that is under way, to come back to it. */
export type UnfinishedImportAnswer = { success: true; jobId: number | null; isStuck: boolean };

export type ImportStartedAnswer = { success: true; jobId: number };

/** `POST /api/olx/import-50` (SPEC §7); `job_id` beside what is specified, for an import that goes on. */
export type ImportFiftyAnswer = {
  success: boolean;
  new_products_added: number;
  total_found: number;
  error: string | null;
  message: string;
  job_id: number | null;
};
