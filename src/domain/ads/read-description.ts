import { toStorable } from '../text/storable-text.ts';
import { tidySpaces } from '../text/tidy-spaces.ts';
import type { VehicleText } from '../vehicle-text/find-vehicles.ts';
import { makerNumbers } from '../vehicle-text/numbers/maker-numbers.ts';
import type { Mention } from '../vehicle-text/mention.ts';
import { writtenKey } from '../vehicle-text/name-keys.ts';
import { isMobileNumber } from '../vehicle-text/numbers/telephone-words.ts';
import type { VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';
import {
  manufacturerLine,
  readLine,
  type ReadLine,
  vehicleLines,
  yearsInLines,
} from './described-vehicles.ts';
import { placeInLine } from './place-in-description.ts';
import type { AdText, ReadingReason } from './reading.ts';

/** More than a product's description has, with the tags around it. */
const HTML_LETTERS_MAX = 60_000;
/** Vehicles and numbers are read in the first lines only. */
const LINES_MAX = 30;
const LINE_LETTERS_MAX = 200;
const NUMBER_LABEL = /(?:kat|oem?\b|šifra|sifra|code|part)/i;
/** May also be the number of a telephone. */
const ANY_NUMBER_LABEL = /broj|br\.|\b(?:gm|vag|psa)\b/i;

/** As long as the numbers of Bosch and BMW; those of telephones begin otherwise, those of companies are longer. */
const ONLY_OF_PART = /^(?!38|0[679])\d{10}$|^(?!38|0)\d{11}$/;

const ESCAPES =
  'amp & lt < gt > quot " apos \' ndash – mdash — hellip … bull • middot · euro € deg ° times × laquo « raquo » ' +
  'lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ frac12 ½ frac14 ¼ plusmn ± reg ® trade ™ copy © ' +
  'scaron š Scaron Š ccaron č Ccaron Č cacute ć Cacute Ć zcaron ž Zcaron Ž dstrok đ Dstrok Đ ' +
  'euml ë ouml ö Ouml Ö uuml ü Uuml Ü auml ä Auml Ä eacute é Eacute É egrave è';
const NAMED_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '],
  ...Array.from(ESCAPES.matchAll(/(\w+) (\S)/gu), ([, name = '', letter = '']) => [name, letter] as const),
]);

const LAST_CHARACTER = 0x10_ff_ff;

const character = (code: number): string => (code > LAST_CHARACTER ? '\uFFFD' : String.fromCodePoint(code));

/** Text of HTML; in one pass, or a typed `&amp;lt;` would become `<`. */
const unescaped = (html: string): string =>
  html.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d{0,2}));/gi,
    (escape, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return character(Number(decimal));
      return hex ? character(Number.parseInt(hex, 16)) : (NAMED_CHARACTERS.get(name ?? '') ?? escape);
    },
  );

/** A description as plain text; a seller's HTML is never shown. Paragraphs have one empty line between them. */
export function descriptionText(html: string): string {
  const text = html
    .slice(0, HTML_LETTERS_MAX)
    .replace(/<\/p\b[^>]{0,200}>/gi, '\n\n')
    // A line break of the HTML after one of the text is no second one.
    .replace(/<(?:br|\/div|\/li|\/tr|\/h\d)\b[^>]{0,200}>[ \t\r]*\n?/gi, '\n')
    .replace(/<[^>]{0,500}>/g, ' ');
  // A seller's `&#0;` and half of an emoji cannot be stored.
  const lines = toStorable(unescaped(text)).split('\n').map(tidySpaces);
  return lines
    .filter((line, i) => line !== '' || lines[i - 1] !== '')
    .join('\n')
    .trim();
}

/** The lines of a description without the empty ones. */
export const descriptionLines = (html: string): string[] => descriptionText(html).split('\n').filter(Boolean);

type SourceText = {
  /** The texts that vehicles and years are taken from. */
  sources: readonly VehicleText[];
  partNumbers: readonly string[];
  /** Where the part sits, if the description says it. */
  place: ReturnType<typeof placeInLine>;
  reasons: readonly ReadingReason[];
};

