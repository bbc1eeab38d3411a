import { tidySpaces } from '../text/tidy-spaces.ts';

/** Without extra spaces, empty entries and duplicates, in the given order. */
export const tidyList = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(tidySpaces).filter(Boolean)),
];

/** The entries of a typed list: one on each line, or between commas or semicolons. */
export const splitList = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
