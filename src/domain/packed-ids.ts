/**
 * Five bits per character; the sixth says that the number continues. All these characters are valid in an address.
 */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 5;
const GOES_ON = 1 << BITS;

/**
 * Ids as text for an address: the gaps between them, so that a list of most of a catalogue takes one character per
 * id. The order of the ids is lost. Whole numbers up to 2^31 - 1.
 */
export function packIds(ids: readonly number[]): string {
  let text = '';
  let previous = 0;
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    let gap = id - previous;
    previous = id;
    while (gap >= GOES_ON) {
      text += SIGNS[(gap % GOES_ON) + GOES_ON] ?? '';
      gap = Math.floor(gap / GOES_ON);
    }
    text += SIGNS[gap] ?? '';
  }
  return text;
}

/** The newest first, as everywhere; as many as a damaged address still holds, and none for nonsense. */
export function unpackIds(text: string): number[] {
  const ids: number[] = [];
  let id = 0;
  let weight = 1;
  for (const sign of text) {
    const bits = SIGNS.indexOf(sign);
    if (bits < 0) break;
    id += (bits % GOES_ON) * weight;
    weight *= GOES_ON;
    if (bits >= GOES_ON) continue;
    if (!Number.isSafeInteger(id)) break;
    ids.push(id);
    weight = 1;
  }
  return ids.reverse();
}
