import { formatCount } from '#src/domain/money.ts';
import { listText as text } from '#src/strings/product-list.ts';

type Props = { categories: readonly { name: string; slug: string; products: number }[]; total: number };

const PILLS_MAX = 6;

/** Quick choice among the largest categories. The buttons belong to the filter form, as does its category select. */
export function CategoryPills({ categories, total }: Props) {
  const filled = categories.filter(({ products }) => products > 0).slice(0, PILLS_MAX);
  if (filled.length < 2) return null;
  return (
    <div className="pills" role="group" aria-label={text['pills.label']}>
      {[{ name: text['pills.all'], slug: 'all', products: total }, ...filled].map(
        ({ name, slug, products }) => (
          <button
            key={slug}
            className="pill"
            form="filteri"
            name="kategorija"
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
