import { ADMIN_PAGE_SIZE } from '#src/domain/limits/admin.ts';
import type { ListView } from '#src/stores/admin/view.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { ROW_GRID } from './ProductRow.tsx';

const BOX = 'rounded-2 bg-studio motion-safe:animate-skeleton';
const rows = Array.from({ length: ADMIN_PAGE_SIZE / 2 }, (_, row) => row);

/** Placeholders with the same boxes as the rows to come. */
export const ProductSkeletons = ({ view }: { view: ListView }) => (
  <div
    role="status"
    aria-label={text.loading}
    className={view === 'grid' ? GRID : 'border-t border-line-strong'}
  >
    {rows.map((row) =>
      view === 'grid' ? (
        <div key={row} className={`aspect-[3/4] ${BOX}`} />
      ) : (
        <div key={row} className={`${ROW_GRID} py-3 xl:py-2.5`}>
          <span className={`size-5 ${BOX}`} />
          <span className={`size-14 ${BOX}`} />
          <span className="grid gap-2">
            <span className={`h-4 w-4/5 ${BOX}`} />
            <span className={`h-3 w-2/5 ${BOX}`} />
          </span>
        </div>
      ),
    )}
  </div>
);

export const GRID = 'grid grid-cols-2 gap-3 pt-3 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';
