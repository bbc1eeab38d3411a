/** What two related products share, from closest to farthest: same category first (DECISIONS D21). */
export const RELATED_CIRCLES = [
  ['category', 'manufacturer', 'model'],
  ['category', 'manufacturer'],
  ['category'],
  ['manufacturer', 'model'],
  ['manufacturer'],
] as const;

export type RelatedBy = (typeof RELATED_CIRCLES)[number][number];
