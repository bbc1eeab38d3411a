import { RECENT_SEARCHES_MAX } from '#src/domain/limits/search.ts';
import { persisted } from './persisted.ts';
import { RECENT_SEARCHES_KEY } from './storage-keys.ts';

/** Recent searches on this device, the latest first; they are never sent anywhere. */
export const $recentSearches = persisted<readonly string[]>(RECENT_SEARCHES_KEY, (stored) =>
  Array.isArray(stored)
    ? stored.filter((text): text is string => typeof text === 'string').slice(0, RECENT_SEARCHES_MAX)
    : [],
);

export function rememberSearch(text: string): void {
  const others = $recentSearches.get().filter((other) => other.toLowerCase() !== text.toLowerCase());
  $recentSearches.set([text, ...others].slice(0, RECENT_SEARCHES_MAX));
}

export const clearSearches = (): void => $recentSearches.set([]);
