/** At most this long, without half of an emoji at the end: no database stores half of a surrogate pair. */
export const cutText = (text: string, charactersMax: number): string =>
  text.slice(0, charactersMax).replace(/[\uD800-\uDBFF]$/, '');

/** Cut between words, with an ellipsis for the rest. */
export function cutAtWord(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text;
  const kept = cutText(text, charactersMax - 1);
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), 1)).replace(/[\s,.;:–|-]+$/, '')}…`;
}
