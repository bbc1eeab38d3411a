const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The other ways to write the number of a generation: `V` → 5, mk5, mkV; `5` → V, mk5, mkV. */
export function generationAliases(name: string): string[] {
  const [, digits] = /^(?:mk\s?)?(\d{1,2})$/i.exec(name.trim()) ?? [];
  const number = digits ? Number(digits) : ROMAN.indexOf(name.trim().toUpperCase()) + 1;
  const roman = ROMAN[number - 1];
  if (!roman) return [];
  return [roman, String(number), `mk${number}`, `mk${roman}`].filter((alias) => alias !== name);
}
