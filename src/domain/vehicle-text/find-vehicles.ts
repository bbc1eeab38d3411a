import { isOfEarlierGeneration } from './earlier-generation.ts';
import { findGenerations } from './find-generations.ts';
import { findManufacturers, markForeign, type NamedManufacturer } from './find-manufacturers.ts';
import { findModels } from './models/find-models.ts';
import { listedVersions } from './models/listed-versions.ts';
import { findPartNumbers } from './numbers/find-part-numbers.ts';
import { findYears, type NamedYears } from './find-years.ts';
import { markMeasures } from './numbers/mark-measures.ts';
import { markOtherThings } from './models/mark-other-things.ts';
import { markTrims } from './models/mark-trims.ts';
import type { FindOptions, Mention, MentionReason } from './mention.ts';
import { splitJoinedNames } from './models/split-joined-names.ts';
import { textWords, type TextWord } from './text-words.ts';
import type { VehicleLexicon } from './vehicle-lexicon.ts';

export type VehicleText = {
  /** Each with its role in the text. */
  words: readonly TextWord[];
  partNumbers: readonly string[];
  manufacturers: readonly NamedManufacturer[];
  mentions: readonly Mention[];
  years: readonly NamedYears[];
};

/** A manufacturer without one of its models means all of its cars; `VW Octavia` means the Octavia. */
function manufacturersAlone(
  manufacturers: readonly NamedManufacturer[],
  mentions: readonly Mention[],
): Mention[] {
  return manufacturers.flatMap((named): Mention[] => {
    const { manufacturer, from, to, certainty, reason, isWeak } = named;
    const isCovered = mentions.some(
      (m) => m.manufacturer === manufacturer || (m.from < to && from < m.to) || m.from === to,
    );
    if (isCovered || isWeak) return [];
    const reasons: MentionReason[] = reason ? [reason, 'model-unknown'] : ['model-unknown'];
    return [
      {
        manufacturer,
        model: null,
        generations: [],
        generationWords: [],
        from,
        to,
        certainty: certainty * 0.85,
        reasons,
      },
    ];
  });
}

/** A vehicle that is named twice counts once, with its generations: `Caravelle/Transporter T5`. */
function eachOnce(mentions: readonly Mention[]): Mention[] {
  const seen = new Set<unknown>();
  return mentions.filter((mention) => {
    const key = mention.model ?? mention.manufacturer;
    const isFirst = !seen.has(key);
    seen.add(key);
    return (
      mention.generations.length > 0 ||
      (isFirst &&
        !mentions.some(
          (other) => other !== mention && other.generations.length > 0 && other.model === mention.model,
        ))
    );
  });
}

/**
 * A mistyped name counts only with its manufacturer, a year or a generation beside it: `Scorpion`, `Primacy` and
 * `pasta` are not cars. A year beside the car of another manufacturer is not its own: `Polo Classic 1999` is not a C class.
 */
const isSupported = (
  { manufacturer, model, reasons, generations }: Mention,
  manufacturers: readonly NamedManufacturer[],
  years: readonly NamedYears[],
  all: readonly Mention[],
): boolean =>
  !reasons.includes('mistyped') ||
  generations.length > 0 ||
  (years.length > 0 && all.every((other) => other.manufacturer === manufacturer)) ||
  (model !== null &&
    manufacturers.some((named) => named.manufacturer === manufacturer && named.reason !== 'mistyped'));

/**
 * A number of three digits away from every other name, where another car is named: a price or the seller's own number,
 * and not a further series of BMW or an Audi 100.
 */
function isLooseNumber(
  mention: Mention,
  words: readonly TextWord[],
  manufacturers: readonly NamedManufacturer[],
  all: readonly Mention[],
): boolean {
  const { from, to, model, generations } = mention;
  const isBare = to - from === 1 && /^\d{3}$/.test(words[from]?.text ?? '') && generations.length === 0;
  if (!isBare || !all.some((other) => other.model !== null && other.model !== model)) return false;
  const isName = (at: number): boolean =>
    words[at]?.role === 'generation' ||
    [...manufacturers, ...all].some((other) => other !== mention && other.from <= at && at < other.to);
  const isPassed = (at: number): boolean => words[at]?.text === 'i' || words[at]?.role === 'year';
  let [before, after] = [from - 1, to];
  while (isPassed(before)) before--;
  while (isPassed(after)) after++;
  return !isName(before) && !isName(after);
}

/** Everything about vehicles in a text, in order. A word has one role only, so the order of the steps matters. */
export function findVehicles(
  words: readonly TextWord[],
  lexicon: VehicleLexicon,
  thisYear: number,
  options: FindOptions,
): VehicleText {
  const isModel = (text: string) => lexicon.models.has(text);
  const partNumbers = findPartNumbers(words, isModel);
  markMeasures(words, { isModel, isManufacturer: (text) => lexicon.manufacturers.has(text) });
  markTrims(words);
  if (!options.namesAnywhere) markOtherThings(words, lexicon);
  markForeign(words, lexicon);
  const manufacturers = findManufacturers(words, lexicon, options);
  const named = findModels(words, lexicon, manufacturers, options);
  findGenerations(words, named, manufacturers, options);
  const models = [...named, ...listedVersions(words, named, lexicon)].filter(
    (mention) => options.namesAnywhere || !isOfEarlierGeneration(mention, words, lexicon),
  );
  for (const mention of models) {
    const maker = manufacturers.find(
      ({ manufacturer, reason }) => manufacturer === mention.manufacturer && reason === 'mistyped',
    );
    if (maker) mention.certainty *= maker.certainty;
  }
  const years = findYears(words, thisYear);
  const all = [...models, ...manufacturersAlone(manufacturers, models)].sort((a, b) => a.from - b.from);
  const mentions = all.filter(
    (mention) =>
      options.namesAnywhere ||
      (isSupported(mention, manufacturers, years, all) && !isLooseNumber(mention, words, manufacturers, all)),
  );
  for (const { from, to } of all.filter((mention) => !mentions.includes(mention)))
    for (const word of words.slice(from, to)) word.role = undefined;
  return { words, partNumbers, manufacturers, mentions: eachOnce(mentions), years };
}

/** For text as people write it: everyday words are names only next to a vehicle. */
export const readText = (text: string, lexicon: VehicleLexicon, thisYear: number): VehicleText =>
  findVehicles(
    textWords(text, (chunk) => splitJoinedNames(chunk, lexicon)),
    lexicon,
    thisYear,
    { namesAnywhere: false, anyOrder: false },
  );
