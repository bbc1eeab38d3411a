import { deliveryDay } from '#src/domain/shop/delivery.ts';
import { deliveryBy } from '#src/strings/marks.ts';
import { closures } from './open-now.ts';

/** Below '1-3 radna dana': the last of these days, for an order placed now; none while the shop is closed for years. */
export function paintDelivery(): void {
  const place = document.querySelector<HTMLElement>('[data-delivery]');
  const day = place && deliveryDay(new Date(), Number(place.dataset['delivery']), closures());
  if (day) place.textContent = deliveryBy(day);
}
