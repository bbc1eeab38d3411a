import { type SavedVehicle, vehicleKey } from '#src/domain/vehicle/saved-vehicle.ts';
import { whenNear } from '../when-near.ts';

let shownFor: string | undefined;
let remove: (() => void) | undefined;

/** Parts for the saved vehicle on the home page, rendered when their place comes near the viewport. */
export function paintOwnParts(vehicle: SavedVehicle | undefined): void {
  const place = document.querySelector<HTMLElement>('[data-own-parts]');
  const key = vehicle && JSON.stringify(vehicle);
  if (!place || key === shownFor) return;
  remove?.();
  remove = undefined;
  shownFor = key;
  if (!vehicle) return;
  const controller = new AbortController();
  const stopWaiting = whenNear(place, () => {
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
  });
  remove = () => {
    stopWaiting();
    controller.abort();
  };
}
