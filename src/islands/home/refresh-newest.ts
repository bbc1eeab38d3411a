import { loadNewest } from '#src/stores/product-list.ts';

const idsIn = (root: ParentNode): string =>
  Array.from(root.querySelectorAll<HTMLElement>('[data-wish]'), (heart) => heart.dataset['wish']).join();

/** Fetches the newest products, and replaces the prerendered ones if they differ. */
export async function refreshNewest(place: HTMLElement): Promise<void> {
  const products = await loadNewest();
  const newest = products.map(({ id }) => id).join();
  // Replacing would lose the focus if a card has it.
  if (newest === '' || newest === idsIn(place) || place.contains(document.activeElement)) return;
  const { showNewest } = await import('./show-newest.tsx');
  showNewest(place, products);
}
