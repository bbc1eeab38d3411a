const SEARCH = 'shop:search';
const SHOWN = 'shop:search-shown';

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

/** Writes the search that the page shows into the header's field, whose script keeps its text. */
export function writeSearch(field: HTMLInputElement | null, text: string): void {
  if (field) field.value = text;
  document.dispatchEvent(new Event(SHOWN));
}

/** Calls back when the page has written into the field; returns a function that ends it. */
export function onWritten(written: () => void): () => void {
  document.addEventListener(SHOWN, written);
  return () => document.removeEventListener(SHOWN, written);
}
