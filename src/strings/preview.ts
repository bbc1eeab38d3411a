/** Shown on every page of a preview; in a file of its own, so that no script of the public site includes it. */
export const previewText = {
  word: 'Pregled',
  label: 'Pregled izmjena, ovo nije javna stranica',
} as const;
