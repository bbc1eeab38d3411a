import { pagerItems } from '#src/domain/product-list/pager.ts';
import { go } from '#src/stores/admin/route.ts';
import { pagerText as text } from '#src/strings/pager.ts';
import { startAt } from '../use-screen-scroll.ts';
import { AdminLink } from './AdminLink.tsx';
import { Icon } from './Icon.tsx';

/** Another page is read from its top, by keyboard too. */
function goToTop(address: string): void {
  go(address);
  startAt(0);
}

type Props = { page: number; pages: number; address: (page: number) => string };

const CELL = 'grid min-h-target min-w-target place-items-center rounded-2 hover:bg-ink-hover';

/** First, last and current ± 1 (DECISIONS U19); nothing for a single page. */
export function Pager({ page, pages, address }: Props) {
  if (pages <= 1) return null;
  const isNeighbour = (n: number) => Math.abs(n - page) === 1 && n !== 1 && n !== pages;
  const step = (n: number, label: string, icon: 'previous' | 'next') =>
    n < 1 || n > pages ? (
      <span className={`${CELL} text-ink-3 opacity-50`} aria-hidden="true">
        <Icon name={icon} />
      </span>
    ) : (
      <AdminLink href={address(n)} follow={goToTop} aria-label={label} className={CELL}>
        <Icon name={icon} />
      </AdminLink>
    );
  return (
    <nav
      aria-label={text.label}
      className="flex items-center justify-center gap-1 pt-8 pb-10 font-medium num"
    >
      {step(page - 1, text.previous, 'previous')}
      {pagerItems(page, pages).map((item, i) =>
        item === 'gap' ? (
          <span key={`gap-${i}`} aria-hidden="true" className="min-w-6 text-center">
            …
          </span>
        ) : (
          <AdminLink
            key={item}
            href={address(item)}
            follow={goToTop}
            aria-label={text.page(item)}
            aria-current={item === page ? 'page' : undefined}
            className={`${CELL} aria-[current]:bg-ink aria-[current]:text-ground ${isNeighbour(item) ? 'max-sm:hidden' : ''}`}
          >
            {item}
          </AdminLink>
        ),
      )}
      {step(page + 1, text.next, 'next')}
    </nav>
  );
}
