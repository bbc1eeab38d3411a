import { hasPurpose, isAccessory, partsIn } from '../vehicle-text/language/concepts.ts';
import { isPartName, PHRASES } from '../vehicle-text/language/phrases.ts';
import { foldText } from '../vehicle-text/language/fold.ts';
import { stem } from '../vehicle-text/language/stem.ts';
import { isPlainWord } from '../vehicle-text/language/everyday-words.ts';
import { PREPOSITIONS } from '../vehicle-text/language/stop-words.ts';
import { typingDistance } from '../vehicle-text/language/typing-distance.ts';
import { wordsOf } from '../vehicle-text/language/words.ts';
import { isTyreText } from '../vehicle-text/numbers/years-of-other-things.ts';

const sentences = (text: string): string[] => text.split(/[.;:!?](?!\d)|\ste\s/);
const STARTS_PURPOSE = new RegExp(`^(?:${[...PREPOSITIONS].join('|')})\\s`, 'iu');

/** Electrics, bearings and cables serve a part and are sold apart from it: a `prekidač svjetla` is not a light. */
const SERVING: ReadonlySet<string> = new Set(
  'senzor davač prekidač dugme tipka modul osigurač utičnica konektor regulator pumpa pumpica ležaj lager sajla instalacija'
    .split(' ')
    .map((word) => stem(foldText(word))),
);
/** What holds a wheel belongs to the axle. */
const WHEEL = /^(?:tock|kotac)/;

/** `Rasprodaja alternatora`: its genitive does not make the part one of another thing. */
const SALE = /(?:^|\s)(?:(?:ras)?prodaja|otkup|kupovina|ponuda)\s/giu;

const SETS = new Set(['set', 'komplet', 'garnitura']);

/**
 * The parts that a text names, in order. What a part is for is left out, up to the end of the sentence: `pasta za
 * felge, gume`.
 */
export const namedParts = (text: string): string[] =>
  sentences(text.replace(SALE, ' ')).flatMap((sentence) => {
    const items = sentence.split(/[,/+&]|\si\s/).map((item) => item.trim());
    const last = items.findIndex((item, i) => hasPurpose(item) || (i > 0 && STARTS_PURPOSE.test(item)));
    const named = last < 0 ? items : items.slice(0, last + 1);
    // The first word belongs to every item: `Krovni nosači i kutije` are roof boxes too.
    const shared = named[0]?.split(' ')[0] ?? '';
    const ofShared = new Set(partsIn(shared));
    return named.flatMap((item, i) => [
      ...(STARTS_PURPOSE.test(item) && i > 0 ? [] : partsIn(item)),
      ...(i > 0 ? partsIn(`${shared} ${item}`).filter((concept) => !ofShared.has(concept)) : []),
    ]);
  });

/** `Set za kočnice`, `poklopac fara`: the part that a piece belongs to. */
export const partsOfPieces = (text: string): string[] =>
  sentences(text).flatMap((sentence) => {
    const words = wordsOf(sentence);
    const at = words.findIndex(({ text, stem }) => SETS.has(text) || isAccessory(stem));
    if (at < 0 || SERVING.has(words[at]?.stem ?? '') || WHEEL.test(words[at + 1]?.text ?? '')) return [];
    const rest = words.slice(at + 1).map(({ text }) => text);
    const purpose = rest.findIndex((word) => PREPOSITIONS.has(word));
    return partsIn(rest.slice(purpose + 1).join(' '));
  });

/** Without its diameter a size may be something else, unless a season names the tyre: `zimske 205/55`. */
const SEASON = /(?:^|[^\p{L}])(?:zims[ck]|l(?:ij|j)?etnj?)\p{L}{1,3}(?![\p{L}])/iu;
const WIDTH_AND_HEIGHT = /\b(?:1[2-9]5|2\d5|3[0-3]5)\/[2-8][05]\b/;

/** A size identifies tyres and rims: `Continental 225/45 R17`. */
export function partsOfSizes(text: string): string[] {
  if (isTyreText(text) || (SEASON.test(text) && WIDTH_AND_HEIGHT.test(text))) return partsIn('guma');
  return /\b[3-6]x\d{2,3}\b/i.test(text) ? partsIn('felga') : [];
}

const PART_OF_MAKER: ReadonlyMap<string, string> = new Map([
  ['luk', 'kvačilo'],
  ['garrett', 'turbina'],
  ['varta', 'akumulator'],
  ['exide', 'akumulator'],
]);
/** Whether a maker makes parts of one kind only. Folded. */
export const namesPart = (maker: string): boolean => PART_OF_MAKER.has(maker);
/** `Set LuK`: a clutch. */
export const partsOfMakers = (text: string): string[] =>
  wordsOf(text).flatMap(({ text: word }) => partsIn(PART_OF_MAKER.get(word) ?? ''));

const LONGEST_EXACT = 5;
const SHORTENED = /(\p{L}{4,})\./gu;
const SINGLE_NAMES: readonly string[] = [
  ...new Set(
    PHRASES.flatMap(({ texts: [name = '', ...more], isPart }) =>
      isPart && more.length === 0 && name.length > LONGEST_EXACT ? [name] : [],
    ),
  ),
];

/** Mistyped names of parts: `retrovzor`, `alternatr`. */
export const mistypedParts = (text: string): string[] =>
  wordsOf(text).flatMap(({ text: word, stem }) => {
    if (word.length <= LONGEST_EXACT || isPlainWord(word) || isPartName(stem)) return [];
    const allowed = word.length < 9 ? 1 : 2;
    const near = SINGLE_NAMES.find(
      (name) => name.startsWith(word.charAt(0)) && typingDistance(word, name, allowed) <= allowed,
    );
    return near === undefined ? [] : partsIn(near);
  });

/** `Amort. zadnji`, `blatob. lijevi`: the beginning of only one part's name. */
export const shortenedParts = (text: string): string[] =>
  [...text.matchAll(SHORTENED)].flatMap(([, beginning = '']) => {
    const names = SINGLE_NAMES.filter((name) => name.startsWith(foldText(beginning)));
    const [only, ...others] = new Set(names.flatMap(partsIn));
    return only !== undefined && others.length === 0 ? [only] : [];
  });
