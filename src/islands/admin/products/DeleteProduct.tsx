import { productsText as text } from '#src/strings/admin/products.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { type Named, removeProduct } from './product-actions.ts';

type Props = { product: Named; onClose: () => void; onDeleted: () => void };

/** The specification's question before a product goes to the bin. */
export const DeleteProduct = ({ product, onClose, onDeleted }: Props) => (
  <ConfirmDialog
    title={text['delete.title']}
    question={text['delete.question'](product.name)}
    confirm={text['delete.confirm']}
    onConfirm={() => {
      onClose();
      void removeProduct(product).then((isDeleted) => {
        if (isDeleted) onDeleted();
      });
    }}
    onCancel={onClose}
  />
);
