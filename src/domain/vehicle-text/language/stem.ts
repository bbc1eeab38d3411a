const LONG_ENDING = /(?:ovima|evima|ijama|ima|ama|og|eg|om|em|im|ih|oj|[aeiou])$/;
const SHORTEST_STEM = 3;

function strip(word: string, ending: RegExp): string {
  const bare = word.replace(ending, '');
  return bare.length >= SHORTEST_STEM ? bare : word;
}

/**
 * What the forms of a folded word have in common: `branik`, `branici`, `branicima` → `branik`; `felga`, `felzi` →
 * `felg`; `filter`, `filtri` → `filtr`. Not a word of the language, only a key. Words with digits are left alone.
 */
export function stem(word: string): string {
  // Roman numbers have no endings: `viii` is no form of `vii`.
  if (word.length < SHORTEST_STEM || /[^a-z]/.test(word) || /^[ivx]+$/.test(word)) return word;
  const long = LONG_ENDING.exec(word)?.[0] ?? '';
  let bare = word;
  if (word.length - long.length >= SHORTEST_STEM) bare = word.slice(0, word.length - long.length);
  else if (/[aeiou]$/.test(word)) bare = strip(word, /.$/);
  bare = strip(bare, /[oe]v$/)
    .replace(/c$/, 'k')
    .replace(/z$/, 'g');
  const fleeting = bare.endsWith('ak') ? 5 : 6;
  return bare.length >= fleeting ? bare.replace(/[ae]([rlnk])$/, '$1') : bare;
}
