import { decoder, pictureWork } from './decoder.ts';

const [COLUMNS, ROWS] = [9, 8];

/**
 * A hash of a picture's look, signed like PostgreSQL's `bigint`: whether each of 8 × 8 fields is brighter than its
 * right neighbour. The same photograph in another size or quality differs in a few of the 64 bits.
 * https://www.hackerfactor.com/blog/index.php?/archives/529-Kind-of-Like-That.html
 */
export async function likenessOf(picture: Uint8Array): Promise<bigint> {
  const pixels = await pictureWork(() =>
    decoder(picture).greyscale().resize(COLUMNS, ROWS, { fit: 'fill' }).raw().toBuffer(),
  );
  let bits = 0n;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS - 1; column++) {
      const at = row * COLUMNS + column;
      bits = (bits << 1n) | ((pixels[at] ?? 0) < (pixels[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits);
}
