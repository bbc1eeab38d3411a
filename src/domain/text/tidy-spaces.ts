/** One space for every run of spaces and line ends, and none at either end. */
export const tidySpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
