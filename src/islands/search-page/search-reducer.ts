import type { ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import { searchPageAddress, type SearchState } from '#src/domain/search-page/search-state.ts';

/** `answer` is undefined where no text was entered. */
type Rendered = { state: SearchState; answer: ShownAnswer | undefined };

type SearchPageState = {
  /** The search in the address. */
  asked: SearchState;
  /** Undefined while the prerendered results are shown. */
  rendered: Rendered | undefined;
  isWaiting: boolean;
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

const render = (rendered: Rendered): SearchPageState => ({
  asked: rendered.state,
  rendered,
  isWaiting: false,
  isSlow: false,
});

const isSame = (one: SearchState, other: SearchState): boolean =>
  searchPageAddress(one) === searchPageAddress(other);

export function searchReducer(page: SearchPageState, event: SearchEvent): SearchPageState {
  switch (event.type) {
    case 'followed':
      if (!page.isWaiting && isSame(event.state, page.asked)) return page;
      return searchReducer(page, { ...event, type: 'asked' });
    case 'asked':
      return event.known || event.state.q === ''
        ? render({ state: event.state, answer: event.known })
        : { ...page, asked: event.state, isWaiting: true };
    case 'retried':
      // A copy, since only another object is asked for again.
      return { ...page, asked: { ...page.asked }, isWaiting: true };
    case 'slow':
      return page.isWaiting ? { ...page, isSlow: true } : page;
    case 'answered':
      // An answer to an earlier search is ignored.
      return event.rendered.state === page.asked ? render(event.rendered) : page;
  }
}

/** `prerendered`: the search whose results are prerendered. */
export const firstState = (prerendered: SearchState | undefined, now: SearchState): SearchPageState =>
  searchReducer(
    { asked: prerendered ?? now, rendered: undefined, isWaiting: !prerendered, isSlow: false },
    { type: 'followed', state: now, known: undefined },
  );
