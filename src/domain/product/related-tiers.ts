/**
 * What two related products share, from closest to farthest: the same kind of thing first, then the same vehicle. The
 * last tier holds everything, so that no product is without related ones (DECISIONS D21).
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
  [],
] as const;

export type RelatedBy = (typeof RELATED_TIERS)[number][number];
