import { useStore } from '@nanostores/react';
import { useDeferredValue } from 'react';
import { foldLetters } from '#src/domain/text/slug.ts';
import { $route, addressWith, go } from '#src/stores/admin/route.ts';
import { SEARCH } from './dictionary-address.ts';

/**
 * Searches names that are already loaded; letters without accents find those with them. The address holds the search,
 * so that Back and a reload show the same rows.
 */
export function useNameSearch() {
  const search = useStore($route).query.get(SEARCH) ?? '';
  const folded = useDeferredValue(foldLetters(search.trim()));
  return {
    /** For the search field. */
    field: {
      value: search,
      onSearch: (typed: string) => go(addressWith(SEARCH, typed), { replace: true }),
    },
    isSearched: folded !== '',
    /** Two letters or more: other lists are searched too. */
    isLong: folded.length > 1,
    matches: (words: readonly string[]) => words.some((word) => foldLetters(word).includes(folded)),
  };
}
