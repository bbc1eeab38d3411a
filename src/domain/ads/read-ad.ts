import { shopYear } from '../shop-year.ts';
import type { CategoryFinder } from './find-category.ts';
import { findPlace } from '../vehicle-text/find-place.ts';
import { fitYears } from './fit-years.ts';
import type { AdReading, AdText, ReadFitment, ReadingReason } from './reading.ts';
import { readDescription } from './read-description.ts';
import { readOffer } from './read-ad-text.ts';
import { titleOfOffer } from './other-offers.ts';
import { withoutVehicles } from './without-vehicles.ts';
import type { TextWord } from '../vehicle-text/text-words.ts';
import type { VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';

export type ReadingKnowledge = { vehicles: VehicleLexicon; findCategory: CategoryFinder };

const sameFit = (a: ReadFitment, b: ReadFitment): boolean =>
  a.manufacturer === b.manufacturer &&
  a.model === b.model &&
  a.yearFrom === b.yearFrom &&
  a.yearTo === b.yearTo;

/** `Far lijevi, imam i desni`: what follows is another part. */
function ofThisPart(words: readonly TextWord[]): readonly TextWord[] {
  const at = words.findIndex(
    ({ raw }, i) => i > 0 && /^(?:imam|imamo|ima|prodaj\p{L}+)$/iu.test(raw) && words[i + 1]?.text === 'i',
  );
  return at < 0 ? words : words.slice(0, at);
}

const TUNING = /\btuning\b|\btjuning\b/i;

/**
 * What an ad says about its part: the vehicles it fits, its position, its numbers, its category. What the ad does not
 * say is left empty; `reasons` name everything that was inferred.
 */
export function readAd(
  ad: AdText,
  { vehicles, findCategory }: ReadingKnowledge,
  thisYear: number = shopYear(),
): AdReading {
  const title = readOffer(titleOfOffer(ad.title), vehicles, thisYear);
  const described = readDescription(ad, title, vehicles, thisYear);
  const { sources, partNumbers, reasons: sourceReasons } = described;
  const vehiclesRead = sources.flatMap(({ mentions, years }) =>
    mentions.map((mention) => fitYears(mention, mentions, years)),
  );
  const fitments: ReadFitment[] = [];
  for (const fit of vehiclesRead.flatMap((read) => read.fitments))
    if (!fitments.some((known) => sameFit(known, fit))) fitments.push(fit);
  const reasons = new Set<ReadingReason>([...sourceReasons, ...vehiclesRead.flatMap((read) => read.reasons)]);
  if (fitments.length === 0) reasons.add('no-vehicle');
  if (vehiclesRead.length > 1) reasons.add('several-vehicles');
  const least = Math.min(1, ...vehiclesRead.map((read) => read.certainty));
  const fromElsewhere = sourceReasons.includes('from-description') ? 0.85 : 1;
  const confidence = fitments.length === 0 ? 0 : least * fromElsewhere * (vehiclesRead.length > 1 ? 0.97 : 1);
  const place = findPlace(ofThisPart(title.words));
  const isPlaced = place.side !== null || place.position !== null;
  const category = findCategory(withoutVehicles(title), ad.category);
  return {
    fitments,
    ...(isPlaced ? place : (described.place ?? place)),
    partNumbers,
    category: category?.slug ?? null,
    categoryFrom: category?.from ?? null,
    kind: TUNING.test(ad.title) || TUNING.test(ad.category) ? 'tuning' : 'part',
    confidence: Math.round(confidence * 100) / 100,
    reasons: [...reasons],
  };
}
