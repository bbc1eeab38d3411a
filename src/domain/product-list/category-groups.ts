import type { ProductCard } from '../product/product.ts';

/**
 * Broad groups of part categories, for quick choices: two dozen categories hold two or three parts of a vehicle each.
 * A category belongs to the first group with a stem that begins a word of its slug, so categories that the owner adds
 * have a group too. A stem that also begins other words is listed with its endings: `far` is not `farbe`.
 */
const STEMS = {
  rasvjeta: ['far(?:a|ov[ia]?)?(?:-|$)', 'rasvjet', 'svjetl', 'sijalic', 'zmigav', 'maglen', 'lamp'],
  kocnice: ['kocn', 'kocion', 'amortiz', 'ovjes', 'oprug', 'upravlj', 'letv'],
  elektrika: ['alternator', 'anlaser', 'akumulator', 'elektr', 'senzor', 'brisac'],
  motor: [
    ...['motor', 'hladnja', 'interk', 'kvacil', 'zamaj', 'mjenjac', 'turbin', 'remen', 'filter', 'izduv'],
    ...['auspuh', 'pump', 'dizn', 'gorivo'],
  ],
  unutrasnjost: ['volan', 'airbag', 'sjedi', 'enterijer', 'unutras', 'patosn', 'tepi', 'instrument'],
  tockovi: ['felg', 'gum[aeu](?:-|$)', 'tock', 'tocak', 'ratkap', 'radkap'],
  karoserija: [
    ...['branic', 'haub', 'blatobran', 'mask', 'resetk', 'lajsn', 'spojler', 'retrovizor', 'gepek'],
    ...['vrata?(?:-|$)', 'karoser', 'prag', 'stakl', 'sajb', 'krov', 'kuk[ae](?:-|$)', 'nosac'],
  ],
} as const;

type PartGroup = keyof typeof STEMS;
/** Tuning products are a group of their own: their categories are not among those of a list. */
export type CategoryGroup = PartGroup | 'tuning';

const PART_GROUPS = Object.keys(STEMS) as PartGroup[];
export const CATEGORY_GROUPS: readonly CategoryGroup[] = [...PART_GROUPS, 'tuning'];

const PATTERNS = PART_GROUPS.map(
  (group) => [group, new RegExp(`(?:^|-)(?:${STEMS[group].join('|')})`)] as const,
);

const PREFIX = 'grupa-';
/** As a value of the category filter. */
export const groupSlug = (group: CategoryGroup): string => PREFIX + group;
export const groupFromSlug = (slug: string | null): CategoryGroup | undefined =>
  CATEGORY_GROUPS.find((group) => groupSlug(group) === slug);

/** By the slug of a category, or of a group. */
export const groupOfCategory = (slug: string): CategoryGroup | undefined =>
  groupFromSlug(slug) ?? PATTERNS.find(([, pattern]) => pattern.test(slug))?.[0];

/** Whether a product's category is the one of the filter, or belongs to its group. */
export function matchesCategory(
  { kind, category }: Pick<ProductCard, 'kind' | 'category'>,
  asked: string,
): boolean {
  const group = groupFromSlug(asked);
  if (group === 'tuning') return kind === 'tuning';
  if (group === undefined) return category?.slug === asked;
  return category !== null && groupOfCategory(category.slug) === group;
}
