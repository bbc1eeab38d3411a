import { shopYear } from '../years.ts';
import type { CategoryFinder } from './find-category.ts';
import { findGenerations } from '../vehicle-text/find-generations.ts';
import { findMakes, markForeign, type NamedMake } from '../vehicle-text/find-makes.ts';
import { findModels } from '../vehicle-text/find-models.ts';
import { findPartNumbers } from '../vehicle-text/find-part-numbers.ts';
import { findPlace } from '../vehicle-text/find-place.ts';
import { findYears, type NamedYears } from '../vehicle-text/find-years.ts';
import { fitYears } from './fit-years.ts';
import { markMeasures } from '../vehicle-text/mark-measures.ts';
import type { AdReading, Mention, ReadFitment, ReadingReason } from './reading.ts';
import { readDescription } from './read-description.ts';
import { titleWords, type TitleWord } from '../vehicle-text/text-words.ts';
import { splitGlued, type VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';

export type AdText = {
  title: string;
  /** Plain text or HTML. */
  description: string;
  /** Name of the category that the ad stood in. */
  category: string;
  /** What the seller chose as the make, where the site asks for it. */
  brand?: string | null;
};

export type ReadingKnowledge = { vehicles: VehicleLexicon; findCategory: CategoryFinder };

export type ReadText = {
  words: readonly TitleWord[];
  partNumbers: readonly string[];
  mentions: readonly Mention[];
  years: readonly NamedYears[];
};

/** Makes without a model of theirs stand for all of their cars; `VW Octavia` means the Octavia. */
function makesAlone(makes: readonly NamedMake[], mentions: readonly Mention[]): Mention[] {
  return makes.flatMap((named): Mention[] => {
    const { make, from, to, certainty, reason, isWeak } = named;
    const isCovered = mentions.some((m) => m.make === make || (m.from < to && from < m.to) || m.from === to);
    if (isCovered || isWeak) return [];
    const reasons: ReadingReason[] = reason ? [reason, 'model-unknown'] : ['model-unknown'];
    return [{ make, model: null, generations: [], from, to, certainty: certainty * 0.85, reasons }];
  });
}

/** One text, read by itself. */
export function readText(text: string, vehicles: VehicleLexicon, thisYear: number): ReadText {
  const words = titleWords(text, (chunk) => splitGlued(chunk, vehicles));
  const partNumbers = findPartNumbers(words);
  markMeasures(words);
  markForeign(words, vehicles);
  const makes = findMakes(words, vehicles);
  const mentions = findModels(words, vehicles, makes);
  findGenerations(words, mentions);
  for (const mention of mentions) {
    const named = makes.find(({ make, reason }) => make === mention.make && reason === 'mistyped');
    if (named) mention.certainty *= named.certainty;
  }
  const alone = makesAlone(makes, mentions);
  const seen = new Set<unknown>();
  const all = [...mentions, ...alone]
    .sort((a, b) => a.from - b.from)
    .filter((mention) => {
      const key = mention.model ?? mention.make;
      const first = !seen.has(key);
      seen.add(key);
      return first || mention.generations.length > 0;
    });
  return { words, partNumbers, mentions: all, years: findYears(words, thisYear) };
}

const sameFit = (a: ReadFitment, b: ReadFitment): boolean =>
  a.manufacturer === b.manufacturer &&
  a.model === b.model &&
  a.yearFrom === b.yearFrom &&
  a.yearTo === b.yearTo;

const TUNING = /\btuning\b|\btjuning\b/i;

/**
 * What an ad says about its part: the vehicles it fits, where it sits, its numbers, its category. What is not said is
 * left open; `reasons` name everything that was concluded instead of read.
 */
export function readAd(
  ad: AdText,
  { vehicles, findCategory }: ReadingKnowledge,
  thisYear: number = shopYear(),
): AdReading {
  const title = readText(ad.title, vehicles, thisYear);
  const { source, partNumbers, reasons: sourceReasons } = readDescription(ad, title, vehicles, thisYear);
  const vehiclesRead = source.mentions.map((mention) => fitYears(mention, source.mentions, source.years));
  const fitments: ReadFitment[] = [];
  for (const fit of vehiclesRead.flatMap((read) => read.fitments))
    if (!fitments.some((known) => sameFit(known, fit))) fitments.push(fit);
  const reasons = new Set<ReadingReason>([...sourceReasons, ...vehiclesRead.flatMap((read) => read.reasons)]);
  if (fitments.length === 0) reasons.add('no-vehicle');
  if (source.mentions.length > 1) reasons.add('several-vehicles');
  const least = Math.min(1, ...vehiclesRead.map((read) => read.certainty));
  const fromElsewhere = sourceReasons.includes('from-description') ? 0.85 : 1;
  const confidence =
    fitments.length === 0 ? 0 : least * fromElsewhere * (source.mentions.length > 1 ? 0.97 : 1);
  const category = findCategory(ad.title, ad.category);
  return {
    fitments,
    ...findPlace(title.words),
    partNumbers,
    category: category?.slug ?? null,
    categoryFrom: category?.from ?? null,
    kind: TUNING.test(ad.title) || TUNING.test(ad.category) ? 'tuning' : 'part',
    confidence: Math.round(confidence * 100) / 100,
    reasons: [...reasons],
  };
}
