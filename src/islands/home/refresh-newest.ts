import { loadNewest } from '#src/stores/newest-products.ts';

const idsIn = (root: ParentNode): string =>
  Array.from(root.querySelectorAll<HTMLElement>('[data-wish]'), (heart) => heart.dataset['wish']).join();

/** Fetches the newest products, and replaces the prerendered ones if they differ. */
export async function refreshNewest(place: HTMLElement): Promise<void> {
  const products = await loadNewest();
  const newest = products.map(({ id }) => id).join();
  if (newest === '' || newest === idsIn(place)) return;
  // Keeps a name, as in page.ts.
  await import('./show-newest.tsx').then((home) => {
    // Replacing would lose the focus if a card has it.
    if (!place.contains(document.activeElement)) home.showNewest(place, products);
  });
}
