import { numberOf } from '../vehicle-text/language/number-names.ts';
import { DENIALS } from '../vehicle-text/language/denied-words.ts';
import type { ReadWord } from './query/analyse-query.ts';
import type { Plan } from './plan-query.ts';
import { foldText } from '../vehicle-text/language/fold.ts';
import { PART_NAMES } from '../vehicle-text/language/part-names/part-names.ts';
import { PHRASES } from '../vehicle-text/language/phrases.ts';
import type { Entity } from './suggestions/search-entities.ts';
import { STOP_WORDS } from '../vehicle-text/language/stop-words.ts';
import { TRIMS } from '../vehicle-text/language/trim-names.ts';
import { latinOf } from '../text/latin.ts';
import { typingDistance } from '../vehicle-text/language/typing-distance.ts';
import { type Word, wordsOf } from '../vehicle-text/language/words.ts';
import { isYearWord } from '../vehicle-text/year-text.ts';

/** A word as it is written, and folded for comparison. */
type Form = { written: string; text: string };

/**
 * The lists of names contain common mistakes too, such as `alnaser` and `retrovizer`. Maps each to the right name: an
 * earlier name of the same part that differs in one letter.
 */
function rightSpellings(): ReadonlyMap<string, string> {
  const right = new Map<string, string>();
  for (const line of PART_NAMES) {
    const single = line.filter((name) => !/[\s-]/.test(name)).map((name) => ({ name, text: foldText(name) }));
    for (const [at, { name, text }] of single.entries()) {
      const meant = single.slice(0, at).find((one) => typingDistance(one.text, text, 1) === 1);
      if (meant && text.length >= SHORTEST_MISTAKEN) right.set(name, right.get(meant.name) ?? meant.name);
    }
  }
  return right;
}

/** Shorter names that differ in a letter are often both right: `gril`, `grill`. */
const SHORTEST_MISTAKEN = 6;

/** The vocabulary holds stems; the full words are in the names of parts, manufacturers, models and categories. */
function writtenForms(entities: readonly Entity[]): Map<string, Form[]> {
  const forms = new Map<string, Form[]>();
  const add = (name: string, spelled = name) => {
    const right = spelled.split(/[\s/-]+/);
    for (const [i, typed] of name.split(/[\s/-]+/).entries()) {
      const written = right[i] ?? typed;
      const [word, ...more] = wordsOf(typed);
      const text = wordsOf(written)[0]?.text;
      if (!word || text === undefined || more.length > 0) continue;
      const known = forms.get(word.stem) ?? [];
      forms.set(word.stem, known);
      if (!known.some((form) => form.text === text)) known.push({ written, text });
    }
  };
  const spelling = rightSpellings();
  for (const place of ['prednji', 'zadnji', 'lijevi', 'desni', 'gornji', 'donji', 'vanjski']) add(place);
  // Of equally near forms the first is offered: the name of a part before a word inside another name, and the singular
  // of a part before the plural of a category.
  for (const phrase of PHRASES.toReversed())
    add(phrase.written.join(' '), spelling.get(phrase.written.join(' ')));
  for (const entity of entities) add(entity.name);
  return forms;
}

const cache = new WeakMap<readonly Entity[], Map<string, Form[]>>();

/** Built when a word is corrected for the first time: most searches of a new process have no mistakes. */
function formsOf(stem: string, entities: readonly Entity[]): readonly Form[] {
  let forms = cache.get(entities);
  if (!forms) cache.set(entities, (forms = writtenForms(entities)));
  return forms.get(stem) ?? [];
}

const distanceTo = (typed: string, { text }: Form): number =>
  typingDistance(typed, text, Math.max(typed.length, text.length));

const isRight = ({ text, isKnown, endings }: ReadWord): boolean =>
  isKnown ||
  endings.length > 0 ||
  STOP_WORDS.has(text) ||
  TRIMS.has(text) ||
  DENIALS.has(text) ||
  isYearWord(text) ||
  numberOf(text) !== undefined;

/** The names of the vehicle that was found, each as its words. */
function namesOfVehicle({ vehicle }: AskedWords): Word[][] {
  const named = vehicle ? [vehicle.manufacturer, ...(vehicle.model ? [vehicle.model] : [])] : [];
  return named.flatMap(({ name, aliases }) => [name, ...aliases].map(wordsOf));
}

const joinTexts = (words: readonly Word[]): string => words.map(({ text }) => text).join('');

type AskedWords = Pick<Plan, 'words' | 'units' | 'vehicle'>;

/** The words with mistyped ones replaced by words of the catalogue; those of the vehicle only by its names. */
export function correctWords(asked: AskedWords, entities: readonly Entity[]) {
  const wordsOfRole = (wanted: string) =>
    new Set(asked.units.flatMap(({ role, words }) => (role === wanted ? words : [])));
  const [ofVehicle, ofEngine] = [wordsOfRole('vehicle'), wordsOfRole('engine')];
  const names = namesOfVehicle(asked);
  const stems = new Set(names.flat().map(({ stem }) => stem));
  // The `rav` of `rav 4` is a part of `RAV4`.
  const typed = joinTexts([...ofVehicle]);
  const whole = names.map(joinTexts).filter((name) => typed.includes(name));
  return asked.words.map((word) => {
    const isOfName = ofVehicle.has(word) && whole.some((name) => name.includes(word.text));
    const meant =
      isRight(word) || isOfName || ofEngine.has(word)
        ? undefined
        : word.similar.find(
            (near) => (!ofVehicle.has(word) || stems.has(near.word)) && isOfItsPart(word, near.word, asked),
          );
    const [nearest] = (meant ? formsOf(meant.word, entities) : []).toSorted(
      (a, b) => distanceTo(word.text, a) - distanceTo(word.text, b),
    );
    return {
      word,
      text: nearest ? nearest.written.toLocaleLowerCase('hr') : word.typed,
      isNew: nearest !== undefined && nearest.text !== word.text,
    };
  });
}

/** A word of a name of several words means what that name has: the `lamda` of a `lamda sonda` is not a lamp. */
function isOfItsPart(word: ReadWord, meant: string, { units }: AskedWords): boolean {
  const part = units.find(
    ({ partName, words }) => partName !== undefined && words.length > 1 && words.includes(word),
  );
  const own = part && wordsOf(foldText(part.partName ?? ''));
  const isNear = own?.some(({ stem }) => word.similar.some((near) => near.word === stem));
  return !isNear || own?.some(({ stem }) => stem === meant) === true;
}

/** The query with its mistyped words replaced; undefined when nothing was corrected. */
export function didYouMean(asked: AskedWords, entities: readonly Entity[]): string | undefined {
  const corrected = correctWords(asked, entities);
  if (!corrected.some(({ isNew }) => isNew)) return undefined;
  // The names of parts are written in Latin letters, so the other words are too.
  return corrected
    .map(({ text }) => (/[\u0400-\u045f]/.test(text) ? latinOf(text.toLowerCase()) : text))
    .join(' ');
}
