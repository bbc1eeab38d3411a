import type { PicturePart, PictureSide } from './picture-keys.ts';
import type { SeedProduct } from './seed-types.ts';

/** A product before it is put on the shelf: its pictures and its age depend on its neighbours. */
export type ProductDraft = Omit<SeedProduct, 'pictures' | 'minutesOld' | 'popularity'> & {
  picture: PicturePart;
  side: PictureSide;
  /** 0–1: how much its vehicle is asked for. */
  demand: number;
};
