import { $recent, recordView } from '#src/stores/recent.ts';

/** Near enough to be drawn before it is scrolled into view, so that nothing moves before anyone's eyes. */
const NEAR = '600px';

/** Notes the product that is open, and draws 'Nedavno pregledano' when its place comes near. */
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
