// Spreadsheets run cells that begin so as formulas; the wide forms are typed by some keyboards.
// https://owasp.org/www-community/attacks/CSV_Injection
const RISKY = /^'*[=+\-@\t\r＝＋－＠]/;

/** The text with an apostrophe before it where a spreadsheet would take it for a formula. */
export const guardCell = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** The text as it was before `guardCell`, exactly. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && RISKY.test(cell) ? cell.slice(1) : cell;
