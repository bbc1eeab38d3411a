import type { AdminProductCounts } from './product.ts';
import type { HistoryEntry } from './history.ts';

/** A search that found nothing. */
export type SearchMiss = { query: string; count: number; lastAskedAt: string };

export type RecentChange = Pick<
  HistoryEntry,
  'id' | 'at' | 'username' | 'action' | 'entity' | 'entityId' | 'name'
> & {
  /** Of a product that is no longer in the bin either. */
  isGone: boolean;
};

/** `GET /api/admin/overview`. */
export type Overview = {
  products: AdminProductCounts;
  messages: { new: number; notMailed: number };
  misses: SearchMiss[];
  changes: RecentChange[];
};
