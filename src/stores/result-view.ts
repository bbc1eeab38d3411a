import { persisted } from './persisted.ts';
import { RESULT_VIEW_KEY } from './storage-keys.ts';

export type ResultView = 'grid' | 'list';

/** The chosen view of search results on this device; null until chosen: rows on a phone, otherwise a grid. */
export const $resultView = persisted<ResultView | null>(RESULT_VIEW_KEY, (stored) =>
  stored === 'grid' || stored === 'list' ? stored : null,
);
