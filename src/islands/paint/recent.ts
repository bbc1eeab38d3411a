import { $recent, recordView } from '#src/stores/recent.ts';
import { whenNear } from '../when-near.ts';

/** Records the open product, and renders 'Nedavno pregledano' when its place comes near the viewport. */
export function recentViews(): void {
  const open = Number(document.querySelector<HTMLElement>('.gal [data-wish]')?.dataset['wish']) || undefined;
  // The early script reserves room for the same ones; the page of a sold part has no heart, but an address.
  const others = $recent.get().filter((id) => location.pathname !== `/proizvod/${id}`);
  if (open) recordView(open);
  const place = document.querySelector<HTMLElement>('[data-recent]');
  if (!place || others.length === 0) return;
  whenNear(place, () => {
    // The page is complete without it. The module keeps a name, as in page.ts.
    import('../recent/show-recent.tsx')
      .then((recent) => recent.showRecent(place, others))
      .catch((error: unknown) => {
        place.remove();
        console.warn(error);
      });
  });
}
