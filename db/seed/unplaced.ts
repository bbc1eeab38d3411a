import type { PicturePart, PictureSide } from './picture-keys.ts';
import type { SeedProduct } from './seed-types.ts';

/** A product before the order is known: its pictures and its age depend on its neighbours. */
export type Unplaced = Omit<SeedProduct, 'pictures' | 'minutesOld' | 'popularity'> & {
  picture: PicturePart;
  side: PictureSide;
  /** 0–1: demand for parts of its vehicle. */
  demand: number;
};
