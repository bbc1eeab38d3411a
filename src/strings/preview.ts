/** On every page of a preview; a file of its own, so that no script of the public site carries it. */
export const previewText = {
  word: 'Pregled',
  label: 'Pregled izmjena, ovo nije javna stranica',
} as const;
