import type { Scene } from './scene.ts';

/** A crop of the canvas: its centre and how close the camera is (1 = the whole canvas). */
export type Framing = { readonly x: number; readonly y: number; readonly zoom: number };

/**
 * One type of car part. `variants` hold complete parameters, so a neighbour in a list never depends on a default.
 * Each part file exports one const: `export const wheel: Part<WheelParams> = { … }`.
 */
export type Part<P extends object = object> = {
  /** Also the file name of its pictures. */
  readonly name: string;
  /** True where a left and a right one exist: such parts also get mirrored pictures. */
  readonly sided?: boolean;
  readonly frame: Framing;
  readonly focus: Framing;
  readonly variants: readonly P[];
  // A method, not a property: its parameter is bivariant, so a Part<WheelParams> fits into a list of Part.
  draw(s: Scene, params: P): string;
};
