import { pagerItems } from '#src/domain/product-list/pager.ts';
import { pagerText as text } from '#src/strings/pager.ts';
import { Icon } from './Icon.tsx';
import { nextPath, previousPath } from './icons.ts';

type Props = { page: number; pages: number; address: (page: number) => string };

/** First, last and current ± 1 as true links (DECISIONS U19); nothing for a single page. */
export function Pager({ page, pages, address }: Props) {
  if (pages <= 1) return null;
  // On phones the neighbours hide, so that nothing wraps at 360 px.
  const isNeighbour = (n: number) => Math.abs(n - page) === 1 && n !== 1 && n !== pages;
  return (
    <nav aria-label={text.label} data-pager="" className="pager num">
      {page > 1 && (
        <a href={address(page - 1)} rel="prev" aria-label={text.previous}>
          <Icon path={previousPath} />
        </a>
      )}
      {pagerItems(page, pages).map((item, i) =>
        item === 'gap' ? (
          <span key={`gap-${i}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={item}
            href={address(item)}
            aria-label={text.page(item)}
            aria-current={item === page ? 'page' : undefined}
            className={isNeighbour(item) ? 'max-sm:hidden' : undefined}
          >
            {item}
          </a>
        ),
      )}
      {page < pages && (
        <a href={address(page + 1)} rel="next" aria-label={text.next}>
          <Icon path={nextPath} />
        </a>
      )}
    </nav>
  );
}
