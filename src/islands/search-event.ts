const SEARCH = 'shop:search';

/** Offers a search to the page; true if the page shows it itself. */
export const offerSearch = (text: string): boolean =>
  !document.dispatchEvent(new CustomEvent(SEARCH, { detail: text, cancelable: true }));

/** The page shows searches itself from now on; returns a function that ends it. */
export function onSearch(show: (text: string) => void): () => void {
  const search = (event: Event) => {
    event.preventDefault();
    show((event as CustomEvent<string>).detail);
  };
  document.addEventListener(SEARCH, search);
  return () => document.removeEventListener(SEARCH, search);
}
