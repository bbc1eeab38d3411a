import { useEffect, useMemo, useState } from 'react';
import { SEARCH_LETTERS_MIN, SEARCH_PAUSE_MS, SEARCH_ROWS_MAX } from '#src/domain/limits/search.ts';
import type { Suggestion } from '#src/domain/search/suggestions/entity-file.ts';
import { typedQuery } from '#src/domain/search/query/typed-query.ts';
import { makeSuggest, type Suggested } from '#src/domain/search/suggestions/suggest-entities.ts';
import type { NamedVehicle, SearchAnswer } from '#src/domain/search-page/search-answer.ts';
import { loadSuggestions } from '#src/stores/search-files.ts';
import { loadRows } from '#src/stores/search.ts';
import { boxRows, type FoundRows, suggestionsByKey } from './box-rows.ts';

export type Suggestions = FoundRows & {
  /** Those that the text names. */
  vehicles: readonly NamedVehicle[];
};

/** The answer for a text; undefined after a failure. */
type Outcome = { text: string; answer: SearchAnswer | undefined };

const NOTHING: Suggested = { rows: [], isExact: false };

/** Suggestions of the static file at once, products after a pause; a request for an older text is aborted. */
export function useSuggestions(input: string, isOpen: boolean): Suggestions {
  const text = typedQuery(input);
  const isAsked = isOpen && text.length >= SEARCH_LETTERS_MIN;
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const suggest = useMemo(() => makeSuggest(suggestions), [suggestions]);
  const known = useMemo(() => suggestionsByKey(suggestions), [suggestions]);
  const own = useMemo(
    () => (text.length >= SEARCH_LETTERS_MIN ? suggest(text, SEARCH_ROWS_MAX) : NOTHING),
    [suggest, text],
  );

  useEffect(() => {
    // Without the file only the shop's rows are shown.
    loadSuggestions().then(setSuggestions, console.warn);
  }, []);

  useEffect(() => {
    if (!isAsked || outcome?.text === text) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      loadRows(text, controller.signal).then(
        (answer) => setOutcome({ text, answer }),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          // Logged, no message; suggestions of the file stay (SPEC §8).
          console.warn(error);
          setOutcome({ text, answer: undefined });
        },
      );
    }, SEARCH_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsked, text, outcome?.text]);

  return useMemo(() => {
    const isAnswered = outcome?.text === text;
    const answer = isAnswered ? outcome.answer : undefined;
    const rows = isAsked ? boxRows(text, own, answer, known) : [];
    return {
      rows,
      isLoading: isAsked && !isAnswered,
      isNone: isAsked && answer !== undefined && rows.length === 0,
      vehicles: isAsked && answer?.vehicle ? [answer.vehicle, ...(answer.otherVehicles ?? [])] : [],
    };
  }, [isAsked, known, outcome, own, text]);
}
