/** Trimmed, without empty entries and duplicates, in the given order. */
export const tidyList = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim().replace(/\s+/g, ' ')).filter(Boolean)),
];
