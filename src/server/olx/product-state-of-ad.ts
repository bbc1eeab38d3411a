import {
  FIRST_YEAR,
  PART_NUMBERS_PER_PRODUCT,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
} from '#src/domain/limits/catalogue.ts';
import { cutText } from '#src/domain/text/cut-text.ts';
import type { FitmentValues, ProductState } from '#src/domain/admin/product.ts';
import type { ImportStatus } from '#src/domain/admin/olx-import.ts';
import { lacksPicture } from '#src/domain/admin/product-rules.ts';
import { NEW_PRODUCT } from '#src/domain/admin/product-state.ts';
import { descriptionText } from '#src/domain/ads/read-description.ts';
import { readQuality } from '#src/domain/ads/read-quality.ts';
import type { AdReading, ReadFitment } from '#src/domain/ads/reading.ts';
import { tidyTitle } from '#src/domain/ads/tidy-title.ts';
import { tidyFacts } from '#src/domain/fitment/fitment-facts.ts';
import { readFacts } from '#src/domain/vehicle-text/read-facts.ts';
import { lastYear } from '#src/domain/years.ts';
import { shopYear } from '#src/domain/shop-year.ts';
import { importText } from '#src/strings/olx-import.ts';
import type { OlxAd } from './find-ads.ts';
import type { ImportKnowledge } from './import-knowledge.ts';

/**
 * With the facts in the title. Some cars are older than the shop's first year: earlier years become unknown, overlapping
 * ones are cut.
 */
export function fitmentOf(fitment: ReadFitment, title: string): FitmentValues {
  const { manufacturer, model, generation, yearFrom, yearTo } = fitment;
  const last = lastYear();
  const facts = tidyFacts({
    ...readFacts(title, { ...fitment, manufacturer }),
    ...(generation && { generation: generation.name }),
  });
  const own = { manufacturerId: manufacturer.id, modelId: model?.id ?? null, ...(facts && { facts }) };
  const isOutside = (yearTo !== null && yearTo < FIRST_YEAR) || (yearFrom !== null && yearFrom > last);
  if (isOutside || (yearFrom === null && yearTo === null)) return { ...own, yearFrom: null, yearTo: null };
  return {
    ...own,
    yearFrom: Math.max(yearFrom ?? FIRST_YEAR, FIRST_YEAR),
    // Stored as the current year, 'still built' would end with it.
    yearTo: yearTo === null ? null : Math.min(yearTo, last),
  };
}

/** A part without a picture or a vehicle stays a draft, whatever status was chosen. */
function statusOf(wanted: ImportStatus, { fitments }: AdReading, pictures: number): ImportStatus {
  return !lacksPicture(wanted, pictures) && fitments.length > 0 ? wanted : 'draft';
}

/** The product state that is made from an ad. */
export function productStateOfAd(
  ad: OlxAd,
  reading: AdReading,
  knowledge: ImportKnowledge,
  { pictures, importAs }: { pictures: readonly string[]; importAs: ImportStatus },
): ProductState {
  const quality = readQuality(`${ad.title}\n${ad.description}`);
  return {
    ...NEW_PRODUCT,
    kind: reading.kind,
    status: statusOf(importAs, reading, pictures.length),
    name: cutText(tidyTitle(ad.title, knowledge.vehicles, shopYear()), PRODUCT_NAME_MAX),
    description: cutText(descriptionText(ad.description), PRODUCT_DESCRIPTION_MAX),
    priceMinor: ad.priceMinor,
    partNumbers: reading.partNumbers.slice(0, PART_NUMBERS_PER_PRODUCT),
    categoryId: knowledge.categories.get(reading.category)?.id ?? null,
    // The site has only the conditions new and used.
    condition: ad.state === 'new' || ad.state === 'used' ? ad.state : null,
    quality: quality && importText[`quality.${quality}`],
    fitments: reading.fitments.map((fitment) => fitmentOf(fitment, ad.title)),
    side: reading.side,
    axle: reading.position,
    images: [...pictures],
  };
}
