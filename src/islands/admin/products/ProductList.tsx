import type { AdminProductRow } from '#src/domain/admin/product.ts';
import type { ListView } from '#src/stores/admin/view.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { Check } from '../ui/Check.tsx';
import { ProductRow, ROW_GRID } from './ProductRow.tsx';
import { GRID } from './ProductSkeletons.tsx';
import { ProductTile } from './ProductTile.tsx';

type Props = {
  products: readonly AdminProductRow[];
  view: ListView;
  selected: Pick<ReadonlySet<number>, 'has'>;
  onSelect: (products: readonly AdminProductRow[], selected: boolean) => void;
  editAddress: (id: number) => string;
  onDeal: (product: AdminProductRow) => void;
  onDelete: (product: AdminProductRow) => void;
};

export const SELECT_ALL_ID = 'oznaci-sve';

const COLUMNS = ['name', 'vehicle', 'years', 'category', 'status'] as const;

export function ProductList(props: Props) {
  const { products, view, selected, onSelect, editAddress, onDeal, onDelete } = props;
  const Item = view === 'grid' ? ProductTile : ProductRow;
  const marked = products.filter(({ id }) => selected.has(id)).length;
  const selectAll = (
    <Check
      id={SELECT_ALL_ID}
      ref={(box) => {
        if (box) box.indeterminate = marked > 0 && marked < products.length;
      }}
      checked={marked > 0 && marked === products.length}
      onChange={(event) => onSelect(products, event.target.checked)}
      className={`flex min-h-target items-center gap-2.5 text-sm text-ink-2 ${view === 'list' ? 'xl:grid xl:size-target xl:place-items-center' : ''}`}
    >
      <span className={view === 'list' ? 'xl:sr-only' : ''}>{text.selectAll}</span>
    </Check>
  );
  return (
    <>
      {view === 'list' ? (
        <div className={`border-t border-t-line-strong ${ROW_GRID}`}>
          <div className="col-span-4 xl:col-span-1">{selectAll}</div>
          <span className="max-xl:hidden" />
          {COLUMNS.map((column) => (
            <span key={column} aria-hidden="true" className="label max-xl:hidden">
              {text[`column.${column}`]}
            </span>
          ))}
        </div>
      ) : (
        <div className="border-t border-line-strong">{selectAll}</div>
      )}
      <ul aria-label={text.title} className={view === 'grid' ? GRID : ''}>
        {products.map((product) => (
          <Item
            key={product.id}
            product={product}
            selected={selected.has(product.id)}
            onSelect={(on) => onSelect([product], on)}
            editAddress={editAddress(product.id)}
            onDeal={() => onDeal(product)}
            onDelete={() => onDelete(product)}
          />
        ))}
      </ul>
    </>
  );
}
