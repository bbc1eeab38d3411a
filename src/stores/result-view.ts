import { persisted } from './persisted.ts';
import { RESULT_VIEW_KEY } from './storage-keys.ts';

export type ResultView = 'grid' | 'list';

/** How this device shows search results; null until it is chosen: rows on a phone, else a grid. */
export const $resultView = persisted<ResultView | null>(RESULT_VIEW_KEY, (stored) =>
  stored === 'grid' || stored === 'list' ? stored : null,
);
