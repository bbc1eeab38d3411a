import { SEARCH_ROWS_MAX } from '#src/domain/limits/search.ts';
import type { SearchAnswer, ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import { type SearchState, searchCallAddress } from '#src/domain/search-page/search-state.ts';
import { fetchJson, RETRY } from './fetch-json.ts';
import { answerCache } from './answer-cache.ts';

const answers = answerCache<ShownAnswer>();

export const knownAnswer = (state: SearchState): ShownAnswer | undefined =>
  answers.get(searchCallAddress(state));

/**
 * An answer of the shop, otherwise one from the saved list; the failure is logged (SPEC §8). Throws when both fail,
 * and the signal's reason when the caller aborts.
 */
export async function loadSearch(state: SearchState, signal: AbortSignal): Promise<ShownAnswer> {
  const address = searchCallAddress(state);
  const known = answers.get(address);
  if (known) return known;
  try {
    const answer = (await fetchJson(address, { signal, retry: RETRY.none })) as SearchAnswer;
    answers.keep(address, answer);
    return answer;
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn(error);
    const { searchSavedList } = await import('./search-saved-list.ts');
    return searchSavedList(state);
  }
}

/** Rows for the header box: products beside what the static file suggests. Throws like `fetchJson`. */
export function loadRows(q: string, signal: AbortSignal): Promise<SearchAnswer> {
  const query = new URLSearchParams({ q, limit: String(SEARCH_ROWS_MAX) }).toString();
  return fetchJson(`/api/shop/search?${query}`, { signal, retry: RETRY.none }) as Promise<SearchAnswer>;
}
