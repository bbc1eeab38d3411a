import { type ClauseWord, clauseWordsOf } from './clauses.ts';
import { foldText } from './fold.ts';
import { COUNT_WORDS } from './number-names.ts';
import { ACCESSORY_NAMES } from './part-names/part-names.ts';
import { WORDINGS, conceptNamed, isPartName, kindsOf, phrasesWith, type Phrase } from './phrases.ts';
import { ATTRIBUTE_STEMS } from './place-words.ts';
import { stem } from './stem.ts';
import { PREPOSITIONS, WITH } from './stop-words.ts';
import { type Word, wordsOf } from './words.ts';

/** Number of words that may be between those of a phrase: `stop [lijevo] svjetlo`. */
const GAP_MAX = 2;

function placeOf(phrase: Phrase, words: readonly ClauseWord[], from: number): number[] | undefined {
  const places: number[] = [];
  const open = words.slice(from, from + phrase.stems.length + GAP_MAX);
  for (const wanted of phrase.stems) {
    const at = open.findIndex(
      ({ stem, clause }, i) =>
        stem === wanted && clause === words[from]?.clause && !places.includes(from + i),
    );
    if (at < 0) return undefined;
    places.push(from + at);
  }
  return Math.min(...places) === from ? places : undefined;
}

/** `motora` after another noun means 'of the engine', not an engine: `nosač motora`, `difuzor zadnjeg branika`. */
export function isPossessive(words: readonly Word[], at: number, phrase: Phrase): boolean {
  let owner = at - 1;
  while (isAdjectiveBefore(words[owner])) owner--;
  const before = words[owner];
  if (!before || ATTRIBUTE_STEMS.has(before.stem) || COUNT_WORDS.has(before.text) || /\d/.test(before.text))
    return false;
  return genitivesOf(phrase.texts[0] ?? '').includes(words[at]?.text ?? '');
}

/** `motora` of the `motor`, `točka` and `lonca` of the `točak` and the `lonac`, which lose their last vowel. */
const genitivesOf = (noun: string): string[] =>
  /[aeiou]$/.test(noun) ? [] : [`${noun}a`, `${noun.replace(/a([ck])$/, '$1')}a`];

/** `zadnjeg`, `crnog`: an adjective in the genitive belongs to the noun after it. */
const isAdjectiveBefore = (word: Word | undefined): boolean =>
  word !== undefined && word.text.length > 4 && /(?:og|eg)$/.test(word.text);

/** Alone these are of the engine; of another part they are something small. */
const SMALL_OF_PART: ReadonlySet<string> = new Set(['motor', 'grijač'].map(conceptNamed));
const ENGINE_AND_GEARBOX: ReadonlySet<string> = new Set(['motor', 'mjenjač'].map(conceptNamed));

/** `motor volana`, `grijač za retrovizor`: neither an engine nor a glow plug. */
function isSmallOfPart(words: readonly ClauseWord[], at: number, phrase: Phrase): boolean {
  if (phrase.stems.length > 1 || !SMALL_OF_PART.has(phrase.concept)) return false;
  const isFor = words[at + 1]?.text === 'za';
  let next = isFor ? at + 2 : at + 1;
  while (isAdjectiveBefore(words[next])) next++;
  return phrasesWith([words[next]?.stem ?? '']).some(
    (other) =>
      other.isPart &&
      !ENGINE_AND_GEARBOX.has(other.concept) &&
      placeOf(other, words, next) !== undefined &&
      (isFor || isPossessive(words, next, other)),
  );
}

const LINKED = WORDINGS.filter(({ stems, spoken }) => spoken.length > stems.length);

/** The `za` of `hladnjak za klimu` and `staklo za retrovizor`, which mean `hladnjak klime` and `staklo retrovizora`. */
function replacesGenitive(words: readonly Word[], at: number): boolean {
  const noun = words[at - 1]?.stem ?? '';
  const owner = words.slice(at + 1).filter(({ stem }) => !ATTRIBUTE_STEMS.has(stem));
  return (
    words[at]?.text === 'za' &&
    phrasesWith([noun]).some(
      ({ isPart, stems: [first, ...rest] }) =>
        isPart && first === noun && rest.length > 0 && rest.every((stem, i) => owner[i]?.stem === stem),
    )
  );
}

