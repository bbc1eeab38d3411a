import { foldText } from './fold.ts';

const SHORTEST_STEM = 3;
/** A stem with the longest ending that leaves one: `cevima` is `cev` with `ima`, because `evima` leaves a letter. */
const WITH_ENDING = /^(.{3,}?)(?:ovima|evima|ijama|ima|ama|og|eg|om|em|im|ih|oj|[aeiou])$/;

/** Nouns whose stem changes or is too short for an ending; the genitive `ula` stays apart (in-other-words.ts). */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  [
    ['ule', 'ulu ulem ulima'],
    ['ram', 'ramena ramenu ramenom ramenima'],
    ['dugm', 'dugmeta dugmetu dugmetom dugmad dugmadi dugmadima dugmici dugmica'],
    // `tepih` itself would lose the ending of `zadnjih`.
    ['tepih', 'tepih tepiha tepihu tepihe tepihom tepisi tepisima'],
    ['naplatk', 'naplaci naplacima'],
    ['svitk', 'svici svicima'],
    ['instrument', 'instrumenata'],
    ['mehanizm', 'mehanizam'],
    // `skije`, folded.
    ['ski', 'ske skija skiju skijama'],
    ['auspuh', 'auspusi auspusima'],
    ['ulozk', 'uloska uloske uloskom ulosci uloscima'],
    // `boje`, folded.
    ['boj', 'boe'],
  ].flatMap(([stem = '', forms = '']) => forms.split(' ').map((form) => [form, stem] as const)),
);

function strip(word: string, ending: RegExp): string {
  const bare = word.replace(ending, '');
  return bare.length >= SHORTEST_STEM ? bare : word;
}

/**
 * The common part of all forms of a folded word: `branik`, `branici`, `branicima` → `branik`; `felga`, `felzi` →
 * `felg`; `filter`, `filtri` → `filtr`. Only a key, not always a word. Words with digits stay unchanged.
 */
export function stem(word: string): string {
  // Roman numerals have no endings: `viii` is not a form of `vii`.
  if (word.length < SHORTEST_STEM || /[^a-z]/.test(word) || /^[ivx]+$/.test(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  let bare = word.replace(WITH_ENDING, '$1');
  // `audija` is of the Audi; `serija` has lost as much as `serije`, which folds to `sere`.
  // `ležajevi` folds to `lezaevi` and `releje` to `relee`, so `ležaj` and `relej` lose their last letter too.
  bare = strip(strip(bare, /ij$/), /[oe]v$/)
    .replace(/([a-z]{2}[ae])j$/, '$1')
    .replace(/c$/, 'k')
    .replace(/z$/, 'g');
  const fleeting = bare.endsWith('ak') ? 5 : 6;
  return bare.length >= fleeting ? bare.replace(/[ae]([rlnk])$/, '$1') : bare;
}

/** The stems of a list of words as people write them, with spaces between: `stemsOf('čašica šasija')`. */
export const stemsOf = (words: string): string[] => words.split(' ').map((word) => stem(foldText(word)));
