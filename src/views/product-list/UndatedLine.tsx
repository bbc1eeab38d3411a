import { PAGE_SIZE } from '#src/domain/limits/pages.ts';
import { filterText as text } from '#src/strings/list-filter.ts';

type Page = { total: number; undated: number; page: number; products: readonly unknown[] };

/** Index on a page of a list at which products without known years begin; undefined if it has none. */
export function undatedFrom({ total, undated, page, products }: Page): number | undefined {
  const from = Math.max(0, total - undated - (page - 1) * PAGE_SIZE);
  return undated > 0 && from < products.length ? from : undefined;
}

/** 'Bez poznatog godišta – provjerite (5)', an item between the cards. */
export const UndatedLine = ({ count, heading: Heading }: { count: number; heading: 'h2' | 'h3' }) => (
  <li className="contents">
    <Heading className="cards__line t-sm num">{text.undated(count)}</Heading>
  </li>
);
