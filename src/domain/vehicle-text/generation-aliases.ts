const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The other ways to write the number of a generation: `V` → 5, mk5; `5` → V, mk5; `mk5` → 5, V. */
export function generationAliases(name: string): string[] {
  const [, digits] = /^(?:mk\s?)?(\d{1,2})$/i.exec(name.trim()) ?? [];
  const number = digits ? Number(digits) : ROMAN.indexOf(name.trim().toUpperCase()) + 1;
  const roman = ROMAN[number - 1];
  if (!roman) return [];
  return [roman, String(number), `mk${number}`].filter((alias) => alias !== name);
}

type Years = { yearFrom: number; yearTo: number | null };

/**
 * Whether a part for these years fits this generation: they share at least half of the shorter span. Neighbouring
 * generations share a year or two, in which they cannot be told apart.
 */
export function isOfGeneration(
  generation: Years,
  fit: { yearFrom: number | null; yearTo: number | null },
): boolean {
  if (fit.yearFrom === null && fit.yearTo === null) return false;
  const [genFrom, genTo] = [generation.yearFrom, generation.yearTo ?? 2100];
  const [from, to] = [fit.yearFrom ?? 1900, fit.yearTo ?? 2100];
  const shared = Math.min(genTo, to) - Math.max(genFrom, from) + 1;
  return shared > 0 && shared >= Math.min(genTo - genFrom, to - from) / 2 + 0.5;
}
