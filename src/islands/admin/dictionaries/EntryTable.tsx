import { type ComponentProps, type ReactNode, useState } from 'react';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { productsOf } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { RowName } from '../ui/RowName.tsx';
import { DeleteDialog, type Refusal } from './DeleteDialog.tsx';

export type Column<Row> = {
  label: string;
  isNumber?: boolean;
  className?: string;
  cell: (row: Row) => ReactNode;
};

type Opening = { href: string } | { onOpen: () => void };

type Props<Row> = {
  grid: string;
  nameLabel: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  opening: (row: Row) => Opening;
  note?: (row: Row) => string;
  /** What a phone shows in place of the columns; products follow. */
  summary: (row: Row) => string;
  /** For the link to the products that refer to a row. */
  reference: 'manufacturer' | 'model';
  /** The page of the shop that shows a row. */
  pageOf: (row: Row) => string;
  onEdit: (row: Row) => void;
  refusal: (row: Row) => Refusal | undefined;
  remove: (row: Row, withModels: boolean) => Promise<unknown>;
  merge: { label: string; dialog: (row: Row, onClose: () => void) => ReactNode };
};

type Entry = { id: number; name: string; products: number };

const GRID = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line';

/** Manufacturers or models: name, facts and a menu in every row. */
export function EntryTable<Row extends Entry>(props: Props<Row>) {
  const { grid, columns, reference, merge } = props;
  const [open, setOpen] = useState<{ row: Row; dialog: 'merge' | 'delete' }>();
  const close = () => setOpen(undefined);
  const menuOf = (row: Row) =>
    entryMenu(
      props.pageOf(row),
      () => props.onEdit(row),
      () => setOpen({ row, dialog: 'delete' }),
      { label: merge.label, icon: 'share', run: () => setOpen({ row, dialog: 'merge' }) },
    );
  return (
    <>
      <div className={`${GRID} ${grid} hidden border-t border-t-ink py-2.5 label lg:grid`} aria-hidden="true">
        <span>{props.nameLabel}</span>
        {columns.map(({ label, isNumber }) => (
          <span key={label} className={isNumber ? 'text-right' : ''}>
            {label}
          </span>
        ))}
        <span className="text-right">{text.productsColumn}</span>
      </div>
      <ul className="max-lg:border-t max-lg:border-ink">
        {props.rows.map((row) => (
          <li key={row.id} className={`${GRID} ${grid} relative py-2 lg:py-1.5 lg:hover:bg-surface`}>
            <div className="min-w-0">
              <RowName
                {...(props.opening(row) as ComponentProps<typeof RowName>)}
                className="flex min-h-8 items-center lg:min-h-target"
              >
                {row.name}
              </RowName>
              {props.note?.(row) && <p className="truncate text-sm text-ink-2">{props.note(row)}</p>}
              <p className="text-sm text-ink-2 num lg:hidden">
                {props.summary(row)} · <ProductsLink row={row} address={productsOf(reference, row.id)} />
              </p>
            </div>
            {columns.map(({ label, isNumber, className = 'text-ui num', cell }) => (
              <span key={label} className={`${className} ${isNumber ? 'text-right' : ''} max-lg:hidden`}>
                {cell(row)}
              </span>
            ))}
            <span className="text-right text-ui num max-lg:hidden">
              <ProductsLink row={row} address={productsOf(reference, row.id)} />
            </span>
            <div className="-mr-3 max-lg:col-start-2 max-lg:row-start-1">
              <Menu label={adminText.actions(row.name)} items={menuOf(row)} />
            </div>
          </li>
        ))}
      </ul>
      {open?.dialog === 'merge' && merge.dialog(open.row, close)}
      {open?.dialog === 'delete' && (
        <DeleteDialog
          name={open.row.name}
          productsAddress={productsOf(reference, open.row.id)}
          refusal={props.refusal(open.row)}
          remove={(withModels) => props.remove(open.row, withModels)}
          onClose={close}
        />
      )}
    </>
  );
}

type LinkProps = { row: { name: string; products: number }; address: string };

/** A link to the products that refer to the entry; it lies over the row's own link. */
export const ProductsLink = ({ row: { name, products }, address }: LinkProps) =>
  products === 0 ? (
    text.products(0)
  ) : (
    <AdminLink
      href={address}
      aria-label={`${name}: ${text.products(products)}`}
      className="relative -my-2.5 inline-flex min-h-target items-center"
    >
      <span className="link-in">{text.products(products)}</span>
    </AdminLink>
  );

/** The menu of every entry of the dictionaries; `more` comes before the deletion. */
export const entryMenu = (
  address: string,
  onEdit: () => void,
  onDelete: () => void,
  ...more: MenuItem[]
): MenuItem[] => [
  { label: text.edit, icon: 'edit', run: onEdit },
  { label: text.viewPage, icon: 'external', run: () => window.open(address) },
  ...more,
  { label: text.remove, icon: 'trash', danger: true, run: onDelete },
];
