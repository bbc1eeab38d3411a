/** 'VW, Folksvagen' ↔ ['VW', 'Folksvagen'], for fields that hold several names. */
export const writeWords = (words: readonly string[]): string => words.join(', ');
export const readWords = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
