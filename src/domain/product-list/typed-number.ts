import type { Range } from './ranges.ts';

/** The lowest and the highest number that can be chosen. */
export type Limits = readonly [min: number, max: number];

type TypedNumber = {
  number: number | null;
  /** Another number than the typed one. */
  corrected: boolean;
};

/** `05` is 2005, `98` is 1998. */
const withCentury = (year: number, max: number): number => year + (2000 + year <= max ? 2000 : 1900);

/** A typed number, moved into its limits (DECISIONS U2); text that is not a whole number counts as empty. */
export function readNumber(text: string, { type, limits }: Pick<Range, 'type' | 'limits'>): TypedNumber {
  const typed = text.trim();
  if (typed === '') return { number: null, corrected: false };
  if (!/^\d{1,9}$/.test(typed)) return { number: null, corrected: true };
  const [min, max] = limits();
  const isShort = type === 'year' && typed.length === 2;
  const meant = isShort ? withCentury(Number(typed), max) : Number(typed);
  const number = Math.min(max, Math.max(min, meant));
  return { number, corrected: number !== meant };
}
