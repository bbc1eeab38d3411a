/** Cut between words, with an ellipsis for the rest. */
export function cutAtWord(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text;
  const kept = text.slice(0, charactersMax - 1);
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), 1)).replace(/[\s,.;:–|-]+$/, '')}…`;
}
