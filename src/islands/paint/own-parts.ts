import { type SavedVehicle, vehicleKey } from '#src/domain/saved-vehicle.ts';

/** Loads this far ahead of the viewport, so that nothing shifts in view. */
const NEAR = '600px';

let shownFor: string | undefined;
let remove: (() => void) | undefined;

/** Parts for the saved vehicle on the home page, drawn when their place comes near the viewport. */
export function paintOwnParts(vehicle: SavedVehicle | undefined): void {
  const place = document.querySelector<HTMLElement>('[data-own-parts]');
  const key = vehicle && JSON.stringify(vehicle);
  if (!place || key === shownFor) return;
  remove?.();
  remove = undefined;
  shownFor = key;
  if (!vehicle) return;
  const controller = new AbortController();
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      // The page is complete without it.
      import('../home/show-own-parts.tsx')
        .then(async ({ showOwnParts }) => {
          const removeParts = await showOwnParts(place, vehicle, controller.signal);
          if (controller.signal.aborted) removeParts();
          else remove = removeParts;
        })
        .catch((error: unknown) => {
          if (!controller.signal.aborted) console.warn(vehicleKey(vehicle), error);
        });
    },
    { rootMargin: NEAR },
  );
  remove = () => {
    near.disconnect();
    controller.abort();
  };
  near.observe(place);
}
