import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { codePath } from './code-path.ts';

const MODULE_PX = 4;

/** Draws the path as a scanner sees it on paper. */
function drawn({ path, size }: { path: string; size: number }) {
  const side = size * MODULE_PX;
  const data = new Uint8Array(side * side * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, across = '', down, length] of path.matchAll(/m(-?\d+) ([\d.]+)|h(\d+)/g)) {
    x += Number(across);
    y += Number(down ?? 0);
    for (let row = 0; row < MODULE_PX; row++)
      for (let column = 0; column < Number(length ?? 0) * MODULE_PX; column++) {
        const at = ((y - 0.5) * MODULE_PX + row) * side + x * MODULE_PX + column;
        data.fill(0, at * 4, at * 4 + 3);
      }
    x += Number(length ?? 0);
  }
  return { width: side, height: side, data };
}

test('the code on paper is read as the address of the product', () => {
  const address = 'https://premium-parts.test/proizvod/12345';
  expect(decodeQR(drawn(codePath(address)))).toBe(address);
});
