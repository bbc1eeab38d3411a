import { cutAtWord } from '#src/domain/text/cut-text.ts';
import type { ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import type { SearchState } from '#src/domain/search-page/search-state.ts';
import { searchText as text } from '#src/strings/search-page.ts';

const TITLE_QUERY_CHARACTERS = 36;

export const searchTitle = ({ q }: SearchState): string =>
  q === '' ? text.title : text.titleFor(cutAtWord(q, TITLE_QUERY_CHARACTERS));

/** The line above the results; `answer` is undefined without a search text. */
export function searchCount({ type }: SearchState, answer: ShownAnswer | undefined): string {
  if (!answer) return text.prompt;
  const { total, totalIsCapped, query } = answer;
  return total === 0 ? text.noneFor(query, type) : text.found(total, totalIsCapped, query, type);
}
