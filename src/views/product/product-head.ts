import { cutAtWord } from '#src/domain/text/cut-text.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { fitDescription, fitTitle, TITLE_CHARACTERS_MAX } from '#src/domain/text/seo-text.ts';
import { formatSpans, reach } from '#src/domain/years.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { deliveryTime } from '#src/strings/delivery.ts';
import { productText as text } from '#src/strings/product.ts';

/** '{naziv} – {marka} {model} {od}–{do}'; the layout appends the shop's name if there is room (DECISIONS U46). */
export function productHead(product: ProductDetail): { title: string; description: string; path: string } {
  const { id, name, priceMinor, years } = product;
  const vehicle = vehicleName(product);
  const whole = reach(years);
  const span = whole ? formatSpans([whole]) : '';
  const fit = [vehicle, span].filter(Boolean).join(' ');
  return {
    title: vehicle
      ? fitTitle(
          `${name} – ${fit}`,
          // The years stay: without them the same part for two generations would have one title.
          `${cutAtWord(name, TITLE_CHARACTERS_MAX - fit.length - 3)} – ${fit}`,
        )
      : name,
    description: fitDescription(
      fit ? text['meta.fits'](name, fit) : `${name}.`,
      text['meta.price'](priceMinor === null ? text['price.none'] : formatMoney(priceMinor)),
      text['meta.delivery'](deliveryTime()),
      `${text['code'](id)}.`,
    ),
    path: `/proizvod/${id}`,
  };
}
