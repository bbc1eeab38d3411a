import type { ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import { searchPageAddress, type SearchState } from '#src/domain/search-page/search-state.ts';

/** `answer` is undefined where no text was entered. */
export type Rendered = { state: SearchState; answer: ShownAnswer | undefined };

type SearchPageState = {
  /** The search in the address. */
  asked: SearchState;
  /** Increases when the same search is repeated. */
  attempt: number;
  /** Undefined while the prerendered results are shown. */
  rendered: Rendered | undefined;
  /** Address of the results on the screen; undefined while an answer is pending. */
  shown: string | undefined;
  /** The answer is taking long. */
  isSlow: boolean;
};

type SearchEvent =
  | { type: 'asked'; state: SearchState; known: ShownAnswer | undefined }
  /** Back or Forward. */
  | { type: 'followed'; state: SearchState; known: ShownAnswer | undefined }
  | { type: 'retried' }
  | { type: 'slow' }
  | { type: 'answered'; rendered: Rendered };

const render = (page: SearchPageState, rendered: Rendered): SearchPageState => ({
  asked: rendered.state,
  attempt: page.attempt,
  rendered,
  shown: searchPageAddress(rendered.state),
  isSlow: false,
});

export function searchReducer(page: SearchPageState, event: SearchEvent): SearchPageState {
  switch (event.type) {
    case 'followed':
      if (searchPageAddress(event.state) === page.shown) return { ...page, asked: event.state };
      return searchReducer(page, { ...event, type: 'asked' });
    case 'asked':
      return event.known || event.state.q === ''
        ? render(page, { state: event.state, answer: event.known })
        : { ...page, asked: event.state, shown: undefined };
    case 'retried':
      return { ...page, attempt: page.attempt + 1, shown: undefined };
    case 'slow':
      return page.shown === undefined ? { ...page, isSlow: true } : page;
    case 'answered':
      // An answer to an earlier search is ignored.
      return event.rendered.state === page.asked ? render(page, event.rendered) : page;
  }
}

/** `prerendered`: the search whose results are prerendered. */
export const firstState = (prerendered: SearchState | undefined, now: SearchState): SearchPageState =>
  searchReducer(
    {
      asked: now,
      attempt: 0,
      rendered: undefined,
      shown: prerendered && searchPageAddress(prerendered),
      isSlow: false,
    },
    { type: 'followed', state: now, known: undefined },
  );
