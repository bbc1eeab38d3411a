import { type SavedVehicle, vehicleKey } from '#src/domain/saved-vehicle.ts';

/** Loads this far ahead of the viewport, so that nothing shifts in view. */
const NEAR = '600px';

let shownFor: string | undefined;
let takeAway: (() => void) | undefined;

/** Parts for the saved vehicle on the home page, drawn when their place comes near the viewport. */
export function paintOwnParts(vehicle: SavedVehicle | undefined): void {
  const place = document.querySelector<HTMLElement>('[data-own-parts]');
  const key = vehicle && JSON.stringify(vehicle);
  if (!place || key === shownFor) return;
  takeAway?.();
  takeAway = undefined;
  shownFor = key;
  if (!vehicle) return;
  const asking = new AbortController();
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      // The page is complete without it.
      import('../home/show-own-parts.tsx')
        .then(async ({ showOwnParts }) => {
          const remove = await showOwnParts(place, vehicle, asking.signal);
          if (asking.signal.aborted) remove();
          else takeAway = remove;
        })
        .catch((error: unknown) => {
          if (!asking.signal.aborted) console.warn(vehicleKey(vehicle), error);
        });
    },
    { rootMargin: NEAR },
  );
  takeAway = () => {
    near.disconnect();
    asking.abort();
  };
  near.observe(place);
}
