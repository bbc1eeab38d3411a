import { pagerItems } from '#src/domain/product-list/pager.ts';
import { pagerText as text } from '#src/strings/pager.ts';
import { Icon } from './Icon.tsx';
import { nextPath, previousPath } from './icons.ts';

type Props = { page: number; pages: number; address: (page: number) => string };

/** Opens pages that have no link; works without a script. */
function GoToPage({ page, pages, address }: Props) {
  const { pathname, searchParams } = new URL(address(pages), 'http://shop');
  searchParams.delete('page');
  return (
    <form className="pager__go" action={pathname} autoComplete="off">
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        {text.goTo}{' '}
        <input
          type="number"
          inputMode="numeric"
          name="page"
          min={1}
          max={pages}
          defaultValue={page}
          required
        />
      </label>{' '}
      {text.of(pages)} <button>{text.go}</button>
    </form>
  );
}

/** First, last and current ± 1 as true links (DECISIONS U19), and a field for the others; nothing for a single page. */
export function Pager({ page, pages, address }: Props) {
  if (pages <= 1) return null;
  const items = pagerItems(page, pages);
  // On phones a long pager hides the neighbours: 320 px have room for four items and both arrows.
  const isHidden = (n: number) => items.length > 4 && Math.abs(n - page) === 1 && n !== 1 && n !== pages;
  return (
    <nav aria-label={text.label} data-pager="" className="num">
      <div className="pager">
        {page > 1 && (
          <a href={address(page - 1)} rel="prev" aria-label={text.previous}>
            <Icon path={previousPath} />
          </a>
        )}
        {items.map((item, i) =>
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
              className={isHidden(item) ? 'max-sm:hidden' : undefined}
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
      </div>
      {items.includes('gap') && <GoToPage page={page} pages={pages} address={address} />}
    </nav>
  );
}
