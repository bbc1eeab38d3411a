import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { go } from '#src/stores/admin/route.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { historyAddress } from './product-address.ts';
import { copyProduct, restoreFromBin } from './product-actions.ts';

type Props = {
  product: AdminProductRow;
  editAddress: string;
  onDelete: () => void;
};

export function RowActions({ product, editAddress, onDelete }: Props) {
  const { id, name, status, deletedAt } = product;
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
  return <Menu label={adminText.actions(name)} items={items} />;
}
