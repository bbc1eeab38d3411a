/**
 * Five bits per character; the sixth means that the number continues. All these characters are valid in an address.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 5;
const CONTINUES = 1 << BITS;

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
    while (gap >= CONTINUES) {
      text += ALPHABET[(gap % CONTINUES) + CONTINUES] ?? '';
      gap = Math.floor(gap / CONTINUES);
    }
    text += ALPHABET[gap] ?? '';
  }
  return text;
}

/** The newest first; as many as a damaged address still holds, and none from any other text. */
export function unpackIds(text: string): number[] {
  const ids: number[] = [];
  let id = 0;
  let weight = 1;
  for (const character of text) {
    const bits = ALPHABET.indexOf(character);
    if (bits < 0) break;
    id += (bits % CONTINUES) * weight;
    weight *= CONTINUES;
    if (bits >= CONTINUES) continue;
    if (!Number.isSafeInteger(id)) break;
    ids.push(id);
    weight = 1;
  }
  return ids.reverse();
}
