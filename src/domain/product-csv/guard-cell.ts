// Spreadsheets run cells that start with these characters as formulas; some keyboards type the wide forms.
// https://owasp.org/www-community/attacks/CSV_Injection
const RISKY = /^'*[=+\-@\t\r＝＋－＠]/;

/** Adds an apostrophe before text that a spreadsheet would run as a formula. */
export const guardCell = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** Reverses `guardCell` exactly. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && RISKY.test(cell) ? cell.slice(1) : cell;
