import { currentVehicle } from '#src/stores/vehicles.ts';
import { keepPages } from './offline/keep-pages.ts';

/** Links within the shop have a referrer of its own. */
const isArrival = () => !document.referrer.startsWith(location.origin);

/** What a page does last, and what only the next one needs. */
export function workAfterLoad(): void {
  if ('serviceWorker' in navigator && import.meta.env.PROD) keepPages().catch(console.warn);
  if (!currentVehicle() || !navigator.onLine || !isArrival()) return;
  // Without an answer the vehicle stays as it is until the next visit.
  import('#src/stores/moved-vehicle.ts')
    .then(({ followMovedVehicle }) => followMovedVehicle())
    .catch(console.warn);
}
