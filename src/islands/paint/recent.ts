import { $recent, recordView } from '#src/stores/recent.ts';

/** Loads this far ahead of the viewport, so that nothing shifts in view. */
const NEAR = '600px';

/** Records the open product, and draws 'Nedavno pregledano' when its place comes near the viewport. */
export function recentViews(): void {
  const open = Number(document.querySelector<HTMLElement>('.gal [data-wish]')?.dataset['wish']) || undefined;
  const others = $recent.get().filter((id) => id !== open);
  if (open) recordView(open);
  const place = document.querySelector<HTMLElement>('[data-recent]');
  if (!place || others.length === 0) return;
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      // The page is complete without it.
      import('../recent/show-recent.tsx')
        .then(({ showRecent }) => showRecent(place, others))
        .catch(console.warn);
    },
    { rootMargin: NEAR },
  );
  near.observe(place);
}
