import { useState } from 'react';
import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { go } from '#src/stores/admin/route.ts';
import { dealText } from '#src/strings/admin/deal.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { Button } from '../ui/Button.tsx';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { changeDeal, sellProduct } from './deal-actions.ts';
import { DealDialog } from './DealDialog.tsx';
import { historyAddress } from './product-address.ts';
import { copyProduct, restoreFromBin } from './product-actions.ts';

type Props = {
  product: AdminProductRow;
  editAddress: string;
  onDelete: () => void;
};

export function RowActions({ product, editAddress, onDelete }: Props) {
  const { id, name, status, deletedAt } = product;
  const [isDealing, setDealing] = useState(false);
  const copy = () => copyProduct(product, (made) => go(editAddress.replace(`/${id}`, `/${made}`)));
  const history: MenuItem = {
    label: text.history,
    icon: 'clock',
    run: () => go(historyAddress(id)),
  };
  const items: MenuItem[] =
    deletedAt === null
      ? [
          { label: text.edit, icon: 'edit', run: () => go(editAddress) },
          { label: dealText.open, icon: 'box', run: () => setDealing(true) },
          { label: text.duplicate, icon: 'plus', run: () => void copy() },
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
      : [{ label: text.restore, icon: 'refresh', run: () => void restoreFromBin(product) }, history];
  return (
    <>
      {deletedAt === null && product.availability !== 'sold' && (
        <Button
          aria-label={dealText.sellNamed(name)}
          onClick={() => void sellProduct(product)}
          // Below the text, in the last two columns of the row's or the tile's grid.
          className="relative col-[-3/-1] row-start-3 min-h-target justify-self-start px-2.5! text-sm max-lg:mt-1"
        >
          {dealText.sell}
        </Button>
      )}
      <div className="row-span-2 -mr-3 self-start">
        <Menu label={adminText.actions(name)} items={items} />
      </div>
      {isDealing && (
        <DealDialog
          deal={product}
          lead={name}
          busy={false}
          onApply={(deal) => {
            setDealing(false);
            void changeDeal(product, deal);
          }}
          onClose={() => setDealing(false)}
        />
      )}
    </>
  );
}
