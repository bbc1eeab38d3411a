/** A number from 0 to 1 that is the same for the same seed on every machine. */
export function random(seed: number): number {
  const mixed = Math.imul(seed + 1, 0x9e37_79b1) ^ Math.imul(seed + 7, 0x85eb_ca6b);
  return ((mixed >>> 0) % 10_007) / 10_007;
}