/** The `za` of `kuka za vuču` belongs to the name of the part. */
const isLinked = (words: readonly Word[], at: number): boolean =>
  replacesGenitive(words, at) ||
  LINKED.some(({ spoken }) =>
    spoken.some((_, k) => k > 0 && spoken.every((stem, j) => words[at - k + j]?.stem === stem)),
  );

const AFTER_LETTER = /^(?:max|klas[aeiu]|class|line|tronic|\d+)$/;

/** The `S` of `S-Max`, `S klasa`, `S 320` and `S line`, which is not a preposition. */
const isOfName = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 's' && AFTER_LETTER.test(words[at + 1]?.text ?? '');

/**
 * Where a name begins to say what the part comes with or is for: the index of a preposition, or the number of words.
 */
function purposeAt(words: readonly Word[]): number {
  const at = words.findIndex(
    (word, i) => i > 0 && PREPOSITIONS.has(word.text) && !isLinked(words, i) && !isOfName(words, i),
  );
  return at < 0 ? words.length : at;
}

/** `branik s rupama`, but not `kuka za vuču`. */
export function hasPurpose(name: string): boolean {
  const words = wordsOf(name);
  return purposeAt(words) < words.length;
}

const BRACKETED = /[(].*?[)]/g;

const ACCESSORIES: ReadonlySet<string> = new Set(ACCESSORY_NAMES.map((name) => stem(foldText(name))));
/**
 * Whether this stem names a thing that belongs to a part but is not that part: the `poklopac` of a `poklopac kliješta`.
 */
export const isAccessory = (stem: string): boolean => ACCESSORIES.has(stem);

/** `Set cijevi za interkuler`, `Poklopci kliješta`: it belongs to the part that its category names. */
export function isAccessoryName(name: string): boolean {
  const words = wordsOf(name.replace(BRACKETED, ' '));
  return words.slice(0, purposeAt(words)).some(({ stem }) => isAccessory(stem));
}

/** Where the parts begin that an accessory at the start of a name belongs to; the number of words without one. */
function ownedFrom(words: readonly ClauseWord[]): number {
  const at = words.findIndex(({ stem }) => !ATTRIBUTE_STEMS.has(stem));
  const isOwner = isAccessory(words[at]?.stem ?? '') && words[at + 1]?.text !== 'i';
  return isOwner && !startsPart(words, at) ? at + 1 : words.length;
}

/** Whether the name of a part begins there. */
const startsPart = (words: readonly ClauseWord[], from: number): boolean =>
  phrasesWith([words[from]?.stem ?? '']).some(
    (phrase) => phrase.isPart && placeOf(phrase, words, from) !== undefined,
  );

const SIDE_STEM = stem('strana');

/** Stems of the parts that a part comes with or is for: the `maglenke` of `branik s rupama za maglenke`. */
export function purposesOf(name: string): Set<string> {
  const words = clauseWordsOf(name.replace(BRACKETED, ' '));
  const at = Math.min(purposeAt(words), ownedFrom(words));
  const owned = ownedParts(words.slice(0, at));
  const own = new Set(words.slice(0, at).flatMap(({ stem }) => (owned.has(stem) ? [] : stem)));
  const parts = [...words.slice(at).filter(({ stem }) => isPartName(stem)), ...partsAfterFor(words)];
  return new Set(
    [...owned, ...[...parts, ...attributesOfPurpose(words)].map(({ stem }) => stem)].filter(
      (stem) => !own.has(stem),
    ),
  );
}

/** Words of the parts that a part is only made for: the `parking senzori` of `branik s rupama za parking senzore`. */
function partsAfterFor(words: readonly ClauseWord[]): ClauseWord[] {
  const from = words.findIndex(({ text }, i) => i > 0 && text === 'za' && !isLinked(words, i));
  const rest = from < 0 ? [] : words.slice(from + 1);
  return conceptsIn(rest, rest).flatMap(({ isPart, at }) => (isPart ? at.flatMap((i) => rest[i] ?? []) : []));
}

