/**
 * What two related products share, from closest to farthest: the same kind of thing first, then the same vehicle
 * (DECISIONS D21). A product that shares none of it with another has no related ones.
 */
export const RELATED_TIERS = [
  ['tuningCategory', 'manufacturer', 'model'],
  ['tuningCategory', 'manufacturer'],
  ['tuningCategory'],
  ['category', 'manufacturer', 'model'],
  ['category', 'manufacturer'],
  ['category'],
  ['manufacturer', 'model'],
  ['manufacturer'],
] as const;

export type RelatedBy = (typeof RELATED_TIERS)[number][number];
