/** Rows of the table, reused: a query compares thousands of words. */
let [before, above, row] = Array.from({ length: 3 }, () => new Uint16Array(32)) as [
  Uint16Array,
  Uint16Array,
  Uint16Array,
];

function fit(length: number): void {
  if (row.length >= length) return;
  [before, above, row] = [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
}

const at = (cells: Uint16Array, place: number): number => cells[place] ?? 0;

/** Damerau–Levenshtein distance (a swap of neighbours counts once), or `max + 1` as soon as it must exceed `max`. */
export function typingDistance(a: string, b: string, max: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > max) return max + 1;
  fit(b.length + 1);
  for (let j = 0; j <= b.length; j++) above[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (same ? 0 : 1));
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, at(before, j - 2) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > max) return max + 1;
    [before, above, row] = [above, row, before];
  }
  return Math.min(at(above, b.length), max + 1);
}

/** Two mistakes change a shorter word too much: `jeftin` is not a Yeti. */
const TWO_MISTAKES_LETTERS = 5;

/** How many typing mistakes may turn one of these words into the other. */
export const mistakesMax = (typed: string, meant: string): number =>
  Math.min(typed.length, meant.length) < TWO_MISTAKES_LETTERS ? 1 : 2;

/** Equal for words that differ only in the order of their letters. */
export const sortedLetters = (word: string): string => Array.from(word).sort().join('');

const ROWS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];

/** Whether two letters are beside each other in a row of our keyboard. */
export const areNeighbours = (a: string, b: string): boolean =>
  ROWS.some(
    (keys) => keys.includes(a) && keys.includes(b) && Math.abs(keys.indexOf(a) - keys.indexOf(b)) === 1,
  );
