import { type CategoryGroup, groupFromSlug } from '#src/domain/product-list/category-groups.ts';

export const groupNames: Readonly<Record<CategoryGroup, string>> = {
  elektrika: 'Elektrika',
  karoserija: 'Karoserija',
  kocnice: 'Kočnice i ovjes',
  motor: 'Motor i pogon',
  rasvjeta: 'Rasvjeta',
  tockovi: 'Točkovi',
  tuning: 'Tuning',
  unutrasnjost: 'Unutrašnjost',
};

/** The name of a group that stands in place of a category. */
export function groupNamed(slug: string | null): string | undefined {
  const group = groupFromSlug(slug);
  return group && groupNames[group];
}
