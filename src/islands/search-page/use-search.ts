import { useEffect, useMemo, useReducer } from 'react';
import { WAITING_SHOWN_AFTER_MS } from '#src/domain/limits/pages.ts';
import { NOTHING_FOUND, type ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import {
  readSearch,
  searchPageAddress,
  searchPages,
  type SearchState,
} from '#src/domain/search-page/search-state.ts';
import { knownAnswer, loadSearch } from '#src/stores/search.ts';
import { enterAddress } from '../enter-address.ts';
import { firstState, searchReducer } from './search-reducer.ts';

export const searchInAddress = (): SearchState => readSearch(new URLSearchParams(location.search));

/** Undefined when a newer search has aborted the call. */
async function answerTo(state: SearchState, signal: AbortSignal): Promise<ShownAnswer | undefined> {
  try {
    const answer = await loadSearch(state, signal);
    return signal.aborted ? undefined : answer;
  } catch (error) {
    if (signal.aborted) return undefined;
    // Logged, results cleared, no message (SPEC §8).
    console.warn(error);
    return { ...NOTHING_FOUND, query: state.q };
  }
}

export type SearchActions = {
  go: (state: SearchState) => void;
  /** Shows what the address names after Back or Forward. */
  follow: () => void;
  retry: () => void;
};

/** The page depends on its address alone, so that links, Back and a reload show the same results. */
export function useSearch(prerendered: SearchState | undefined) {
  const [page, dispatch] = useReducer(searchReducer, prerendered, (first) =>
    firstState(first, searchInAddress()),
  );
  const { asked, isWaiting } = page;

  const actions = useMemo(
    (): SearchActions => ({
      go: (state) => {
        enterAddress(searchPageAddress(state));
        dispatch({ type: 'asked', state, known: knownAnswer(state) });
      },
      follow: () => {
        const state = searchInAddress();
        dispatch({ type: 'followed', state, known: knownAnswer(state) });
      },
      retry: () => dispatch({ type: 'retried' }),
    }),
    [],
  );

  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    const timer = setTimeout(() => dispatch({ type: 'slow' }), WAITING_SHOWN_AFTER_MS);
    void answerTo(asked, controller.signal).then((answer) => {
      if (!answer) return;
      const last = searchPages(answer.total);
      if (answer.results.length > 0 || answer.total === 0 || asked.page <= last) {
        dispatch({ type: 'answered', rendered: { state: asked, answer } });
        return;
      }
      const state = { ...asked, page: last };
      history.replaceState(null, '', searchPageAddress(state));
      dispatch({ type: 'asked', state, known: knownAnswer(state) });
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, isWaiting]);

  return { ...page, actions };
}
