import { createRoot } from 'react-dom/client';
import { readSearch } from '#src/domain/search-page/search-state.ts';
import { searchPageParts } from './parts.ts';
import { SearchPage } from './SearchPage.tsx';

/** `search` is the query of the prerendered results, which stay until others are rendered. */
export function takeOver(island: HTMLElement, search: string): void {
  const parts = searchPageParts(island);
  if (!parts) return;
  const isWaiting = parts.list.querySelector('[data-waiting]') !== null;
  const prerendered = isWaiting ? undefined : readSearch(new URLSearchParams(search));
  // Everything is rendered into the page's own elements.
  createRoot(document.createDocumentFragment()).render(
    <SearchPage parts={parts} prerendered={prerendered} />,
  );
}
