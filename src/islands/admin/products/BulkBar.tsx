import type { IconName } from '#src/views/ui/icons.ts';
import { type BulkFieldName, fieldsWith } from '#src/domain/product/product-fields.ts';
import { bulkText, productsText as text } from '#src/strings/admin/products.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { BulkKind } from './BulkDialog.tsx';

/** A change of all selected products; only products in the bin can be restored. */
type BulkAction = BulkKind | 'restore';

const ICONS: Readonly<Partial<Record<BulkFieldName, IconName>>> = { categoryId: 'grid', status: 'check' };

const KINDS: readonly [BulkAction, IconName][] = [
  ...fieldsWith('isInBulk').map((name): [BulkAction, IconName] => [name, ICONS[name] ?? 'edit']),
  ['years', 'car'],
  ['price', 'tag'],
  ['delete', 'trash'],
];

const IN_BIN: typeof KINDS = [['restore', 'refresh']];

type Props = { count: number; isBin: boolean; onChoose: (action: BulkAction) => void; onClear: () => void };

/** Replaces 'Dodaj proizvod' at the bottom while something is selected. */
export const BulkBar = ({ count, isBin, onChoose, onClear }: Props) => (
  <section
    aria-label={text['bulk.label']}
    className="on-dark fixed inset-x-0 bottom-0 z-callbar pb-[env(safe-area-inset-bottom)] shadow-overlay"
  >
    <div className="wrap flex min-h-callbar flex-wrap items-center gap-x-4 py-2">
      <p role="status" className="mr-auto font-semibold num">
        {text.selected(count)}
      </p>
      <div className="order-last -mx-2 flex max-sm:w-full max-sm:justify-between sm:order-none">
        {(isBin ? IN_BIN : KINDS).map(([kind, icon]) => (
          <button
            key={kind}
            type="button"
            onClick={() => onChoose(kind)}
            className="grid min-h-target justify-items-center gap-0.5 rounded-2 px-1 py-1 text-xs hover:bg-ink/9 sm:flex sm:items-center sm:gap-2 sm:px-3 sm:text-sm"
          >
            <Icon name={icon} />
            {bulkText(kind).name}
          </button>
        ))}
      </div>
      <IconButton icon="close" label={text.clearSelection} onClick={onClear} className="-mr-3" />
    </div>
  </section>
);
