import type { ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import { searchPageAddress, type SearchState } from '#src/domain/search-page/search-state.ts';

/** No answer where nothing was asked. */
export type Drawn = { state: SearchState; answer: ShownAnswer | undefined };

export type SearchPageState = {
  /** What the address asks for. */
  asked: SearchState;
  /** Counts up when the same is asked once more. */
  attempt: number;
  /** Undefined while the results stand that the page came with. */
  drawn: Drawn | undefined;
  /** Address of the results on the screen; undefined while an answer is awaited. */
  shown: string | undefined;
  /** The answer takes its time. */
  isSlow: boolean;
};

export type SearchEvent =
  | { type: 'asked'; state: SearchState; known: ShownAnswer | undefined }
  /** Back or Forward. */
  | { type: 'followed'; state: SearchState; known: ShownAnswer | undefined }
  | { type: 'asked again' }
  /** The page is shown again as it was left. */
  | { type: 'came back' }
  | { type: 'slow' }
  | { type: 'answered'; drawn: Drawn };

const draw = (page: SearchPageState, drawn: Drawn): SearchPageState => ({
  asked: drawn.state,
  attempt: page.attempt,
  drawn,
  shown: searchPageAddress(drawn.state),
  isSlow: false,
});

const askAgain = (page: SearchPageState): SearchPageState => ({
  ...page,
  attempt: page.attempt + 1,
  shown: undefined,
});

export function searchReducer(page: SearchPageState, event: SearchEvent): SearchPageState {
  switch (event.type) {
    case 'followed':
      if (searchPageAddress(event.state) === page.shown) return { ...page, asked: event.state };
      return searchReducer(page, { ...event, type: 'asked' });
    case 'asked':
      return event.known || event.state.q === ''
        ? draw(page, { state: event.state, answer: event.known })
        : { ...page, asked: event.state, shown: undefined };
    case 'asked again':
      return askAgain(page);
    case 'came back':
      // The call ended when the visitor left.
      return page.shown === undefined ? askAgain(page) : page;
    case 'slow':
      return page.shown === undefined ? { ...page, isSlow: true } : page;
    case 'answered':
      // An answer to what was asked before comes to nothing.
      return event.drawn.state === page.asked ? draw(page, event.drawn) : page;
  }
}

/** `came`: what the page came with results for. */
export const firstState = (came: SearchState | undefined, now: SearchState): SearchPageState =>
  searchReducer(
    {
      asked: now,
      attempt: 0,
      drawn: undefined,
      shown: came && searchPageAddress(came),
      isSlow: false,
    },
    { type: 'followed', state: now, known: undefined },
  );
