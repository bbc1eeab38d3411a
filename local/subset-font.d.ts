/** The package has no types of its own: https://github.com/papandreou/subset-font */
declare module 'subset-font' {
  /** One value, or the ends between which the axis can still be set. */
  type Axis = number | { min: number; max: number };
  type Options = {
    targetFormat: 'woff2';
    variationAxes: Record<string, Axis>;
    /** Four-letter tags of OpenType features; all others are dropped. */
    keepFeatures: readonly string[];
  };
  /** @returns the font with only the glyphs of `text` */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
