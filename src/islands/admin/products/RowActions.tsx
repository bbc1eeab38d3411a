import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { go, routeHash } from '#src/stores/admin/route.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { bringBack, copyProduct } from './use-product-actions.ts';

type Props = {
  product: AdminProductRow;
  /** Address of the product's form within this list. */
  editAddress: string;
  onDelete: () => void;
};

export function RowActions({ product, editAddress, onDelete }: Props) {
  const { id, name, status, deletedAt } = product;
  const copy = async () => {
    const made = await copyProduct(product);
    if (made !== undefined) go(editAddress.replace(`/${id}`, `/${made}`));
  };
  const history: MenuItem = {
    label: text.history,
    icon: 'clock',
    run: () => go(routeHash('historija', [], new URLSearchParams({ proizvod: String(id) }))),
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
      : [{ label: text.restore, icon: 'refresh', run: () => void bringBack(product) }, history];
  return <Menu label={adminText.actions(name)} items={items} />;
}
