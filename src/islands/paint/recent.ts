import { $recent, recordView } from '#src/stores/recent.ts';
import { whenNear } from './when-near.ts';

/** Records the open product, and renders 'Nedavno pregledano' when its place comes near the viewport. */
export function recentViews(): void {
  const open = Number(document.querySelector<HTMLElement>('.gal [data-wish]')?.dataset['wish']) || undefined;
  const others = $recent.get().filter((id) => id !== open);
  if (open) recordView(open);
  const place = document.querySelector<HTMLElement>('[data-recent]');
  if (!place || others.length === 0) return;
  place.dataset['recent'] = String(others.length);
  whenNear(place, () => {
    // The page is complete without it.
    import('../recent/show-recent.tsx')
      .then(({ showRecent }) => showRecent(place, others))
      .catch((error: unknown) => {
        place.remove();
        console.warn(error);
      });
  });
}
