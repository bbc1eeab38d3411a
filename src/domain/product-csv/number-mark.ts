// Excel turns `007` into 7 and `3-12` into a date, and saves them so. A separator of lists keeps them texts.
import { CSV_LIST_SEPARATOR } from './columns.ts';

const MARK = ` ${CSV_LIST_SEPARATOR}`;
const isNumberLike = (text: string): boolean => /\d/.test(text) && /^[-\d/.,:eE+ ]+(?: \|)*$/.test(text);

/** Adds ` |` to a text that a spreadsheet would take for a number or a date. */
export const markNumber = (text: string): string => (isNumberLike(text) ? text + MARK : text);

/** Reverses `markNumber` exactly. */
export const unmarkNumber = (text: string): string =>
  text.endsWith(MARK) && isNumberLike(text) ? text.slice(0, -MARK.length) : text;
