import type { Overview } from '#src/domain/admin/overview.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import { overviewText as text } from '#src/strings/admin/overview.ts';
import { productsAddress } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { usePublish } from '../publish/use-publish.ts';
import { Icon } from '../ui/Icon.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';

/** Every number leads to the list that it counts. */
export function CatalogueCounts({ counts }: { counts: Overview['products'] }) {
  const publish = usePublish();
  const waits = publish !== undefined && publish.state !== 'live';
  const states = [
    [
      text[waits ? 'catalogue.waiting' : 'catalogue.published'],
      counts.published,
      productsAddress('published'),
    ],
    [text['catalogue.draft'], counts.draft, productsAddress('draft')],
    [text['catalogue.reserved'], counts.reserved, productsAddress('reserved')],
    [text['catalogue.sold'], counts.sold, productsAddress('sold')],
    [text['catalogue.archived'], counts.archived, productsAddress('archived')],
    [text['catalogue.deleted'], counts.deleted, productsAddress('deleted')],
  ] as const;
  const gaps = [
    [text['gaps.noCategory'], counts.noCategory, productsAddress('no-category')],
    [text['gaps.oneImage'], counts.oneImage, productsAddress('one-image')],
    [text['gaps.noYears'], counts.noYears, productsAddress('no-years')],
  ] as const;
  const open = gaps.filter(([, count]) => count > 0);
  return (
    <>
      <PanelSection id="pregled-katalog" title={text['catalogue.title']}>
        <ul className="grid grid-cols-2 sm:grid-cols-3">
          {states.map(([label, count, href]) => (
            <li key={label}>
              <AdminLink href={href} className="block border-b border-line py-3 hover:bg-surface">
                <span className="block t-lg num">{formatCount(count)}</span>
                <span className="text-sm text-ink-2">{label}</span>
              </AdminLink>
            </li>
          ))}
        </ul>
      </PanelSection>
      <PanelSection id="pregled-dopuna" title={text['gaps.title']}>
        {open.length === 0 && <p className="py-3 text-ink-2">{text['gaps.none']}</p>}
        <ul>
          {open.map(([label, count, href]) => (
            <li key={label}>
              <AdminLink
                href={href}
                className="flex min-h-12 items-center gap-3 border-b border-line text-ui hover:bg-surface"
              >
                <span className="mr-auto">{label}</span>
                <span className="font-semibold num">{formatCount(count)}</span>
                <Icon name="next" size="sm" />
              </AdminLink>
            </li>
          ))}
        </ul>
      </PanelSection>
    </>
  );
}
