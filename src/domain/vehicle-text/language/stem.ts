const LONG_ENDING = /(?:ovima|evima|ijama|ima|ama|og|eg|om|em|im|ih|oj|[aeiou])$/;
const SHORTEST_STEM = 3;

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
  const long = LONG_ENDING.exec(word)?.[0] ?? '';
  let bare = word;
  if (word.length - long.length >= SHORTEST_STEM) bare = word.slice(0, word.length - long.length);
  else if (/[aeiou]$/.test(word)) bare = strip(word, /.$/);
  // `audija` is of the Audi; `serija` has lost as much as `serije`, which folds to `sere`.
  // `ležajevi` folds to `lezaevi`, so `ležaj` loses its last letter too.
  bare = strip(strip(bare, /ij$/), /[oe]v$/)
    .replace(/([a-z]{2}a)j$/, '$1')
    .replace(/c$/, 'k')
    .replace(/z$/, 'g');
  const fleeting = bare.endsWith('ak') ? 5 : 6;
  return bare.length >= fleeting ? bare.replace(/[ae]([rlnk])$/, '$1') : bare;
}