/**
 * Stems of the parts inside the name of another: the `retrovizor` of `kape retrovizora`, the `disk` of `disk pločice`.
 */
function ownedParts(words: readonly ClauseWord[]): Set<string> {
  const owned = new Set<string>();
  const named = conceptsIn(words, words);
  for (const [i, { stem }] of words.entries()) {
    const phrase = phrasesWith([stem]).find(({ isPart, stems }) => isPart && stems.length === 1);
    if (!phrase) continue;
    const whole = named.find(({ isPart, at }) => isPart && at.length > 1 && at.includes(i));
    const isOther =
      whole && whole.concept !== phrase.concept && !kindsOf(whole.concept).includes(phrase.concept);
    const isHead = whole?.at[0] === i && isAccessory(stem);
    if ((isOther && !isHead) || isPossessive(words, i, phrase)) owned.add(stem);
  }
  return owned;
}

/** Qualities right after `s` are those of its noun, unless that is a side of the part: `far s desne strane`. */
function attributesOfPurpose(words: readonly Word[]): Word[] {
  return words.flatMap(({ text }, i) => {
    if (!WITH.has(text)) return [];
    const rest = words.slice(i + 1);
    const noun = rest.findIndex(({ stem }) => !ATTRIBUTE_STEMS.has(stem));
    return noun < 0 || rest[noun]?.stem === SIDE_STEM ? [] : rest.slice(0, noun);
  });
}

type FoundConcept = { concept: string; at: readonly number[]; isPart: boolean };

/**
 * The concepts of a name. The noun comes first in Bosnian, so only the first part counts, and one joined to it by `i`:
 * after a preposition comes what the part comes with or is for. Qualities count anywhere in the name, also in brackets.
 */
export function conceptsOf(name: string): FoundConcept[] {
  const words = clauseWordsOf(name.replace(BRACKETED, ' '));
  return [
    ...conceptsIn(words, words.slice(0, Math.min(purposeAt(words), ownedFrom(words)))),
    ...conceptsIn(clauseWordsOf(name.match(BRACKETED)?.join(' ') ?? ''), []),
  ];
}

/** The parts that a name gives, in order. */
export const partsIn = (name: string): string[] =>
  conceptsOf(name).flatMap(({ concept, isPart }) => (isPart ? [concept] : []));

/**
 * Stems in a name that by themselves would mean another quality than their phrase: the `facelift` of `prije facelifta`.
 */
export function stemsOfOtherQuality(name: string): Set<string> {
  const words = clauseWordsOf(name);
  return new Set(
    conceptsIn(words, []).flatMap(({ concept, at }) =>
      at.flatMap((i) => {
        const own = words[i]?.stem ?? '';
        const alone = phrasesWith([own]).find(({ stems }) => stems.length === 1);
        return alone && alone.concept !== concept ? [own] : [];
      }),
    ),
  );
}

/** `head`: the words that may name a part. */
function conceptsIn(words: readonly ClauseWord[], head: readonly ClauseWord[]): FoundConcept[] {
  const found: FoundConcept[] = [];
  const taken = new Set<number>();
  const inQuality = new Set<number>();
  let isOpen = true;
  for (let from = 0; from < words.length; from++) {
    for (const phrase of phrasesWith([words[from]?.stem ?? ''])) {
      const scope = phrase.isPart ? head : words;
      if (phrase.isPart ? !isOpen || taken.has(from) : inQuality.has(from)) continue;
      const at = placeOf(phrase, scope, from);
      if (!at || isPossessive(scope, at[0] ?? 0, phrase)) continue;
      if (phrase.isPart && isSmallOfPart(words, from, phrase)) {
        isOpen = false;
        continue;
      }
      found.push({ concept: phrase.concept, at, isPart: phrase.isPart });
      if (phrase.isPart) {
        isOpen = words[Math.max(...at) + 1]?.text === 'i';
        for (const one of at) taken.add(one);
        break;
      }
      for (const one of at) inQuality.add(one);
    }
  }
  return found;
}
