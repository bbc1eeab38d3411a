import type { Panel } from './panel-client.ts';

/** The name that a product may have after a kill: the last acknowledged one, or that of the unfinished write. */
export type Known = { id: number; name: string; unacknowledged?: string };

const SYLLABLES = ['ba', 'ke', 'di', 'fo', 'gu', 'ra', 'le', 'mi', 'no', 'zu'];

/** A word that resembles no other: a search for it finds one product. */
export const wordOf = (n: number): string =>
  `x${String(n + 10_000)
    .split('')
    .map((digit) => SYLLABLES[Number(digit)])
    .join('')}x`;

let words = 0;

/** Adds and renames products with the fields of `like`, one write after the other, until the shop is gone. */
export async function writeUntilKilled(panel: Panel, like: object, known: Known[]): Promise<void> {
  for (;;) {
    const name = `Poklopac ${wordOf((words += 1))}`;
    const renamed = words % 3 === 0 ? known[words % known.length] : undefined;
    if (renamed) renamed.unacknowledged = name;
    try {
      const product = { ...like, name };
      const { status, body } = renamed
        ? await panel('PUT', `products/${renamed.id}`, product)
        : await panel('POST', 'products', product);
      if (status >= 300) throw new Error(`a write was answered with ${status}: ${JSON.stringify(body)}`);
      if (renamed) {
        renamed.name = name;
        delete renamed.unacknowledged;
      } else known.push({ id: (body as { product: { id: number } }).product.id, name });
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}
