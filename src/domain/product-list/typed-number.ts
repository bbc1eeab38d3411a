/** The lowest and the highest number that can be chosen. */
export type Limits = readonly [min: number, max: number];

type TypedNumber = { number: number | null; corrected: boolean };

/** A typed number, moved into its limits (DECISIONS U2); text that is no whole number counts as empty. */
export function readNumber(text: string, [min, max]: Limits): TypedNumber {
  const typed = text.trim();
  if (typed === '') return { number: null, corrected: false };
  if (!/^\d{1,9}$/.test(typed)) return { number: null, corrected: true };
  const number = Math.min(max, Math.max(min, Number(typed)));
  return { number, corrected: number !== Number(typed) };
}
