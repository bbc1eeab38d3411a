import type { PicturePart } from '../picture-keys.ts';

export type TuningLine = {
  picture: PicturePart;
  names: readonly string[];
  /** `make model generation` as in demoCars, `make` for all its models, '' for any car; several with `+`. One product for each. */
  cars: readonly string[];
  note: string;
  /** KM, rounded to whole fives. */
  price: readonly [number, number];
};

export type TuningShelf = { category: string; lines: readonly TuningLine[] };
