import { groupBy } from '#src/domain/group-by.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import { CATEGORY_GROUPS, groupOfCategory, groupSlug } from '#src/domain/product-list/category-groups.ts';
import { FILTERS } from '#src/domain/product-list/filters.ts';
import { groupNames } from '#src/strings/category-groups.ts';
import { listText as text } from '#src/strings/product-list.ts';
import { FILTER_FORM } from './FilterPanel.tsx';

type Counted = { slug: string; products: number };
type Props = { categories: readonly Counted[]; total: number };

const sum = (counted: readonly Counted[] = []): number =>
  counted.reduce((all, { products }) => all + products, 0);

/** Quick choice of a broad group. The buttons belong to the filter form, as does its category select. */
export function CategoryPills({ categories, total }: Props) {
  const within = groupBy(categories, ({ slug }) => groupOfCategory(slug));
  const groups = CATEGORY_GROUPS.map((group) => ({
    name: groupNames[group],
    slug: groupSlug(group),
    products: sum(within.get(group)),
  }))
    .filter(({ products }) => products > 0)
    .sort((a, b) => b.products - a.products);
  if (groups.length < 2) return null;
  return (
    <div className="pills" role="group" aria-label={text['pills.label']}>
      {[{ name: text['pills.all'], slug: 'all', products: total }, ...groups].map(
        ({ name, slug, products }) => (
          <button
            key={slug}
            className="pill"
            form={FILTER_FORM}
            name={FILTERS.category.word}
            value={slug}
            aria-pressed={slug === 'all'}
          >
            {`${name} `}
            <span>{formatCount(products)}</span>
          </button>
        ),
      )}
    </div>
  );
}