function withBrandField(title: VehicleText, brandField: string, vehicles: VehicleLexicon): VehicleText {
  const manufacturer = vehicles.manufacturers.get(writtenKey(brandField));
  if (!manufacturer) return title;
  const end = title.words.length;
  const mention: Mention = {
    manufacturer,
    model: null,
    generations: [],
    generationWords: [],
    from: end,
    to: end,
    certainty: 0.8,
    reasons: ['manufacturer-from-brand-field', 'model-unknown'],
  };
  return { ...title, mentions: [mention] };
}

const isOfMaker = (number: string, { words }: VehicleText): boolean =>
  [...makerNumbers(words)].some((at) => number.startsWith(words[at]?.raw.toUpperCase() ?? ' '));

/**
 * The lines that name the vehicle, where the title names none, or a manufacturer of which they give the model, or a model
 * of which they give the generation.
 */
function namedIn(lines: readonly ReadLine[], { words, mentions, years }: VehicleText): VehicleText[] {
  const [mention, other] = mentions;
  if (other) return [];
  const named = vehicleLines(lines).map(({ read }) => read);
  if (mention?.model) {
    const isOpen = mention.generations.length === 0 && years.length === 0;
    const areOfModel = named.every((read) =>
      read.mentions.every(({ model, generations }) => model === mention.model && generations.length > 0),
    );
    return isOpen && areOfModel ? named : [];
  }
  if (!mention && named.length === 0) return manufacturerLine(lines, words);
  const isOfTitle = (read: VehicleText) =>
    read.mentions.some(({ manufacturer }) => manufacturer === mention?.manufacturer);
  return mention && !named.some(isOfTitle) ? [] : named;
}

/** The years of the only vehicle, where its own text gives none. */
function yearsOfOnly(sources: readonly VehicleText[], lines: readonly ReadLine[]) {
  const [source, second] = sources;
  const [mention, other] = source?.mentions ?? [];
  const isOpen = mention && !other && !second && source?.years.length === 0;
  return isOpen ? yearsInLines(lines, mention) : undefined;
}

/**
 * What the description adds to the title: always its part numbers and where the part sits, years when the title has
 * none, and the vehicle only when the title names no model or not its generation. The manufacturer that the seller chose
 * from the site's list comes last, since it is often wrong.
 */
export function readDescription(
  { description, brand }: AdText,
  title: VehicleText,
  vehicles: VehicleLexicon,
  thisYear: number,
): SourceText {
  const lines = descriptionLines(description)
    .slice(0, LINES_MAX)
    .map((line) => ({ line, read: readLine(line.slice(0, LINE_LETTERS_MAX), vehicles, thisYear) }));
  const numbers = lines.flatMap(({ line, read }) =>
    // A bare row of digits in running text is more often a phone number.
    read.partNumbers.filter(
      (number) =>
        NUMBER_LABEL.test(line) ||
        (ANY_NUMBER_LABEL.test(line) && !isMobileNumber(number)) ||
        (/[A-Z]/.test(number) && number.length >= 9) ||
        (isOfMaker(number, read) && !isMobileNumber(number)) ||
        ONLY_OF_PART.test(number),
    ),
  );
  const own = {
    partNumbers: [...new Set([...title.partNumbers, ...numbers])],
    place: lines.flatMap(({ read }) => placeInLine(read, title) ?? [])[0],
  };
  const named = namedIn(lines, title);
  const withBrand = title.mentions.length === 0 && brand ? withBrandField(title, brand, vehicles) : title;
  const sources = named.length > 0 ? named : [withBrand];
  const dated = title.years.length > 0 ? title.years : yearsOfOnly(sources, lines);
  return {
    ...own,
    sources: dated ? sources.map((source) => ({ ...source, years: dated })) : sources,
    reasons: named.length > 0 || (dated && dated !== title.years) ? ['from-description'] : [],
  };
}
