import { useDeferredValue, useState } from 'react';
import { foldLetters } from '#src/domain/slug.ts';

/** A search in names that are already here; letters without accents find those with them. */
export function useNameSearch() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(foldLetters(typed.trim()));
  return {
    search,
    setTyped,
    matches: (words: readonly string[]) => words.some((word) => foldLetters(word).includes(search)),
  };
}
