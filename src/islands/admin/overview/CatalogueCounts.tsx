import { ADMIN_FILTERS, ADMIN_GAPS, type AdminProductCounts } from '#src/domain/admin/product.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import { overviewText as text } from '#src/strings/admin/overview.ts';
import { adminFilterText } from '#src/strings/admin/products.ts';
import { productsAddress } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { usePublish } from '../publish/use-publish.ts';
import { Icon } from '../ui/Icon.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';

const STATES = ADMIN_FILTERS.filter(
  (filter) => filter !== 'all' && !ADMIN_GAPS.some((gap) => gap === filter),
);

/** Every number leads to the list that it counts. */
export function CatalogueCounts({ counts }: { counts: AdminProductCounts }) {
  const publish = usePublish();
  const waits = publish !== undefined && publish.state !== 'live';
  const open = ADMIN_GAPS.filter((gap) => counts[gap] > 0);
  return (
    <>
      <PanelSection id="pregled-katalog" title={text['catalogue.title']}>
        <ul className="grid grid-cols-2 sm:grid-cols-3">
          {STATES.map((state) => (
            <li key={state}>
              <AdminLink
                href={productsAddress(state)}
                className="block border-b border-line py-3 hover:bg-surface"
              >
                <span className="block t-lg num">{formatCount(counts[state])}</span>
                <span className="text-sm text-ink-2">
                  {state === 'published' && waits ? text['catalogue.waiting'] : adminFilterText[state]}
                </span>
              </AdminLink>
            </li>
          ))}
        </ul>
      </PanelSection>
      <PanelSection id="pregled-dopuna" title={text['gaps.title']}>
        {open.length === 0 && <p className="py-3 text-ink-2">{text['gaps.none']}</p>}
        <ul>
          {open.map((gap) => (
            <li key={gap}>
              <AdminLink
                href={productsAddress(gap)}
                className="flex min-h-12 items-center gap-3 border-b border-line text-ui hover:bg-surface"
              >
                <span className="mr-auto">{adminFilterText[gap]}</span>
                <span className="font-semibold num">{formatCount(counts[gap])}</span>
                <Icon name="next" size="sm" />
              </AdminLink>
            </li>
          ))}
        </ul>
      </PanelSection>
    </>
  );
}
