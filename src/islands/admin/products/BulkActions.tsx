import { type ReactNode, useRef, useState } from 'react';
import type { BulkChange } from '#src/domain/admin/bulk.ts';
import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { changeProducts } from '#src/stores/admin/products.ts';
import { bulkText, productsText as text } from '#src/strings/admin/products.ts';
import type { IconName } from '#src/views/ui/icons.ts';
import { type BulkFieldName, fieldsWith } from '#src/domain/product/product-fields.ts';
import { randomUuid } from '#src/stores/random-uuid.ts';
import { publishHeight } from '../../bar-height.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useAction } from '../actions.ts';
import { productsChanged } from '../changes.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { FormKind } from './bulk-form.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { DealDialog } from './DealDialog.tsx';
import { tellChange } from './product-actions.ts';

type BulkKind = FormKind | 'deal' | 'delete';

type Props = {
  products: readonly AdminProductRow[];
  isBin: boolean;
  onClear: () => void;
  onChanged: (ids: readonly number[]) => void;
  /** Beside the number of selected products. */
  children?: ReactNode;
};

const saidOf = (change: BulkChange, changed: number): string => {
  if ('delete' in change) return text['bulk.deleted'](changed);
  return text['restore' in change ? 'bulk.restored' : 'bulk.done'](changed);
};

export function BulkActions({ products, isBin, onClear, onChanged, children }: Props) {
  /** What is asked, and about which products: more may be selected by the time of the answer. */
  const [asked, setAsked] = useState<{ kind: BulkKind; products: typeof products }>();
  /** The key of the open dialog: its change is made once, even when it is sent again after a lost answer. */
  const key = useRef('');
  const close = () => setAsked(undefined);
  const { isBusy, run } = useAction(productsChanged);
  const apply = (change: BulkChange) =>
    run(async () => {
      const sent = key.current;
      const ids = (asked?.products ?? products).map(({ id }) => id);
      const { changed, withoutPicture, withoutPrice, undo } = await changeProducts(ids, change, sent);
      onChanged(ids);
      // After a refusal the dialog stays with what was chosen; a late answer leaves the next one open.
      if (key.current === sent) close();
      const said = changed === 0 ? '' : saidOf(change, changed);
      const lacking = [
        withoutPicture > 0 && text['bulk.withoutPicture'](withoutPicture),
        withoutPrice > 0 && text['bulk.withoutPrice'](withoutPrice),
      ];
      tellChange([said, ...lacking].filter(Boolean).join('. ') || text['bulk.none'], said ? undo : null);
    });

  return (
    <>
      <BulkBar
        count={products.length}
        isBin={isBin}
        onChoose={(action) => {
          key.current = randomUuid();
          if (action !== 'restore') setAsked({ kind: action, products });
          else apply({ restore: true });
        }}
        onClear={onClear}
      >
        {children}
      </BulkBar>
      {asked?.kind === 'delete' && (
        <ConfirmDialog
          title={bulkText('delete').title}
          question={text['bulk.deleteQuestion'](asked.products.length)}
          confirm={text['delete.confirm']}
          busy={isBusy && text['bulk.applying']}
          onConfirm={() => apply({ delete: true })}
          onCancel={close}
        />
      )}
      {asked?.kind === 'deal' && (
        <DealDialog
          lead={text['bulk.applies'](asked.products.length)}
          busy={isBusy}
          onApply={(deal) => apply({ deal })}
          onClose={close}
        />
      )}
      {asked && asked.kind !== 'delete' && asked.kind !== 'deal' && (
        <BulkDialog
          kind={asked.kind}
          products={asked.products}
          busy={isBusy}
          onApply={apply}
          onClose={close}
        />
      )}
    </>
  );
}

/** A change of all selected products; only products in the bin can be restored. */
type BulkAction = BulkKind | 'restore';

const ICONS: Readonly<Partial<Record<BulkFieldName, IconName>>> = {
  categoryId: 'grid',
  status: 'check',
  storagePlace: 'pin',
};

const KINDS: readonly [BulkAction, IconName][] = [
  ...fieldsWith('isInBulk').map((name): [BulkAction, IconName] => [name, ICONS[name] ?? 'edit']),
  ['deal', 'box'],
  ['years', 'car'],
  ['price', 'tag'],
  ['delete', 'trash'],
];

const IN_BIN: typeof KINDS = [['restore', 'refresh']];

type BarProps = {
  count: number;
  isBin: boolean;
  onChoose: (action: BulkAction) => void;
  onClear: () => void;
  children: ReactNode;
};

export const BULK_BAR_ID = 'radnje-za-oznacene';

/** Replaces 'Dodaj proizvod' at the bottom while something is selected. */
const BulkBar = ({ count, isBin, onChoose, onClear, children }: BarProps) => (
  <section
    ref={publishHeight}
    id={BULK_BAR_ID}
    tabIndex={-1}
    aria-label={text['bulk.label']}
    className="on-dark fixed inset-x-0 bottom-0 z-callbar pb-[env(safe-area-inset-bottom)] shadow-overlay"
  >
    <div className="wrap flex min-h-17 flex-wrap items-center gap-x-4 py-2 xl:flex-nowrap short:min-h-0 short:flex-nowrap short:py-0">
      <div className="mr-auto flex flex-wrap items-center gap-x-4 num short:flex-col short:items-start">
        <p role="status" className="font-semibold">
          {text.selected(count)}
        </p>
        {children}
      </div>
      <div className="order-last -mx-2 grid w-[calc(100%+1rem)] grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] max-[15rem]:grid-cols-2! xl:order-none xl:flex xl:w-auto xl:flex-wrap short:order-none short:flex short:w-auto short:flex-1 short:justify-around">
        {(isBin ? IN_BIN : KINDS).map(([kind, icon]) => (
          <button
            key={kind}
            type="button"
            onClick={() => onChoose(kind)}
            className="grid min-h-target min-w-target content-center justify-items-center gap-0.5 rounded-2 px-1 py-1 text-xs hover:bg-ink-hover xl:flex xl:items-center xl:gap-2 xl:px-3 xl:text-sm"
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
