import { useRef } from 'react';
import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { go } from '#src/stores/admin/route.ts';
import { dealText } from '#src/strings/admin/deal.ts';
import { formStateText } from '#src/strings/admin/form-state.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { useAction } from '../actions.ts';
import { Button } from '../ui/Button.tsx';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { publishProduct, sellProduct } from './deal-actions.ts';
import { copyAddress, historyAddress } from './product-address.ts';
import { restoreFromBin } from './product-actions.ts';

type Props = {
  product: AdminProductRow;
  editAddress: string;
  onDeal: () => void;
  onDelete: () => void;
  /** In a row, not in a tile. */
  isRow?: boolean;
};

/** Below the text, in the last two columns of the row's or the tile's grid. */
const BELOW = 'relative col-[-3/-1] row-start-3 flex flex-wrap gap-1.5 max-xl:mt-1 xl:grid';
/** On tablets a row has room for them beside its text. */
const BESIDE = 'md:max-xl:col-[4/5] md:max-xl:row-[1/3] md:max-xl:mt-0 md:max-xl:self-start';
const IN_LAST_COLUMN = 'md:max-xl:col-[5/6] md:max-xl:row-[1/3]';

/** In a narrow tile the words wrap. */
const QUICK = 'min-h-target px-2.5! text-sm xl:whitespace-nowrap';

type Work = () => Promise<unknown>;
type QuickProps = { label: string; name: string; work: Work };

/** The server skips a product that another request is changing, so the requests of a row wait for each other. */
function useTurns(): (work: Work) => Work {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // The next one is sent after a refusal, too.
  return (work) => () => (last.current = last.current.then(work, work));
}

/** Busy on its own: another button of the row can be pressed meanwhile. */
function QuickButton({ label, name, work }: QuickProps) {
  const { isBusy, run } = useAction();
  return (
    <Button
      aria-label={name}
      busy={isBusy && formStateText.saving}
      onClick={() => run(work)}
      className={QUICK}
    >
      {label}
    </Button>
  );
}

export function RowActions({ product, editAddress, onDeal, onDelete, isRow = false }: Props) {
  const { id, name, status, deletedAt } = product;
  const restoring = useAction();
  const inTurn = useTurns();
  const history: MenuItem = {
    label: text.history,
    icon: 'clock',
    run: () => go(historyAddress(id)),
  };
  const items: MenuItem[] =
    deletedAt === null
      ? [
          { label: text.edit, icon: 'edit', run: () => go(editAddress) },
          { label: dealText.open, icon: 'box', run: onDeal },
          { label: text.duplicate, icon: 'plus', run: () => go(copyAddress(editAddress, id)) },
          ...(status === 'published'
            ? [
                {
                  label: text.viewInShop,
                  icon: 'external' as const,
                  run: () => void window.open(`/proizvod/${id}`, '_blank', 'noreferrer'),
                },
              ]
            : []),
          history,
          { label: text.remove, icon: 'trash', run: onDelete, danger: true },
        ]
      : [
          { label: text.restore, icon: 'refresh', run: () => restoring.run(() => restoreFromBin(product)) },
          history,
        ];
  return (
    <>
      {deletedAt === null && (status === 'draft' || product.availability !== 'sold') && (
        <div className={isRow ? `${BELOW} ${BESIDE}` : BELOW}>
          {status === 'draft' && (
            <QuickButton
              label={text.publish}
              name={text.publishNamed(name)}
              work={inTurn(() => publishProduct(product))}
            />
          )}
          {product.availability !== 'sold' && (
            <QuickButton
              label={dealText.sell}
              name={dealText.sellNamed(name)}
              work={inTurn(() => sellProduct(product))}
            />
          )}
        </div>
      )}
      <div className={`row-span-2 -mr-3 self-start ${isRow ? IN_LAST_COLUMN : ''}`}>
        <Menu label={adminText.actions(name)} items={items} />
      </div>
    </>
  );
}
