import { fitmentGroups } from '#src/domain/product/fitment-groups.ts';
import { FIRST_YEAR } from '#src/domain/limits.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import type { FallbackProductTexts } from '#src/domain/fallback-page.ts';
import { formatReach, lastYear } from '#src/domain/years.ts';
import { infoValues, priceNote, productText as text } from '#src/strings/product.ts';

/** What the fallback page shows of a product before its script has run, and without one. */
export function fallbackProductTexts(product: ProductDetail): FallbackProductTexts {
  const { id, name, priceMinor } = product;
  const [primary] = fitmentGroups(product.fitments, { firstYear: FIRST_YEAR, lastYear: lastYear() });
  return {
    id: String(id),
    name,
    nameInAddress: encodeURIComponent(name),
    price: priceMinor === null ? text['price.none'] : formatMoney(priceMinor),
    priceNote: priceNote(priceMinor),
    make: primary?.manufacturer.name ?? text['fit.universal'],
    model: primary?.model?.name ?? text['fit.allModels'],
    years: (primary && formatReach(primary.years)) || text['card.years'],
    fits: product.fits,
    ...infoValues(product),
  };
}
