import type { PicturePart } from '../picture-keys.ts';

export type TuningLine = {
  picture: PicturePart;
  names: readonly string[];
  /**
   * One product for each: `manufacturer model generation` as in demoCars, `manufacturer` for all its models, '' for any
   * car; several joined by `+`.
   */
  cars: readonly string[];
  note: string;
  /** KM, rounded to whole fives. */
  price: readonly [number, number];
};

export type TuningRange = { category: string; lines: readonly TuningLine[] };
